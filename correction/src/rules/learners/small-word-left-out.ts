import type { Analysis } from '../../analysis/analysis.ts';
import { lackingWords } from '../../around/lacking-word.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { withWord } from '../../language-model/left-out-finding.ts';
import * as r from '../../lexicon/readings.ts';
import { tellsOfWriter } from '../../models/carelessness.ts';
import type { Models } from '../../models/models.ts';
import { mayBeLeftOut } from '../../phrases/left-out.ts';
import { kindOfSmall } from '../../proof-reader/gap-kinds.ts';

/** A sentence or two say too little of who wrote them. */
const OF_SENTENCE = -1;
/** Of what is not annotated as missing and said to be, half is missing all the same. */
const NOT_ANNOTATED = 0.8;
/** Less likely than this is not said; rules that know a pattern are surer. */
const [LEAST, SUREST] = [0.6, 0.9];
/** Another one is offered where it is at most so much less likely, as log odds. */
const ALSO = 1.2;

/** A text so long that it tells of its writer. */
const LONG =
  'I går fejrede vi min mormors fødselsdag hjemme hos os. Hun er firs år og bor alene, men hun kommer tit på besøg. Vi spiste kylling og ris, og bagefter sang alle børnene for hende. ' +
  'Så holdt min far en tale om den gang, hvor familien kom til landet med to kufferter og ingen penge.';

/** »Jeg er glad min nye cykel«, »han bruger den hver dag, men er dyrt«: a small word that stands at places like this one. */
export const smallWordLeftOut: SentenceRule = {
  id: 'small-word-left-out',
  subcategory: 'missing-word',
  ofLearners: true,
  byModels: true,
  general: true,
  on: 'sentence',
  wrong: [[`${LONG} Jeg er glad min nye cykel.`, `${LONG} Jeg er glad for min nye cykel.`]],
  right: [
    'Hun sidder på gulvet og venter på bussen.',
    'Jeg glæder mig til at se dig.',
    'Jeg sagde, du skulle ringe til mig.',
  ],
  match(a, from, to, models) {
    const found: Finding[] = [];
    for (let at = from; at < to; at++) {
      const isGap = a.isWord(at) && (at === from || a.isWord(a.before(at)));
      const lacks = isGap ? lackingBefore(a, at, models) : null;
      if (lacks !== null) found.push(lacks);
    }
    return found;
  },
};

/** The small word that is likeliest missing before a place. */
function lackingBefore(a: Analysis, at: number, models: Models): Finding | null {
  const others = lackingWords(a, at, models)
    .filter(({ word }) => word !== 'at' || mayLackAt(a, at))
    .map(({ word, signs }) => ({ word, odds: models.lackingWords.odds(signs) }))
    .sort((one, two) => two.odds - one.odds);
  const [best] = others;
  if (best === undefined) return null;
  const probability = probabilityOf(best.odds + (tellsOfWriter(a) ? NOT_ANNOTATED : OF_SENTENCE));
  if (probability < LEAST) return null;
  const words = others.filter(({ odds }) => odds > best.odds - ALSO).map(({ word }) => word);
  return withWord(a, { at, kind: kindOfSmall(best.word), words, probability: Math.min(SUREST, probability) });
}

/** »elsker spille«; not »siger han kommer«, where it may be left out, nor »spise med ske«, where the noun is meant. */
const mayLackAt = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.VERB | r.INFINITIVE) && (!a.is(at, r.NOUN) || mayBeLeftOut(a, at, 'at', 'at'));
