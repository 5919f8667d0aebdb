import type { Analysis } from '../../analysis/analysis.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isFinite } from '../../verbs/finite.ts';
import { OWNERS, SUBJECTS_AND_DER, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.9;
/** Who has asked wants to know whether. »Spørg, hvis du er i tvivl« is a condition. */
const ASKED = new WordList('spurgte spurgt');
const WHOM = new WordList('mig dig ham hende os jer dem læreren sælgeren manden damen');
const KNOWS = new WordList('ved vidste vide husker huskede huske opdaget undersøge undersøgte tjekke tjekkede');
const NOT = new WordList('ikke aldrig');

/** »Jeg ved ikke, hvis de kommer«, »Hun spurgte, hvis jeg ville med«: »om« asks, »hvis« is a condition. */
export const whetherForIf: WordRule = {
  id: 'whether-for-if',
  subcategory: 'sound-alike',
  on: { words: 'hvis' },
  explanation:
    'Her skal der stå »om« og ikke »hvis«. Efter »spørger« og »ved ikke« hedder det »om«: Jeg ved ikke, om de kommer. »Hvis« er en betingelse, som i »Jeg kommer, hvis jeg kan«.',
  wrong: [
    ['Jeg ved ikke, hvis de kommer i morgen.', 'Jeg ved ikke, om de kommer i morgen.'],
    ['Hun spurgte, hvis jeg ville med.', 'Hun spurgte, om jeg ville med.'],
    ['Læreren spurgte mig, hvis jeg var syg.', 'Læreren spurgte mig, om jeg var syg.'],
    ['Jeg er ikke sikker på, hvis det er rigtigt.', 'Jeg er ikke sikker på, om det er rigtigt.'],
    ['Min far spurgte tjeneren, hvis kokken havde ferie.', 'Min far spurgte tjeneren, om kokken havde ferie.'],
    ['Til sidst spurgte jeg min bror, hvis hunden var syg.', 'Til sidst spurgte jeg min bror, om hunden var syg.'],
    ['Vi ville finde ud af, hvis man kan spise den.', 'Vi ville finde ud af, om man kan spise den.'],
    ['Ved du, hvis bussen kører i dag?', 'Ved du, om bussen kører i dag?'],
    [
      'Naboerne er flinke, og de spørger mig, hvis jeg har det godt.',
      'Naboerne er flinke, og de spørger mig, om jeg har det godt.',
    ],
  ],
  right: [
    'Spørg mig, hvis du er i tvivl.',
    'Jeg ved ikke, hvad jeg gør, hvis de kommer.',
    'Jeg ved ikke, hvis bog det er.',
    'Hun spørger altid, hvis hun er i tvivl.',
    'Jeg ved det ikke, hvis du ikke siger det.',
    'Du må ikke komme, hvis du er syg.',
    'Han spurgte, hvis jakke det var.',
    'Jeg spørger, hvis der er noget, jeg ikke forstår.',
    'Du skal bare spørge, hvis det er for svært.',
    'Hun spurgte om hjælp, hvis noget var svært.',
  ],
  match(a, at): Finding | null {
    const next = a.after(at);
    if (a.commaAfter(at) || !opensSubject(a, next)) return null;
    return asks(a, at) || hasAsked(a, at) || asksOthers(a, at) ? replaceWord(a, at, 'om', SURE) : null;
  },
};

/** »man«, »min far«, »kokken«, »Boris«, »nogen«, »en kartoffel«; not »hvis bog«. */
const opensSubject = (a: Analysis, at: number): boolean =>
  SUBJECTS_AND_DER.test(a.lower(at)) ||
  OWNERS.test(a.lower(at)) ||
  SOME.test(a.lower(at)) ||
  ((a.is(at, r.NOUN) || a.is(at, r.NAME)) &&
    isFinite(a, a.after(at)) &&
    (a.is(at, r.NAME) || a.canBe(at, r.NOUN | r.DEFINITE)));
const SOME = new WordList('i nogen alle en et nogle ingen denne dette');

const FAR = 6;
/** »spurgte jeg min bror hver dag |«, »Spurgte hun |«: no other verb between, and one asks no more than once. */
function hasAsked(a: Analysis, at: number): boolean {
  for (let k = a.before(at), steps = 0; k >= 0 && steps < FAR; k = a.before(k), steps++) {
    if (ASKED.test(a.lower(k))) return a.lower(a.after(k)) !== 'om';
    if (a.is(k, r.VERB) || a.is(k, r.PREPOSITION) || a.isMark(k) || (k < a.before(at) && a.commaAfter(k))) return false;
  }
  return false;
}

const ASKS = new WordList('spørger spørge');
const FINDS = new WordList('finde finder fandt fundet');
const LEARNS = new WordList('få får fik fået vil ville');
const I_OR_WE = new WordList('jeg vi os mig');
const OTHERS = new WordList('mig os');
const KNOWN_PERSONS = new WordList('du i man');
/** »de spørger mig, |«, »finde ud af, |«, »får ikke at vide, |«, »ved du, |« */
function asksOthers(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const next = a.lower(a.after(at));
  // »hun spørger mig, hvis hun er i tvivl«: the one who asks; »spørger, hvis der er noget«
  if (ASKS.test(a.lower(before)) || (OTHERS.test(a.lower(before)) && ASKS.test(a.lower(a.before(before))))) {
    const verb = OTHERS.test(a.lower(before)) ? a.before(before) : before;
    return OTHERS_ASK.test(a.lower(a.before(verb))) && (I_OR_WE.test(next) || next === 'man');
  }
  if (a.lower(before) === 'af' && a.lower(a.before(before)) === 'ud') return FINDS.test(a.lower(a.before(before, 2)));
  if (a.lower(before) === 'vide')
    return a.lower(a.before(before)) === 'at'
      ? [2, 3].some((steps) => LEARNS.test(a.lower(a.before(before, steps))))
      : LEARNS.test(a.lower(a.before(before)));
  return (
    KNOWN_PERSONS.test(a.lower(before)) && a.lower(a.before(before)) === 'ved' && a.opensSentence(a.before(before))
  );
}
const OTHERS_ASK = new WordList('de han hun mor far folk mange nogle alle man');

/** »ved ikke |«, »spurgte mig |«, »er ikke sikker på |« */
function asks(a: Analysis, at: number): boolean {
  const before = a.before(at);
  const word = a.lower(before);
  if (ASKED.test(word)) return true;
  if (WHOM.test(word)) return ASKED.test(a.lower(a.before(before)));
  if (word === 'på' || word === 'om') return ASKED_ABOUT.test(a.lower(a.before(before)));
  if (NOT.test(word))
    return a.lower(a.before(before)) === 'ved' || a.lower(a.before(before)) === 'vidste' || isTurned(a, before);
  return KNOWS.test(word) && NOT.test(a.lower(a.before(before)));
}
const ASKED_ABOUT = new WordList('sikker sikre tvivl nysgerrig');
/** »det ved jeg ikke |« */
const isTurned = (a: Analysis, not: number): boolean =>
  SURE_PERSONS.test(a.lower(a.before(not))) && KNOWS.test(a.lower(a.before(not, 2)));
