import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closestForm } from '../../phrases/closest-form.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { DIGITS } from '../../words/numbers.ts';
import { WordList } from '../../words/word-list.ts';

/** What one measures stuff and things with. */
const MEASURES = new WordList(
  'kilo kg gram g liter l dl deciliter cl ml tsk spsk teske spiseske teskefuld spiseskefuld knivspids håndfuld stykke stykker skive skiver ' +
    'glas kop kopper flaske flasker dåse dåser pakke pakker pose poser bundt bundter fed stang stænger bæger dusin meter',
);
const ONE_OR_HALF = new WordList('et en halvt halv halvandet to tre fire fem seks syv otte ni ti');
/** They stand before a noun with its ending: »hele dagen«, »selve huset«, »begge drengene«. */
const BEFORE_DEFINITE = new WordList(
  'hele halve selve selveste al alle alt begge samtlige bare mest meget særlig nær tæt fuld fulde fuldt langt lige',
);

/** »et kilo oksekødet«, »i dårligt vejret«, »med små børnene«: nothing before the noun is definite, so the noun is not either. */
export const definiteAfterAdjective: WordRule = {
  id: 'definite-after-adjective',
  subcategory: 'definiteness',
  on: { readings: r.NOUN | r.DEFINITE },
  explanation:
    '»{token}« passer ikke til ordet foran. Skriv »{replacement}«: Her er det ikke en bestemt, som læseren kender, så navneordet skal ikke have -en, -et eller -ne.',
  wrong: [
    ['Vi læste om gamle sagnene.', 'Vi læste om gamle sagn.'],
    ['Du skal bruge et kilo oksekødet.', 'Du skal bruge et kilo oksekød.'],
    ['Køb en halv liter mælken.', 'Køb en halv liter mælk.'],
    ['Vi bruger 200 gram melet.', 'Vi bruger 200 gram mel.'],
    ['De leger med små børnene.', 'De leger med små børn.'],
    ['Jeg mener, at danske skolerne skal have pauser.', 'Jeg mener, at danske skoler skal have pauser.'],
    ['Kære klassen!', 'Kære klasse!'],
  ],
  right: [
    'Du skal bruge et kilo oksekød.',
    'Vi arbejdede hele dagen.',
    'Kan I vende bøgerne om?',
    'Han drak et glas af mælken.',
    'Vi sov begge nætterne i selve huset.',
    'Hun er god til små børn.',
    'Efter ti kilometer var vejen glat.',
    'Han ventede et stykke fra huset.',
    'Det var så sent, at bare tanken var nok.',
  ],
  match(a, at): Finding | null {
    const before = a.before(at);
    if (before < 0 || a.commaAfter(before) || a.types[at]!.listed < 0 || a.hasCapital(at)) return null;
    if (
      !isMeasuredThing(a, at, before) &&
      !(isOnlyDefinite(a, at) && isDescribed(a, before)) &&
      !(isSeenDefinite(a, at) && opensPhrase(a, before, at))
    )
      return null;
    const number = a.canBe(at, r.NOUN | r.PLURAL) ? r.PLURAL : r.SINGULAR;
    const wanted = r.NOUN | r.INDEFINITE | number;
    const forms = a.lexicon.otherForms(a.types[at]!.word, r.NOUN | r.DEFINITE, wanted, r.GENITIVE);
    const form = closestForm(forms, a.lower(at));
    return form === undefined ? null : replaceWord(a, at, form, 0.88);
  },
};

const OTHER_KIND = r.VERB | r.ADJECTIVE | r.OTHER | r.NAME;
const isOnlyDefinite = (a: Analysis, at: number): boolean =>
  a.canBe(at, r.NOUN | r.DEFINITE, r.GENITIVE) &&
  !a.canBe(at, r.NOUN | r.INDEFINITE) &&
  !a.is(at, r.GENITIVE) &&
  !r.hasAny(a.union(at), OTHER_KIND);

