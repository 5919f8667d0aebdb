import type { Analysis } from '../../analysis/analysis.ts';
import { ADJECTIVE_FORMS, formProbabilities, possibleForms } from '../../models/word-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { isDegreeWord, isLink, predicateOf, UNIT } from '../../phrases/predicate.ts';
import { OTHER } from '../../words/articles.ts';
import { WordList } from '../../words/word-list.ts';

const [BASE, NEUTER, E_FORM] = [0, 1, 2];
const UNWANTED = r.COMPARATIVE | r.SUPERLATIVE;
/** These do not agree, are something else as well, or have rules of their own. */
const LOOSE = new WordList(
  'ny vor vort al alt alle anden andet andre al en et ens ene egen eget egne samme først sidst næst mest få lille små halv ' +
    'halvt halve hel helt ret lige bare nær nok selv vel bar snar klar parat fri vild tør tom fuld ren løs rask let ' +
    'sjov værd vant gift enig sen tidlig særlig virkelig egentlig stadig pludselig samtidig endelig personlig ' +
    'almindelig oprindelig umiddelbar foreløbig forholdsvis delvis gradvis høj lav lodret vandret præcis nøjagtig ' +
    'angivelig antagelig tilstrækkelig betydelig væsentlig åbenbar utvivlsom',
);
/** After these several are meant, also without a noun. */
const SEVERAL = new WordList('mange nogle flere fleste andre');
/** How rarely the form that the model finds likeliest was meant where another stands. */
const SLIPS = 0.3;
const WORTHWHILE = 1.2;

/** »han er noget langsom«, »de har begge stor erfaring« */
const NOT_OF_NOUN = new WordList('noget begge');
const COMPARING = new WordList('mere mest mindre mindst');
const MEANT_AS_BE = new WordList('vær ver hver');
/** An adjective without an ending where its place asks for one, by what is usual: »vi klarer os fin«, »arabisk mønter«. */
export const adjectiveForm: WordRule = {
  id: 'adjective-form',
  subcategory: 'adjective-agreement',
  general: true,
  on: { readings: r.ADJECTIVE },
  wrong: [
    ['Man har fundet romersk mønter i jorden.', 'Man har fundet romerske mønter i jorden.'],
    ['Sig det til de anden.', 'Sig det til de andre.'],
    ['Han løb hen til de andet børn.', 'Han løb hen til de andre børn.'],
    ['Hun tænkte på noget andre.', 'Hun tænkte på noget andet.'],
    ['Der er mange ung, som bruger mobilen.', 'Der er mange unge, som bruger mobilen.'],
    ['Digtet går fra det tryg til det farlig.', 'Digtet går fra det trygge til det farlige.'],
  ],
  right: [
    'Der er mange unge, som bruger mobilen.',
    'Hun er utrolig god til fodbold.',
    'Vi leder efter præcis dig.',
    'Toget er for nogle dyr.',
    'Det er en ruin, som er mange hundrede år gammel.',
  ],
  match(a, at, models): Finding | null {
    const type = a.types[at]!;
    // »siger noget andre«
    if (type.lower === 'andre' && a.lower(a.before(at)) === 'noget' && closesClause(a, at))
      return replaceWord(a, at, 'andet', 0.9);
    // »til de anden«
    if (OTHER.test(type.lower) && a.lower(a.before(at)) === 'de' && !a.is(a.after(at), r.GENITIVE))
      return replaceWord(a, at, 'andre', 0.88);
    if (type.listed < 0 || a.hasCapital(at) || LOOSE.test(type.lower)) return null;
    if (r.hasAny(type.union, UNWANTED | r.NOUN | r.VERB)) return null;
    const possible = possibleForms(type.word, ADJECTIVE_FORMS, a.lexicon);
    if (possible === 0 || !(possible & (1 << BASE)) || possible & (1 << E_FORM) || /([eao])$/.test(type.lower))
      return null;
    if (standsForNoun(a, at)) return asForm(a, at, E_FORM, 0.85);
    if (r.hasAny(a.reading(at), r.NOUN | r.VERB)) return null;
    // »han er noget langsom«; predicates whose subject is known have a rule of their own
    if (NOT_OF_NOUN.test(a.lower(a.before(at))) || predicateOf(a, at) !== null) return null;
    if (/(er|m|el|g)st$/.test(type.lower) || COMPARING.test(a.lower(a.before(at)))) return null;
    const next = a.after(at);
    // »rigtig smuk«, »vær så god«
    if (isDegreeWord(type.lower) && (a.canBe(next, r.ADJECTIVE) || isDegreeWord(a.lower(next)))) return null;
    // »har sagt god for det«
    if (type.lower === 'god' && a.lower(next) === 'for') return null;
    if (MEANT_AS_BE.test(a.lower(a.before(at, 2)))) return null;
    // »en for os ukendt ydmygende måde«
    if (/t$/.test(type.lower) && a.canBe(next, r.ADJECTIVE)) return null;
    const p = formProbabilities(a, at, ADJECTIVE_FORMS, models);
    const own =
      p[BASE]! +
      (possible & (1 << NEUTER) ? p[NEUTER]! : 0) +
      (type.union & r.OTHER ? p[ADJECTIVE_FORMS.forms.length]! : 0);
    const best = p[NEUTER]! > p[E_FORM]! && !(possible & (1 << NEUTER)) ? NEUTER : E_FORM;
    if (!(best === E_FORM ? isBeforeNoun(a, at) : mayTellHow(a, at))) return null;
    const odds = p[best]! / (own + 1e-6);
    if (odds < WORTHWHILE) return null;
    return asForm(a, at, best, (odds * SLIPS) / (1 + odds * SLIPS));
  },
};

