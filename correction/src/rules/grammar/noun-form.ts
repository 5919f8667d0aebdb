import type { Analysis } from '../../analysis/analysis.ts';
import { oddness } from '../../models/carelessness.ts';
import { nounsMeantAt, withOthers } from '../../models/noun-need.ts';
import { isNoun, nounFormProbabilities, possibleNounForms } from '../../models/noun-forms.ts';
import { NOUN_FORMS } from '../../models/noun-table.ts';
import { LINE } from '../../analysis/hold-back.ts';
import { VERB_CHOICES, verbFormProbabilities } from '../../models/verb-forms.ts';
import { replaceSpan, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { comparesAmounts } from '../../phrases/compared-amount.ts';
import { isCountedNoun, isStuff } from '../../phrases/counted-noun.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { LACKS_ARTICLE } from '../../phrases/said-by-several.ts';
import { vowelPlural, vowelSingular } from '../../phrases/vowel-plurals.ts';
import { isModal } from '../../verbs/asked-form.ts';
import { isBareObject, isSetObject } from '../../phrases/set-object.ts';
import { WordList } from '../../words/word-list.ts';
import { DEN_DET } from '../../words/articles.ts';
import { AND_OR, WHO_WHAT } from '../../words/links.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';
import { DIGITS } from '../../words/numbers.ts';

const ALL_OF_THEM = new WordList('alle begge hver de andre');

const [BARE, DEFINITE, PLURAL] = [0, 1, 2];
/** A form as unlikely as this is wrong every other time. */
const EVEN = 0.045;
/** Rules that know why come first. */
const SUREST = 0.86;
const LEAST_LIKELY = 0.06;
const FARTHEST = 4;
const VERBAL = [r.INFINITIVE, r.PRESENT, r.PAST, r.PAST_PARTICIPLE].map((form) => r.VERB | form);

/** A noun in a form that its place does not ask for, by what is usual: »i begyndelse«, »sorte plet«. */
export const nounForm: WordRule = {
  id: 'noun-form',
  subcategory: 'definiteness',
  on: { readings: r.NOUN },
  explanation: '»{token}« passer ikke her. Skriv »{replacement}«.',
  wrong: [
    ['Han ventede på os i stue.', 'Han ventede på os i stuen.'],
    ['I begyndelse var jeg meget nervøs.', 'I begyndelsen var jeg meget nervøs.'],
    ['Problem er, at vi bruger for meget strøm.', 'Problemet er, at vi bruger for meget strøm.'],
    ['Han åbnede dør og gik ind.', 'Han åbnede døren og gik ind.'],
    ['Vi gik ned til sø og badede.', 'Vi gik ned til søen og badede.'],
    ['Han lagde bogen på bord ved sengen.', 'Han lagde bogen på bordet ved sengen.'],
  ],
  right: [
    'Hun kom i skole til tiden.',
    'De spillede musik på klaver og violin.',
    'Naboens kat og kattens unger bor i garagen.',
    'Vi tog bussen hjem fra arbejde.',
    'Hun og hendes veninde gik i biografen.',
    'Hver dag spiste vi brød med smør.',
    'Dag efter dag klagede de over larm og ensomhed.',
    'Formand for klubben er psykolog Lise Holm.',
    'Den norske oliefonds etiske regler er strenge.',
    'Fem elever gik hånd i hånd til børnehaven, hvor Bo gik i børnehave.',
  ],
  match(a, at, models): Finding | null {
    const type = a.types[at]!;
    if (!isNoun(a, at) || a.is(at, r.GENITIVE) || isSetObject(a, at) || isBareObject(a, at)) return null;
    if (comparesAmounts(a, a.before(at))) return null;
    if (a.opensSentence(at)) return withoutArticle(a, at, models);
    if (a.hasCapital(at) || a.hasCapital(a.after(at))) return null;
    if ((type.listed < 0 && type.compound === null) || type.union & r.NAME) return null;
    const next = a.after(at);
    // »på knag 14«, »ved kasse tre«
    if (isNumber(a, next) && !a.commaAfter(at)) return null;
    // »den norske oliefonds etiske regler«: whose they are
    if (a.canBe(at, r.NOUN | r.GENITIVE) && a.is(next, r.ADJECTIVE) && !a.commaAfter(at)) return null;
    // another noun straight after: the two may be one word; »lækker, varm bolle«
    // and one after a comma: »sol, regn eller luft«
    if (a.is(next, r.NOUN)) return null;
    if (
      type.lower === 'mand' ||
      type.lower === 'længer' ||
      (type.union & r.ADJECTIVE && r.hasAny(a.reading(next), r.NOUN | r.ADJECTIVE))
    )
      return null;
    const possible = possibleNounForms(type.word, a.lexicon);
    const targets = TARGETS.get(possible);
    if (targets === undefined || !isMeant(a, at, possible)) return null;
    const isBare = (possible & IS_BARE) !== 0;
    const mayBeSeveral = isBare && followsManyForm(a, at);
    const mayLackArticle = isBare && lacksArticle(a, at);
    const isOpen = isBare && !mayBeSeveral && !mayLackArticle;
    if (isOpen && !isNamedOnce(a, at)) return null;
    const p = nounFormProbabilities(a, at, models);
    if (p === null) return null;
    let own = 0;
    for (let form = 0; form < NOUN_FORMS.length; form++) if (possible & (1 << form)) own += p[form]!;
    const best = p[targets.at(-1)!]! > p[targets[0]!]! ? targets.at(-1)! : targets[0]!;
    if (own > LEAST_LIKELY || p[best]! < 0.5 || mayBeVerb(a, at, models)) return null;
    if (isOpen) return best === DEFINITE ? withArticle(a, at, p[DEFINITE]! / (own + 1e-6)) : null;
    if (isBare && !(best === PLURAL ? mayBeSeveral : mayLackArticle)) return null;
    const changed = best === PLURAL ? vowelPlural(type.lower) : best === BARE ? vowelSingular(type.lower) : undefined;
    const form = changed ?? a.lexicon.otherForms(type.word, r.NOUN, NOUN_FORMS[best]!, r.GENITIVE)[0];
    // »klokker« is also a man who rings them, but »klokken« is none of his forms
    if (form === undefined || (possible & IS_PLURAL && best === DEFINITE && !form.startsWith(type.lower))) return null;
    const whole = changed === undefined && type.compound ? type.lower.slice(0, type.compound.headStart) + form : form;
    const isAboutNumber = best === PLURAL ? possible === IS_BARE : possible === IS_PLURAL;
    const found = replaceWord(
      a,
      at,
      whole,
      Math.min(SUREST, EVEN / (EVEN + own)),
      isAboutNumber ? 'number' : undefined,
    );
    return isBare && best === DEFINITE && oddness(a, at, models) >= ODD ? asLearnerMeant(a, at, found, models) : found;
  },
};

/** A text so odd tells that its writer leaves out more. */
const ODD = 4;
/** »boede i landsby«: who leaves out endings leaves out articles, too; the likelier of both, and the other one as well. */
function asLearnerMeant(a: Analysis, at: number, found: Finding, models: Models): Finding {
  const nouns = nounsMeantAt(a, at, models);
  const [first] = nouns;
  if (first?.need !== 'article') return withOthers(found, nouns);
  const lacking = withOthers(replaceSpan(a, at, at, first.text, found.confidence), nouns);
  return { ...lacking, subcategory: 'missing-word', explanation: LACKS_ARTICLE };
}

const UP_TO_FOUR = new WordList('et to tre fire');
const isNumber = (a: Analysis, at: number): boolean =>
  at >= 0 && (a.is(at, r.NUMERAL) || UP_TO_FOUR.test(a.lower(at)) || DIGITS.test(a.lower(at)));

/** »Problem er, at …«: one of many things, first in the sentence and without an article. */
function withoutArticle(a: Analysis, at: number, models: Models): Finding | null {
  const type = a.types[at]!;
  const verb = a.after(at);
  if (at !== a.sentenceStart(at) || a.held[at]! & LINE || type.listed < 0 || a.commaAfter(at)) return null;
  if (possibleNounForms(type.word, a.lexicon) !== IS_BARE || r.hasAny(type.union, OTHER_WORD)) return null;
  if (!IS_OR_BECOMES.test(a.lower(verb)) || !isCountedNoun(a, at)) return null;
  const p = nounFormProbabilities(a, at, models);
  if (p === null || p[BARE]! > OPENING || p[DEFINITE]! < SURELY) return null;
  const form = a.lexicon.otherForms(type.word, r.NOUN, NOUN_FORMS[DEFINITE]!, r.GENITIVE)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.85);
}