/** »huset«, »vandet«: participles by their letters as well. */
const isSeenDefinite = (a: Analysis, at: number): boolean =>
  a.is(at, r.NOUN | r.DEFINITE) &&
  !a.is(at, r.GENITIVE) &&
  !a.canBe(at, r.NOUN | r.INDEFINITE) &&
  !r.hasAny(a.union(at), r.OTHER | r.NAME);

const isMeasuredThing = (a: Analysis, at: number, measure: number): boolean =>
  isMeasured(a, measure) && a.is(at, r.NOUN | r.DEFINITE) && !a.is(at, r.GENITIVE);

/** »200 gram«, »et kilo«, »en halv liter« */
function isMeasured(a: Analysis, measure: number): boolean {
  const amount = a.before(measure);
  if (!MEASURES.test(a.lower(measure)) || amount < 0 || a.commaAfter(amount)) return false;
  return ONE_OR_HALF.test(a.lower(amount)) || DIGITS.test(a.lower(amount)) || a.is(amount, r.NUMERAL);
}

/** »i dårligt«, »med små«: an adjective straight after a preposition. */
function isDescribed(a: Analysis, adjective: number): boolean {
  const preposition = a.before(adjective);
  if (!a.is(adjective, r.ADJECTIVE) || BEFORE_DEFINITE.test(a.lower(adjective)) || a.hasCapital(adjective))
    return false;
  if (determinerBits(a.lower(adjective)) !== 0 || r.hasAny(a.union(adjective), r.OTHER | r.NOUN)) return false;
  // »Kan I | vende bøgerne?«
  if (a.canBe(adjective, r.VERB | r.INFINITIVE)) return false;
  return a.is(preposition, r.PREPOSITION) && !a.commaAfter(preposition);
}

/** »at | danske skolerne«, »findes ikke | danske dyrene«, »Kære klassen«: an adjective of the noun's own number and gender at the head of the phrase. */
function opensPhrase(a: Analysis, adjective: number, noun: number): boolean {
  // »Kære familien Bergström«
  if (a.lower(adjective) === 'kære') return a.opensSentence(adjective) && !a.is(a.after(noun), r.NAME);
  const lower = a.lower(adjective);
  if (!a.canBe(adjective, r.ADJECTIVE) || BEFORE_DEFINITE.test(lower) || a.hasCapital(adjective)) return false;
  if (determinerBits(lower) !== 0 || r.hasAny(a.union(adjective), r.OTHER | r.NOUN)) return false;
  const number = a.canBe(noun, r.NOUN | r.PLURAL) ? r.PLURAL : r.SINGULAR;
  const gender = number === r.PLURAL ? 0 : a.canBe(noun, r.NOUN | r.NEUTER) ? r.NEUTER : r.COMMON;
  if (!a.canBe(adjective, r.ADJECTIVE | number | gender | (number === r.PLURAL ? 0 : r.INDEFINITE))) return false;
  const before = a.before(adjective);
  const opener = a.lower(before) === 'ikke' ? a.before(before) : before;
  if (opener < 0 || a.commaAfter(opener) || a.commaAfter(before)) return false;
  // »spiser hurtigt æblet«
  if (FINDS_OR_TAKES.test(a.lower(opener)))
    return (a.is(adjective, r.ADJECTIVE) && !lower.endsWith('t')) || EXISTS.test(a.lower(opener));
  return a.lower(opener) === 'end' || (a.is(opener, r.SUBORDINATOR) && a.is(adjective, r.ADJECTIVE));
}
const EXISTS = new WordList('findes fandtes');

/** What may be had, found, eaten: of these an adjective straight after belongs to the object. */
const FINDS_OR_TAKES = new WordList(
  'findes fandtes har havde have får fik få spiser spiste spise drikker drak drikke køber købte købe sælger solgte sælge elsker elskede elske ' +
    'bruger brugte bruge kender kendte kende lærer lærte lære møder mødte møde laver lavede lave',
);
