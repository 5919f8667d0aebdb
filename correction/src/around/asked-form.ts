import type { Analysis } from '../analysis/analysis.ts';
import { within } from '../kernel/numbers.ts';
import * as r from '../lexicon/readings.ts';
import { type Answers, askOnce, roomForAnswers } from '../models/kept-answers.ts';
import type { Models } from '../models/models.ts';
import { factsAt } from '../models/noun-forms.ts';
import { headSpelling } from './head-of-noun.ts';
import { fillNounWindow, NOUN_SLOTS, nounFlags } from './noun-window.ts';
import { type Window, windowOf } from './window.ts';

/** What the net tells apart: nothing is needed, »en« or »et«, the ending of one, of several, and of several that are known. */
const FORMS = 5;
const NOTHING = 0;
/** Forms that may be spelt as the bare singular is. */
const WRITTEN: readonly (readonly [form: number, bits: number])[] = [
  [2, r.NOUN | r.SINGULAR | r.DEFINITE],
  [3, r.NOUN | r.PLURAL | r.INDEFINITE],
];
const MOST_ADJECTIVES = 3;
/** In so few sentences nobody knows what the text has named before. */
const HARDLY_ANY = 2;
const FARTHEST = 8;
/** Of a form that is the written one. */
const NOT_ANOTHER = -FARTHEST;

/**
 * How much likelier each form is than what stands there, a noun in the singular with neither article nor ending, as log odds: with an article, definite,
 * plural, definite plural. Null of a noun that the dictionary does not know.
 */
export function askedFormOdds(a: Analysis, at: number, adjectives: number, models: Models): Float64Array | null {
  return askOnce(a.once(answersOf), at * (MOST_ADJECTIVES + 1) + adjectives, () => ask(a, at, adjectives, models));
}
const newWindow = (): Window => windowOf(NOUN_SLOTS);
const answersOf = (a: Analysis): Answers => roomForAnswers(a, MOST_ADJECTIVES + 1);

function ask(a: Analysis, at: number, adjectives: number, models: Models): Float64Array | null {
  const { word } = a.types[at]!;
  const lemma = word < 0 ? null : a.lexicon.lemma(word, r.NOUN);
  if (lemma === null) return null;
  const [own, head] = models.secondReader.meant([lemma, headSpelling(lemma, a.lexicon)]);
  const phrase = { at, adjectives, opener: at - adjectives - 1, lemma: own!, head: head! };
  const window = a.once(newWindow);
  fillNounWindow(a, models.secondReader.words(a), phrase, window);
  const isNamed = a.sentences.length - 1 > HARDLY_ANY ? (factsAt(a, at, models)?.isKnown ?? false) : null;
  const said = models.around.weigh('noun', window, nounFlags(isNamed, adjectives, a.opensSentence(at - adjectives)));
  // »planter«, »klokken«: nobody can tell which of two forms stands there
  const written = WRITTEN.filter(([, bits]) => a.canBe(at, bits, r.GENITIVE)).map(([form]) => form);
  const nothing = Math.log([NOTHING, ...written].reduce((sum, form) => sum + Math.exp(said[form]!), 0));
  const odds = new Float64Array(FORMS - 1);
  for (let form = 1; form < FORMS; form++)
    odds[form - 1] = written.includes(form) ? NOT_ANOTHER : within(said[form]! - nothing, -FARTHEST, FARTHEST);
  return odds;
}