const OTHER_WORD = r.NAME | r.VERB | r.ADJECTIVE | r.OTHER;
/** How unlikely the bare form must be, and how likely the one with its article. */
const OPENING = 0.02;
const SURELY = 0.9;

const [IS_BARE, IS_DEFINITE, IS_PLURAL, IS_PLURAL_DEFINITE] = [1, 2, 4, 8];
/** What pupils mean by a form that is wrong, by the forms that it can be. */
const TARGETS = new Map<number, readonly number[]>([
  [IS_BARE, [DEFINITE, PLURAL]],
  [IS_BARE | IS_PLURAL, [DEFINITE]],
  [IS_DEFINITE, [BARE]],
  [IS_PLURAL, [BARE]],
  [IS_PLURAL_DEFINITE, [PLURAL]],
]);

/** »sorte plet«: the adjective tells that several are meant. */
const followsManyForm = (a: Analysis, at: number): boolean =>
  a.is(a.before(at), r.ADJECTIVE) && a.canBe(a.before(at), r.ADJECTIVE | r.PLURAL | r.DEFINITE);

const BARE_NOUN_FOLLOWS = new WordList('med uden som er var bliver blev være blive hedder har havde have få får fik');
/** »åbnede dør«, »ned til sø«: an object or after a preposition, of a thing that is as often spoken of with its article. */
function isNamedOnce(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (before < 0 || a.commaAfter(before) || isStuff(a.lower(at))) return false;
  if (!a.is(before, r.PREPOSITION) && !(a.is(before, r.VERB) && r.hasAny(a.reading(before), r.FINITE | r.INFINITIVE)))
    return false;
  if (BARE_NOUN_FOLLOWS.test(a.lower(before))) return false;
  if (!isCountedNoun(a, at) && vowelPlural(a.lower(at)) === undefined) return false;
  // »land over for hav«, »skal kirke og skole ligge«, »lægger øre til«
  const next = a.after(at);
  if (a.lower(before) === 'for' && a.lower(a.before(before)) === 'over') return false;
  if (isModal(a, before) || (AND_OR.test(a.lower(next)) && a.is(a.after(next), r.NOUN))) return false;
  if (a.is(before, r.VERB) && (a.lower(next) === 'til' || !hasDoer(a, before))) return false;
  if (/^rim/.test(a.lower(a.before(before)))) return false;
  const { lexicon } = a;
  const definite = lexicon.otherForms(a.types[at]!.word, r.NOUN, NOUN_FORMS[DEFINITE]!, r.GENITIVE)[0];
  if (definite === undefined || a.lower(a.before(before)) === a.lower(at)) return false;
  return lexicon.frequencies[lexicon.find(definite)]! >= lexicon.frequencies[lexicon.find(a.lower(at))]! - RARER;
}

