import type { Analysis } from '../../analysis/analysis.ts';
import { type Person, subjectPerson } from '../../clauses/persons.ts';
import { replaceWord } from '../../kernel/finding.ts';
import { probabilityOf } from '../../kernel/probability.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { CLOSED_KINDS, type Kind } from '../../language-model/closed-sets.ts';
import type { Alternative } from '../../language-model/known-word.ts';
import * as r from '../../lexicon/readings.ts';
import { oddness } from '../../models/carelessness.ts';
import { smallWordError } from '../../models/confusions.ts';
import { meantOdds } from '../../models/meant-form.ts';
import type { Models } from '../../models/models.ts';
import { actionFor } from '../../proof-reader/actions.ts';
import type { SubcategoryId } from '../../taxonomy/taxonomy.ts';
import { isNameElsewhere } from '../../phrases/name-elsewhere.ts';
import { isOnSuchDays } from '../../phrases/such-days.ts';
import { WordList } from '../../words/word-list.ts';

/** What is so much expected stands as it was meant, which spares weighing nine words of ten. */
const EXPECTED = 2.5;
/** What the network finds less likely than this, as log odds, is not weighed. */
const NET_LEAST = 0;
/** The same in a text so odd, of what the proof-reader suspects. */
const ODD = 4;
const EXPECTED_ODD = 4;
const NET_LEAST_ODD = -3;
const SUSPECTED = -0.5;
/** More than so many others of one word are never meant. */
const MOST = 2;
/** What is less likely is never shown: how careless the text is has been weighed. */
const LEAST = 0.76;
/** When something was is told in other sentences too: »I dag griner jeg af det«. */
const LEAST_OF_TENSE = 0.87;
const SUREST = 0.95;
/** Of articles and their like more than half were wrong: what the noun is told by stands elsewhere. */
const UNTOLD: ReadonlySet<Kind> = new Set(['gender']);

/** Another form or small word, as a model tells that has seen many confused; rules that know the pattern explain it instead. */
export const formMeant: WordRule = {
  id: 'form-meant',
  subcategory: 'sound-alike',
  general: true,
  waits: true,
  on: { readings: [r.NOUN, r.VERB, r.ADJECTIVE, r.OTHER] },
  wrong: [
    ['Jeg hade aldrig hører den historie før.', 'Jeg havde aldrig hørt den historie før.'],
    [
      'Hovedretten kunne vi slet ikke gættede, men den smagde godt.',
      'Hovedretten kunne vi slet ikke gætte, men den smagte godt.',
    ],
    [
      'I uge 41 var jeg i praktikken hos en bager, og det var rigdig sjovt.',
      'I uge 41 var jeg i praktik hos en bager, og det var rigtig sjovt.',
    ],
  ],
  right: [
    'Bøgerne stillede han på hylden, vækkeuret glemte han.',
    'Prøv at se varm ud!',
    'Om lommer skrev han ikke et ord.',
    'Måske er prisen en anden i morgen.',
    'Min kat hedder Pandekage. Pandekage sover hele dagen.',
    'På skoledage sov de i gennemsnit 7 timer og 10 minutter.',
    'Den fik de i 1915.',
  ],
  match(a, at, models) {
    if (a.hasCapital(at) && (!a.opensSentence(at) || (a.is(at, r.NOUN) && isNameElsewhere(a, at)))) return null;
    let best: { word: string; kind: Kind; probability: number } | null = null;
    for (const other of likeliestOthers(a, at, models)) {
      const probability = probabilityOf(meantOdds(a, at, other, models));
      if (probability >= LEAST && probability > (best?.probability ?? 0)) best = { ...other, probability };
    }
    if (best === null) return null;
    const subcategory = subcategoryOf(a, at, best.word, best.kind);
    if ((best.kind === 'sin-hans' && isOfAnother(a, at)) || isOnSuchDays(a, at)) return null;
    if (subcategory === 'tense' && best.probability < LEAST_OF_TENSE) return null;
    const confidence = Math.min(SUREST, best.probability);
    const found = {
      ...replaceWord(a, at, best.word, confidence, subcategory),
      yields: true,
      slip: true,
      weighed: true,
    };
    return best.kind === 'noun-form' ? { ...found, explanation: OF_NOUN } : found;
  },
};

const OF_NOUN =
  'Her passer »{replacement}« og ikke »{token}«. Tænk på, om der er én eller flere, og om det er en bestemt, som læseren kender, eller en af mange.';

const OF_HIM_OR_HER: Readonly<Record<string, Person>> = { hans: 'han', hendes: 'hun' };
const NEITHER = new WordList('jeg du vi i');
/** »jeg lånte | hans cykel«, »hun fandt | hans hue«: whose clause it is, is neither he nor she. */
function isOfAnother(a: Analysis, at: number): boolean {
  const owner = OF_HIM_OR_HER[a.lower(at)];
  const subject = owner === undefined ? null : subjectPerson(a, at);
  if (subject === null || subject.last >= at) return false;
  const { person } = subject;
  return NEITHER.test(a.lower(subject.last)) || ((person === 'han' || person === 'hun') && person !== owner);
}

/** The few that the language model finds likeliest, or the proof-reader where a text is odd. */
function likeliestOthers(a: Analysis, at: number, models: Models): Alternative[] {
  const { secondReader, proofReader } = models;
  const expected = secondReader.expected(a, at) ?? 0;
  if (expected > EXPECTED_ODD) return [];
  const isOdd = oddness(a, at, models) >= ODD;
  if (!isOdd && expected > EXPECTED) return [];
  const odds = secondReader.oddsOfAlternatives(a, at);
  return odds
    .flatMap((chance, k) => {
      const other = secondReader.known(a, at)!.alternatives[k]!;
      if (UNTOLD.has(other.kind)) return [];
      if (chance >= NET_LEAST) return [{ chance, other }];
      if (!isOdd || chance < NET_LEAST_ODD) return [];
      const suspected = proofReader.oddsOf(a, at, actionFor(a, at, other));
      return suspected >= SUSPECTED ? [{ chance, other }] : [];
    })
    .sort((one, two) => two.chance - one.chance)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function subcategoryOf(a: Analysis, at: number, meant: string, kind: Kind): SubcategoryId {
  const { lexicon } = a;
  const can = (bits: number): boolean => lexicon.hasReading(lexicon.find(meant), bits);
  if (CLOSED_KINDS.has(kind)) return smallWordError(a.lower(at), meant, kind);
  if (kind === 'adjective') return 'adjective-agreement';
  if (kind === 'ene-ende') return 'ene-ende';
  if (kind === 'noun-form')
    return can(r.NOUN | r.DEFINITE) === a.canBe(at, r.NOUN | r.DEFINITE) ? 'number' : 'definiteness';
  const isFinite = a.canBe(at, r.VERB | r.PRESENT) || a.canBe(at, r.VERB | r.PAST);
  if (can(r.VERB | r.PAST)) return isFinite ? 'tense' : 'past-ending';
  if (can(r.VERB | r.PRESENT)) return a.canBe(at, r.VERB | r.PAST) ? 'tense' : 'present-r';
  return can(r.VERB | r.INFINITIVE) ? 'infinitive' : 'participle';
}