function asForm(a: Analysis, at: number, form: number, confidence: number): Finding | null {
  const [wanted, unwanted] = ADJECTIVE_FORMS.forms[form]!;
  const other = a.lexicon.otherForms(a.types[at]!.word, r.ADJECTIVE, wanted, unwanted)[0];
  return other === undefined ? null : replaceWord(a, at, other, confidence);
}

/** »arabisk mønter«, »gammel, rusten biler« */
const isBeforeNoun = (a: Analysis, at: number): boolean =>
  !a.commaAfter(at) && (a.is(a.after(at), r.NOUN) || (a.is(a.after(at), r.ADJECTIVE) && a.is(a.after(at, 2), r.NOUN)));

/** Not »det modsatte af langsom«, »hård og kold«, »den er rigtig«: a word of degree, a thing or a deed stands before. */
function mayTellHow(a: Analysis, at: number): boolean {
  let before = a.before(at);
  while (isDegreeWord(a.lower(before)) && !a.commaAfter(before)) before = a.before(before);
  // »mange hundrede år gammel«: so old is what the sentence is about
  if (UNIT.test(a.lower(before))) return false;
  return !a.commaAfter(before) && r.hasAny(a.reading(before), r.NOUN | r.VERB | r.NAME) && !isLink(a.lower(before));
}

const AFTER_PHRASE = new WordList('og eller men som der i på til');
/** »mange ung«, »til det tryg og kendt«: no noun follows, so the adjective is one itself. */
function standsForNoun(a: Analysis, at: number): boolean {
  const opener = a.before(at);
  const next = a.after(at);
  if (opener < 0 || a.commaAfter(opener)) return false;
  const closes = next < 0 || a.isMark(next) || a.commaAfter(at) || AFTER_PHRASE.test(a.lower(next));
  const before = a.before(opener);
  if (SEVERAL.test(a.lower(opener))) return (closes && a.lower(next) !== 'og') || r.hasAny(a.reading(next), r.FINITE);
  return (
    a.lower(opener) === 'det' &&
    closes &&
    a.is(before, r.PREPOSITION) &&
    !a.commaAfter(before) &&
    a.lower(before) !== 'for'
  );
}