const NO_DOER = new WordList('at som der ikke');
/** »hun åbnede dør«, not »hvad slutter bus med«. */
function hasDoer(a: Analysis, verb: number): boolean {
  const doer = a.before(verb);
  return (
    !a.commaAfter(doer) &&
    !WHO_WHAT.test(a.lower(doer)) &&
    (r.hasAny(a.reading(doer), r.PRONOUN | r.NOUN | r.NAME | r.CONJUNCTION) ||
      isModal(a, doer) ||
      NO_DOER.test(a.lower(doer)))
  );
}

function withArticle(a: Analysis, at: number, odds: number): Finding | null {
  const form = a.lexicon.otherForms(a.types[at]!.word, r.NOUN, NOUN_FORMS[DEFINITE]!, r.GENITIVE)[0];
  const sure = odds * SLIPS;
  return form === undefined || odds < FEWEST ? null : replaceWord(a, at, form, Math.min(SUREST, sure / (1 + sure)));
}

/** How rarely the form that the model finds likeliest was meant where another stands, and odds not worth a thought. */
const SLIPS = 0.025;
const FEWEST = 60;
/** Steps of the frequency scale by which the definite form may be rarer. */
const RARER = 20;

const BEFORE_BARE_NOUN = new WordList('med uden som over for til');
const GOES_OR_STARTS = new WordList('gå går gik gået starte starter startet startede');
/** »i lufthavn«: after a preposition, and of a thing that is mostly spoken of with its article; not »dag efter dag«. */
function lacksArticle(a: Analysis, at: number): boolean {
  const before = a.before(at);
  if (!a.is(before, r.PREPOSITION) || a.commaAfter(before) || BEFORE_BARE_NOUN.test(a.lower(before))) return false;
  const { lexicon } = a;
  const [bare, definite, plural] = NOUN_FORMS.map((form) => {
    const found = lexicon.otherForms(a.types[at]!.word, r.NOUN, form, r.GENITIVE)[0];
    return found === undefined ? 0 : lexicon.frequencies[lexicon.find(found)]!;
  }) as [number, number, number];
  if (a.lower(a.before(before)) === a.lower(at) || definite === 0) return false;
  // »på vej hjem«
  if (a.lower(before) === 'på' && a.lower(at) === 'vej') return false;
  // »ord, der rimer på næse«: the word itself
  if (a.lower(before) === 'på' && /^rim/.test(a.lower(a.before(before)))) return false;
  // »fra start til slut«
  if (a.lower(before) === 'fra' && a.lower(a.after(at)) === 'til') return false;
  if (a.lower(before) === 'til' && a.lower(a.before(before, 2)) === 'fra') return false;
  // »gå i børnehave«
  const isHabit = a.lower(before) === 'i' && GOES_OR_STARTS.test(a.lower(a.before(before)));
  if (isStuff(a.lower(at))) return false;
  return definite - bare >= (isHabit ? OFTENER : plural >= COUNTED ? -NEARLY : NEARLY);
}

