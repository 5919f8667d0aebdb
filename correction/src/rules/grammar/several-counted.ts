import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { RELATIVES } from '../../words/links.ts';
import { PEOPLE } from '../../words/people.ts';
import { BODY_PARTS, THINGS, TIME_UNITS } from '../../words/things.ts';
import { SUBJECTS } from '../../words/persons.ts';
import { IS_WAS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;
const NUMBERS =
  'to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds ' +
  'tres halvfjerds firs halvfems hundrede tusind';
const MORE = 'mange flere adskillige utallige folks';

/** »tolv bord«, »ti minut«, »så mange trappe«: what one counts, also where without its ending it looks like another kind of word. */
export const severalCounted: WordRule = {
  id: 'several-counted',
  subcategory: 'number',
  on: { words: `${NUMBERS} ${MORE}` },
  wrong: [
    ['Vi har to hund derhjemme.', 'Vi har to hunde derhjemme.'],
    ['Der var mange elev i gården.', 'Der var mange elever i gården.'],
    ['Vi kørte i tre time.', 'Vi kørte i tre timer.'],
    ['Han har fyrre ko og en hund.', 'Han har fyrre køer og en hund.'],
    ['Vi boede der i tre nat.', 'Vi boede der i tre nætter.'],
    ['Jeg har ikke spist i to dag.', 'Jeg har ikke spist i to dage.'],
    ['Vi lavede et puslespil med tusind brik.', 'Vi lavede et puslespil med tusind brikker.'],
    ['I klubben er der tolv bord og en bar.', 'I klubben er der tolv borde og en bar.'],
    ['Vi fik ti minut mere til at spise.', 'Vi fik ti minutter mere til at spise.'],
    ['Han kan ikke gå op ad så mange trappe.', 'Han kan ikke gå op ad så mange trapper.'],
    ['Om eftermiddagen kom to mand, som snakkede.', 'Om eftermiddagen kom to mænd, som snakkede.'],
    ['Jeg kunne se på folks hånd.', 'Jeg kunne se på folks hænder.'],
    ['Hjemme har jeg mange stoler og et bord.', 'Hjemme har jeg mange stole og et bord.'],
  ],
  right: [
    'Mange dør af sult.',
    'Der sad to unge på bænken.',
    'Vi var fire mand om bord.',
    'Vi var elleve mand, der sang.',
    'Klokken to kom bussen.',
    'Hun har to får og tre æg.',
    'Der er mange skovveje.',
    'Jeg sover i hus nummer ti.',
  ],
  match(a, at): Finding | null {
    const first = a.after(at);
    const isDescribed = a.is(first, r.ADJECTIVE) && !isCounted(a.lower(first)) && !WHICH.test(a.lower(first));
    const noun = isDescribed ? a.after(first) : first;
    if (noun < 0 || a.commaAfter(a.before(noun)) || a.hasCapital(noun)) return null;
    if (!isDescribed && isAfterVerb(a, a.before(at))) {
      const other = inOtherEnding(a, noun);
      if (other !== null) return replaceWord(a, noun, other, 0.88);
    }
    if (!isOneOf(a, noun)) return null;
    if (CLOCK_OR_NUMBER.test(a.lower(a.before(at)))) return null;
    const next = a.after(noun);
    // »to bil dæk«: a word written in two
    if (
      !a.commaAfter(noun) &&
      !MEASURES.test(a.lower(noun)) &&
      (a.is(next, r.NOUN) || a.lexicon.find(a.lower(noun) + a.lower(next)) >= 0)
    )
      return null;
    // »vi var fire mand«
    if (a.lower(noun) === 'mand' && (IS_WAS.test(a.lower(a.before(at))) || !isTold(a, next))) return null;
    const form =
      vowelPlural(a.lower(noun)) ?? a.lexicon.otherForms(a.types[noun]!.word, SINGULAR, PLURAL, r.GENITIVE)[0];
    return form === undefined ? null : replaceWord(a, noun, form, 0.92);
  },
};

/** »to mand, | som snakkede«; »fire mand, | som om …« */
const isTold = (a: Analysis, at: number): boolean => RELATIVES.test(a.lower(at)) && a.lower(at + 1) !== 'om';

const isAfterVerb = (a: Analysis, before: number): boolean =>
  a.is(before, r.VERB) || (SUBJECTS.test(a.lower(before)) && a.is(a.before(before), r.VERB));

/** »har mange stoler«, »ser to hester«: the plural with an ending that it does not have, and that is a verb as well (»stoler på«). */
function inOtherEnding(a: Analysis, noun: number): string | null {
  const lower = a.lower(noun);
  const base = [lower.slice(0, -1), lower.slice(0, -2)].find(isCounted);
  if (!lower.endsWith('er') || base === undefined || r.hasAny(a.union(noun), r.NOUN | r.ADJECTIVE | r.OTHER))
    return null;
  const form = a.lexicon.otherForms(a.lexicon.find(base), SINGULAR, PLURAL, r.GENITIVE)[0];
  const next = a.after(noun);
  const closes =
    next < 0 || a.isMark(next) || a.commaAfter(noun) || r.hasAny(a.reading(next), r.PREPOSITION | r.CONJUNCTION);
  return form === undefined || form === lower || !closes ? null : form;
}

/** »jeg bliver seksten næste gang« */
const WHICH = new WordList('næste sidste første forrige');
const CLOCK_OR_NUMBER = new WordList('klokken kl nummer kapitel side nr linje bus klasse');

/** »to spiseske salt«: what there is so much of. */
const MEASURES = new WordList('spiseske teske kop dåse pose kasse flaske skål tallerken pakke spand skefuld håndfuld');

const isCounted = (lower: string): boolean =>
  THINGS.test(lower) || PEOPLE.test(lower) || BODY_PARTS.test(lower) || TIME_UNITS.test(lower);

/** Counted, and in no form of several; not »dør«, which many do, and no »unge«. */
const isOneOf = (a: Analysis, noun: number): boolean =>
  isCounted(a.lower(noun)) &&
  a.types[noun]!.listed >= 0 &&
  a.canBe(noun, SINGULAR) &&
  (!a.canBe(noun, PLURAL) || vowelPlural(a.lower(noun)) !== undefined) &&
  !r.hasAny(a.union(noun), r.FINITE | r.ADJECTIVE);
