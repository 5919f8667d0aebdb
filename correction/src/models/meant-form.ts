import type { Analysis } from '../analysis/analysis.ts';
import { CLOSED_KINDS, type Kind } from '../language-model/closed-sets.ts';
import type { Alternative } from '../language-model/known-word.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { withProofOfForm } from '../proof-reader/together.ts';
import { hashString, mix } from '../tagger/hash.ts';
import { askedForm } from '../verbs/asked-form.ts';
import { finitesAround } from '../verbs/finites-around.ts';
import { SUBJECTS_AND_I } from '../words/persons.ts';
import { carelessness, oddness } from './carelessness.ts';
import { type FeatureRow, inSteps, rowOf } from './feature-row.ts';
import type { Models } from './models.ts';
import { factsAt, nounFormProbabilities } from './noun-forms.ts';
import { NOUN_FORMS } from './noun-table.ts';
import { CLAUSE, clauseBefore, finitesAfter, keyOfWord, openerBefore, readingsAt, tagAfter, tagAt, tagBefore, wordAt, verbBefore } from './surroundings.ts';
import { verbFormProbabilities, VERB_FORM_BITS } from './verb-forms.ts';
import { ADJECTIVE_FORMS, formProbabilities } from './word-forms.ts';

const ODDS = { step: 0.7, least: -6, most: 10 };
const LEAST_CHANCE = 1e-5;
const USUAL_STEP = 9;
/** So far the story of a verb is looked at, what is near, and what a noun or an adjective belongs to. */
const STORY = 40;
const NEAR = 12;
const PHRASE = 6;
const MOST_ADJECTIVES = 3;

/** How likely another form or a word that is taken for it was meant at a place, as log odds in a usual text. */
export function meantOdds(a: Analysis, at: number, other: Alternative, models: Models): number {
  const row = rowOf(a);
  gatherMeant(a, at, other, models, row);
  return withProofOfForm(a, at, other, models.meant.odds(row.values, row.count), models);
}

/**
 * What tells of a place whether another word was meant: what the network and the models of forms find, the words around and their kinds, of verbs the clause
 * and the tense of what is told, of nouns and adjectives what they belong to and whether it was spoken of.
 */
export function gatherMeant(a: Analysis, at: number, other: Alternative, models: Models, row: FeatureRow): void {
  row.count = 0;
  const kind = hashString(other.kind, 1);
  const pair = pairOf(a, at, other);
  gatherOpinions(a, at, other, kind, pair, models, row);
  gatherAround(a, at, other, kind, pair, row);
  const isVerb = other.kind === 'present' || other.kind === 'verb-form';
  if (isVerb) gatherClause(a, at, pair, row);
  if (other.kind === 'noun-form' || other.kind === 'gender' || other.kind === 'adjective')
    gatherPhrase(a, at, pair, models, row);
}

/** Which form stands for which; of small words which word for which. */
const pairOf = (a: Analysis, at: number, { word, kind }: Alternative): number =>
  CLOSED_KINDS.has(kind)
    ? mix(hashString(a.lower(at), 2), hashString(word, 2))
    : mix(hashString(kind, 1), mix(formsOf(a.types[at]!.listed, a.lexicon), formsOf(a.lexicon.find(word), a.lexicon)));

const FORMS: readonly (readonly [number, number])[] = [
  ...NOUN_FORMS.map((form) => [form, r.GENITIVE] as const),
  ...VERB_FORM_BITS,
  ...ADJECTIVE_FORMS.forms,
  [r.OTHER, 0],
];

/** The forms that a word can be, as bits. */
function formsOf(word: number, lexicon: Lexicon): number {
  let bits = 0;
  FORMS.forEach(([wanted, unwanted], k) => {
    if (lexicon.hasReading(word, wanted, unwanted)) bits |= 1 << k;
  });
  return bits;
}