/** Steps of the frequency scale. */
const NEARLY = 10;
const OFTENER = 15;
/** A plural as usual as this tells that the noun is no mass: »stole«, but not »larme«. */
const COUNTED = 40;

const mayBeVerb = (a: Analysis, at: number, models: Models): boolean =>
  VERBAL.some((form) => a.canBe(at, form)) && verbFormProbabilities(a, at, models)[VERB_CHOICES.length - 1]! < 0.95;

/** A form with an article or a plural is rarely a slip unless something before it asks for another. */
function isMeant(a: Analysis, at: number, possible: number): boolean {
  const opener = phraseOpener(a, at);
  const bits = determinerBits(a.lower(opener));
  const isOwned = a.is(opener, r.GENITIVE) || (bits & r.DEFINITE && !(bits & r.PLURAL)) || a.lower(opener) === 'hvis';
  if (possible & IS_BARE) return !isOwned;
  if (ALL_OF_THEM.test(a.lower(opener))) return false;
  // »er det nye elever«: no article of theirs
  const gender = bits & (r.COMMON | r.NEUTER);
  if (possible === IS_PLURAL)
    return (bits & r.SINGULAR) !== 0 && a.canBe(at, r.NOUN | gender) && !/^[mds]i[nt]$/.test(a.lower(opener));
  if (DEN_DET.test(a.lower(opener))) return opener < at - 1;
  return bits !== 0 || a.is(opener, r.GENITIVE);
}

/** The word before the noun's adjectives; −1 when there is none. */
function phraseOpener(a: Analysis, noun: number): number {
  for (let d = 1; d <= FARTHEST; d++) {
    const k = a.before(noun, d);
    if (k < 0 || a.commaAfter(k)) return -1;
    if (!a.is(k, r.ADJECTIVE) && !a.is(k, r.ADVERB)) return k;
  }
  return -1;
}
