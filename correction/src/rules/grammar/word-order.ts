import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import type { Analysis } from '../../analysis/analysis.ts';
import * as r from '../../lexicon/readings.ts';

const PERSON = /^(jeg|du|han|hun|vi|man)$/;
const FIRST =
  /^(nu|derefter|bagefter|derfor|pludselig|senere|heldigvis|desværre|endelig|alligevel|desuden|samtidig|først|tit|ofte|bagefter|engang|herefter)$/;
const PHRASE =
  /^(i går|i dag|i morgen|i aftes|i aften|til sidst|til slut|en dag|en gang|om aftenen|om morgenen|om natten|om dagen|i begyndelsen|i starten|i weekenden|i ferien|i skolen|i frikvarteret)$/;
const CAUSE = /^(fordi|hvis|når|da|selvom|mens|inden)$/;
const AFTER_VERB = /^(ikke|aldrig|altid|også)$/;

export const wordOrder: SentenceRule = {
  id: 'word-order',
  subcategory: 'word-order',
  on: 'sentence',
  wrong: [
    ['I går jeg var i biografen.', 'I går var jeg i biografen.'],
    ['Nu hun er min bedste ven.', 'Nu er hun min bedste ven.'],
    ['Jeg blev hjemme, fordi jeg kan ikke svømme.', 'Jeg blev hjemme, fordi jeg ikke kan svømme.'],
  ],
  right: [
    'I går var jeg i biografen.',
    'Jeg blev hjemme, fordi jeg ikke kan svømme.',
    'Når jeg er træt, sover jeg.',
    'Hvis du vil, må du gerne komme.',
  ],
  match(a, from, to): Finding[] {
    const found: Finding[] = [];
    const first = adverbialEnd(a, from);
    if (first >= 0 && !a.commaAfter(first)) {
      const subject = first + 1;
      const verb = a.after(subject);
      if (isSubjectAndVerb(a, subject, verb) && !isVerbLater(a, verb, to)) found.push(swapped(a, subject, verb));
    }
    for (let k = from; k < to - 3; k++) {
      if (!CAUSE.test(a.lower(k)) || !isSubjectAndVerb(a, k + 1, k + 2) || a.commaAfter(k + 2)) continue;
      const adverb = a.after(k + 2);
      // »hvis jeg har ikke«: the adverb closes the clause or a verb form follows it.
      if (AFTER_VERB.test(a.lower(adverb)) && (a.reading(a.after(adverb)) & r.VERB) !== 0 && !a.commaAfter(adverb)) {
        found.push(swapped(a, k + 2, adverb));
      }
    }
    return found;
  },
};

/** The last place of an adverbial that opens the sentence and asks for the verb next; −1 when there is none. */
function adverbialEnd(a: Analysis, from: number): number {
  if (FIRST.test(a.lower(from))) return from;
  const next = a.after(from);
  return next >= 0 && PHRASE.test(`${a.lower(from)} ${a.lower(next)}`) ? next : -1;
}

const isSubjectAndVerb = (a: Analysis, subject: number, verb: number): boolean =>
  PERSON.test(a.lower(subject)) &&
  !a.commaAfter(subject) &&
  r.hasAny(a.reading(verb), r.FINITE) &&
  !a.canBe(verb, r.NOUN);

/** »I dag jeg talte med, var sur«: the finite verb of the sentence may stand further on. */
function isVerbLater(a: Analysis, verb: number, to: number): boolean {
  const next = a.after(verb);
  if (/^(jeg|du|han|hun|vi|man|de|det|den)$/.test(a.lower(next))) return true;
  for (let k = verb + 1; k < to; k++) if (a.commaAfter(k - 1) && r.hasAny(a.reading(k), r.FINITE)) return true;
  return false;
}

const swapped = (a: Analysis, one: number, other: number): Finding =>
  replaceSpan(a, one, other, `${a.lower(other)} ${a.lower(one)}`, 0.88);