function gatherOpinions(
  a: Analysis,
  at: number,
  other: Alternative,
  kind: number,
  pair: number,
  models: Models,
  row: FeatureRow,
): void {
  const net = models.secondReader.odds(a, at, other.word);
  const expected = models.secondReader.expected(a, at);
  const fine = inSteps(net, ODDS.step, ODDS.least, ODDS.most);
  const coarse = inSteps(net, 2 * ODDS.step, ODDS.least, ODDS.most);
  row.one(1, pair);
  row.one(2, kind);
  row.two(3, kind, fine);
  row.two(4, pair, coarse);
  row.two(5, kind, inSteps(expected, 1, -8, 10));
  row.two(6, inSteps(expected, 2, -8, 10), coarse);
  const { frequencies } = a.lexicon;
  const usual = (word: number): number => (word < 0 ? 0 : frequencies[word]!);
  const [own, others] = [usual(a.types[at]!.listed), usual(a.lexicon.find(other.word))];
  row.two(7, kind, Math.round((others - own) / USUAL_STEP));
  row.two(8, kind, Math.round(own / USUAL_STEP));
  row.two(9, kind, Math.round(others / USUAL_STEP));
  const careless = carelessness(a);
  row.two(14, kind, careless);
  row.three(15, kind, careless, coarse);
  const odd = oddness(a, at, models);
  row.two(16, kind, odd);
  row.three(17, kind, odd, coarse);
  row.two(18, pair, odd);
  const forms = oddsOfForm(a, at, other, models);
  if (forms !== null) {
    row.two(10, pair, inSteps(forms, 0.8, -8, 8));
    row.three(11, kind, inSteps(forms, 1.5, -8, 8), coarse);
  }
  const { stops, commas } = models.secondReader.read(a);
  row.two(12, pair, inSteps(stops[at]!, 2, -6, 6));
  row.two(13, pair, inSteps(commas[at]!, 2, -8, 6));
}

/** How much likelier the model of the word's forms finds the other one, as log odds; null of what it knows no forms of. */
function oddsOfForm(a: Analysis, at: number, { word, kind }: Alternative, models: Models): number | null {
  const [forms, chances] = chancesOfForms(a, at, kind, models);
  if (chances === null) return null;
  const chanceOf = (listed: number): number => {
    let sum = LEAST_CHANCE;
    forms.forEach(([wanted, unwanted], k) => {
      if (a.lexicon.hasReading(listed, wanted, unwanted)) sum += chances[k]!;
    });
    return Math.log(sum);
  };
  return chanceOf(a.lexicon.find(word)) - chanceOf(a.types[at]!.listed);
}

const NOUNS = NOUN_FORMS.map((form) => [form, r.GENITIVE] as const);

function chancesOfForms(
  a: Analysis,
  at: number,
  kind: Kind,
  models: Models,
): [readonly (readonly [number, number])[], Float64Array | null] {
  if (kind === 'present' || kind === 'verb-form') return [VERB_FORM_BITS, verbFormProbabilities(a, at, models)];
  if (kind === 'noun-form') return [NOUNS, nounFormProbabilities(a, at, models)];
  if (kind === 'adjective') return [ADJECTIVE_FORMS.forms, formProbabilities(a, at, ADJECTIVE_FORMS, models)];
  return [[], null];
}

function gatherAround(
  a: Analysis,
  at: number,
  other: Alternative,
  kind: number,
  pair: number,
  row: FeatureRow,
): void {
  const [before, after] = [a.before(at), a.after(at)];
  const [farLeft, farRight] = [a.before(before), a.after(after)];
  const [t0, t00, t2, t3] = [tagBefore(a, before), tagBefore(a, farLeft), tagAfter(a, at), tagAt(a, farRight)];
  const [w0, w00, w2, w3] = [wordAt(a, before), wordAt(a, farLeft), wordAt(a, after), wordAt(a, farRight)];
  const [own, meant] = [wordAt(a, at), keyOfWord(other.word)];
  row.two(20, pair, t0);
  row.two(21, pair, t2);
  row.three(22, pair, t0, t2);
  row.three(23, pair, t00, t0);
  row.three(24, pair, t2, t3);
  row.three(25, pair, mix(t00, t0), mix(t2, t3));
  row.two(26, pair, a.tags[at]!);
  row.three(27, pair, mix(t0, a.tags[at]!), t2);
  row.two(28, pair, w0);
  row.two(29, pair, w2);
  row.three(30, pair, w0, w2);
  row.three(31, pair, w00, w0);
  row.three(32, pair, w2, w3);
  row.three(33, pair, w0, t2);
  row.three(34, pair, t0, w2);
  row.two(35, w0, own);
  row.two(36, own, w2);
  row.two(37, w0, meant);
  row.two(38, meant, w2);
  row.three(39, w00, w0, own);
  row.three(40, w00, w0, meant);
  row.three(41, own, w2, w3);
  row.three(42, meant, w2, w3);
  row.three(43, w0, own, w2);
  row.three(44, w0, meant, w2);
  row.two(45, kind, own);
  row.two(46, kind, meant);
  row.two(47, own, meant);
  const opens = before < 0 ? 1 : 0;
  row.two(48, pair, opens * 2 + (after < 0 || a.isMark(after) ? 1 : 0));
  row.two(49, pair, openerBefore(a, at).opener);
}

