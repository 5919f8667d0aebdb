import { replaceWord } from '../../kernel/finding.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { tellsOfWriter } from '../../models/carelessness.ts';
import { smallWordError } from '../../models/confusions.ts';
import { otherSmallWords, SMALL_WORDS } from '../../models/other-small-words.ts';
import { PREPOSITIONS } from '../../models/preposition-table.ts';
import { WordList } from '../../words/word-list.ts';

/** What answers the network better than this stands as it was meant. */
const EXPECTED = 2;
/** Several may be meant, which share the chance; so much likelier any of them is than the likeliest alone, as log odds. */
const TOGETHER = 0.1;
/** A sentence or two say too little of who wrote them. */
const OF_SENTENCE = -1;
/** Rules that know a pattern are surer. */
const SUREST = 0.86;
/** Another one is offered where it is at most so much less likely, as log odds. */
const ALSO = 1.4;
const MOST_OFFERED = 3;

/** A text so long that it tells of its writer. */
const LONG =
  'I går fejrede vi min mormors fødselsdag hjemme hos os. Hun er firs år og bor alene, men hun kommer tit på besøg. Vi spiste kylling og ris, og bagefter sang alle børnene for hende. ' +
  'Så holdt min far en tale om den gang, hvor familien kom til landet med to kufferter og ingen penge.';

/** »fik tårer på øjnene«, »når filmen endelig begyndte«: another small word, as a learner's other words, the language model and the proof-reader together tell. */
export const smallWordMeant: WordRule = {
  id: 'small-word-meant',
  subcategory: 'sound-alike',
  ofLearners: true,
  byModels: true,
  perhaps: true,
  general: true,
  waits: true,
  on: { words: SMALL_WORDS.join(' ') },
  wrong: [[`${LONG} Min onkel fik tårer på øjnene.`, `${LONG} Min onkel fik tårer i øjnene.`]],
  right: ['Hun sidder på gulvet og venter på bussen.', 'Når vi kom hjem fra skole, spiste vi altid brød.'],
  match(a, at, models) {
    if ((a.hasCapital(at) && !a.opensSentence(at)) || MAY_BE_HABIT.test(a.lower(at))) return null;
    if ((models.secondReader.expected(a, at) ?? EXPECTED) >= EXPECTED) return null;
    const others = otherSmallWords(a, at, models)
      .map((other) => ({ ...other, odds: models.smallWords.odds(other.signs) }))
      .sort((one, two) => two.odds - one.odds);
    const [best] = others;
    if (best === undefined) return null;
    const words = others
      .filter(({ odds }) => odds > best.odds - ALSO)
      .slice(0, MOST_OFFERED)
      .map(({ word }) => word);
    const confidence = Math.min(SUREST, probabilityOf(best.odds + (tellsOfWriter(a) ? TOGETHER : OF_SENTENCE)));
    const found = {
      ...replaceWord(a, at, words, confidence, smallWordError(a.lower(at), best.word, best.kind)),
      yields: true,
    };
    return PREPOSITIONS.includes(best.word) ? { ...found, explanation: OF_PREPOSITION } : found;
  },
};

/** »når vi kom hjem«, »da det regner«: what happened once or every time, and why. */
const MAY_BE_HABIT = new WordList('da når');

const OF_PREPOSITION =
  'Her passer »{replacement}« bedre end »{token}«. Mange ord har deres eget faste forholdsord (vente på, bange for, i haven, på gulvet), og det må man lære sammen med ordet.';