/** Of a verb: what asks for it, the other verbs of its clause, what opens that, and the tense around. */
function gatherClause(a: Analysis, at: number, pair: number, row: FeatureRow): void {
  const asked = askedForm(a, at);
  row.two(60, pair, asked === null ? 0 : mix(hashString(asked.form, 4), Math.round(asked.weight / 15)));
  const { verbs, auxiliary, hasAt, opener } = clauseBefore(a, at);
  const verbsRight = finitesAfter(a, at, CLAUSE);
  row.two(61, pair, Math.min(verbs, 2) * 3 + Math.min(verbsRight, 2));
  row.two(62, pair, auxiliary);
  row.three(63, pair, opener, Math.min(verbs, 2));
  row.three(64, pair, hasAt ? 1 : 0, auxiliary);
  const far = tenseAround(a, at, STORY);
  row.two(65, pair, far);
  row.three(66, pair, far, tenseAround(a, at, NEAR));
  row.three(67, pair, far, opener);
}

const NO_VERB = 9;

/** The share of pasts among the verbs within so many words of a place, in sixths. */
function tenseAround(a: Analysis, at: number, reach: number): number {
  const { past, all } = finitesAround(a, at, reach);
  return all === 0 ? NO_VERB : Math.round((6 * past) / all);
}

/** Of a noun, an adjective or an article: whether the thing was spoken of, the noun ahead, and what a predicate is said of. */
function gatherPhrase(a: Analysis, at: number, pair: number, models: Models, row: FeatureRow): void {
  const before = a.before(at);
  const known = factsAt(a, at, models);
  const spokenOf = known === null ? 0 : known.isKnown ? 1 : 2;
  const [habit, head] = known === null ? [0, 0] : [known.facts.habit, known.facts.head];
  row.three(70, pair, spokenOf, openerBefore(a, at).opener);
  row.three(71, pair, spokenOf, mix(tagAt(a, before), tagAt(a, a.after(at))));
  row.two(72, pair, habit);
  row.two(73, pair, head);
  row.three(74, pair, head, wordAt(a, before));
  row.three(75, pair, spokenOf, head);
  let ahead = a.after(at);
  for (let steps = 0; ahead >= 0 && a.is(ahead, r.ADJECTIVE) && steps < MOST_ADJECTIVES; steps++) ahead = a.after(ahead);
  const isNoun = ahead >= 0 && a.is(ahead, r.NOUN);
  row.two(76, pair, isNoun ? readingsAt(a, ahead) : 0);
  row.two(77, pair, wordAt(a, ahead));
  const subject = subjectBefore(a, at);
  const asSubject = subject < 0 ? 0 : a.is(subject, r.NOUN) ? readingsAt(a, subject) : wordAt(a, subject);
  row.three(78, pair, asSubject, a.is(before, r.VERB) ? 1 : 0);
  row.three(79, pair, asSubject, wordAt(a, before));
  row.two(80, pair, wordAt(a, verbBefore(a, before)));
}

/** The nearest noun or person before a place, of which a predicate there may be said; −1 of none. */
function subjectBefore(a: Analysis, at: number): number {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < PHRASE && !a.isMark(k); k = a.before(k), steps++)
    if (a.is(k, r.NOUN) || SUBJECTS_AND_I.test(a.lower(k))) return k;
  return -1;
}
