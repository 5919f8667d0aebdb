import type { Analysis } from '../../analysis/analysis.ts';
import { isNoun, nounFormProbabilities } from '../../models/noun-forms.ts';
import { insertAfter, replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { comparesAmounts } from '../../phrases/compared-amount.ts';
import { isCountedNoun, isMassNoun } from '../../phrases/counted-noun.ts';
import { DETERMINERS } from '../../phrases/determiners.ts';
import { ownedOne } from '../../phrases/owned-one.ts';
import { isHadOn } from '../../phrases/set-object.ts';
import { vowelPlural, vowelPluralOfCompound, vowelSingular } from '../../phrases/vowel-plurals.ts';
import { type NounPhrase, nounPhrase } from '../../phrases/noun-phrase.ts';
import { WordList } from '../../words/word-list.ts';
import { ALL_OR_BOTH } from '../../words/articles.ts';
import { DIGITS } from '../../words/numbers.ts';
import { SURE_PERSONS } from '../../words/persons.ts';
import { IS_OR_BECOMES } from '../../words/verbs.ts';

const DE_ANDRE = new WordList('de andre');
const MAY_STAND_ALONE = new WordList('de en andre alle begge');

const SINGULAR = r.NOUN | r.SINGULAR | r.INDEFINITE;
const PLURAL = r.NOUN | r.PLURAL | r.INDEFINITE;
const OWN_PLURAL: Record<string, string> = {
  min: 'mine',
  din: 'dine',
  sin: 'sine',
  mit: 'mine',
  dit: 'dine',
  sit: 'sine',
};

/** They have no form of one. */
const SEVERAL_ALWAYS = new WordList('søskende');

/** What there are several of comes after these. */
const GROUPS = 'masse par flok række antal bunke';

export const nounNumber: WordRule = {
  id: 'noun-number',
  subcategory: 'number',
  on: { words: `${DETERMINERS} ${GROUPS}`, unlisted: true },
  wrong: [
    ['Han spiste et æbler.', 'Han spiste et æble.'],
    ['Min venner er sjove.', 'Mine venner er sjove.'],
    ['Alle mine bog var våde.', 'Alle mine bøger var våde.'],
    ['Jeg går i 4 klasse.', 'Jeg går i 4. klasse.'],
    ['Du skal spørge din forældre.', 'Du skal spørge dine forældre.'],
    ['Min gamle venner er sjove.', 'Mine gamle venner er sjove.'],
    ['De handlede med andre land.', 'De handlede med andre lande.'],
    ['Der holdt en masse bil foran skolen.', 'Der holdt en masse biler foran skolen.'],
    ['Der stod et par støvle uden for døren.', 'Der stod et par støvler uden for døren.'],
    ['Nogle sted er den kedelig.', 'Nogle steder er den kedelig.'],
    ['Han blev myrdet af sine egne soldat.', 'Han blev myrdet af sine egne soldater.'],
    ['Jeg ser altid en sag fra to side.', 'Jeg ser altid en sag fra to sider.'],
    ['Man skal bruge to løg og fem gulerod.', 'Man skal bruge to løg og fem gulerødder.'],
    ['Tak for den fine sokker.', 'Tak for de fine sokker.'],
    ['Jeg har intet venner.', 'Jeg har ingen venner.'],
    ['Mine far bor i Syrien.', 'Min far bor i Syrien.'],
    ['Han er mine bedste ven.', 'Han er min bedste ven.'],
    ['Min søskende er små.', 'Mine søskende er små.'],
    ['Det er min børn.', 'Det er mine børn.'],
    ['Disse bil er dyre.', 'Disse biler er dyre.'],
  ],
  right: [
    'Der var en masse snak om holdet.',
    'De har tre får og to heste.',
    'Vi kørte i to år.',
    'Han løb i flere timer.',
    'Hun er en af dem.',
    'Vi skal læse side 3 i dag.',
    'De har begge stor erfaring med børn.',
    'Vi havde alle redningsvest på.',
    'I butikken sælger de billigt tøj.',
    'I fjor tog Agenda 21 initiativ til en have.',
    'Der var få mennesker på gaden.',
    'Vi fik hver en bog.',
    'Han spillede, og alle sang med.',
    'Der var en masse larm og et par glas vand.',
  ],
  match(a, at, models): Finding | null {
    if (OWN_PLURAL[a.lower(at)] !== undefined && SEVERAL_ALWAYS.test(a.lower(a.after(at))) && !a.commaAfter(at))
      return replaceWord(a, at, OWN_PLURAL[a.lower(at)]!, 0.92);
    if (isOfName(a, at) || isOfBoth(a, at) || comparesAmounts(a, at)) return null;
    if (GROUPS.includes(a.lower(at))) return ofGroup(a, at, models);
    // »i 4 klasse«: which one, not how many
    if (isOfOrder(a, at))
      return { ...insertAfter(a, at, '.', 0.9, 'period-missing'), insertion: false, explanation: ORDINAL };
    const phrase = nounPhrase(a, at);
    if (phrase === null) return straightAfter(a, at);
    if (a.is(phrase.noun, r.GENITIVE)) return null;
    const { noun, bits, adjectives } = phrase;
    // »så mange andres mening«, »de andre sang«, »de slæbte mos«
    if (adjectives.some((k) => a.canBe(k, r.GENITIVE)) || isPronounAndVerb(a, at, phrase)) return null;
    if (a.types[noun]!.listed < 0 && a.types[noun]!.compound === null) return null;
    if (
      a.lower(noun) !== 'hilsen' &&
      ((r.hasAny(a.union(noun), r.ADJECTIVE | r.OTHER) && !isCountedSurely(a, at, noun)) ||
        !(isNoun(a, noun) || /^et?n?$/.test(a.lower(at))))
    )
      return null;
    // »et spiser jeg«: a verb and its subject
    if (a.canBe(noun, r.VERB | r.PRESENT) && SURE_PERSONS.test(a.lower(a.after(noun)))) return null;
    if (ALL_OR_BOTH.test(a.lower(at)) && isHadOn(a, noun)) return null;
    const owned = bits & r.PLURAL ? ownedOne(a, at, noun) : null;
    if (owned !== null) return replaceWord(a, at, owned, 0.9);
    if (bits & r.PLURAL) return toPlural(a, at, noun, adjectives.length > 0);
    if (!(bits & r.SINGULAR) || a.canBe(noun, SINGULAR) || !a.canBe(noun, PLURAL)) return null;
    const lower = a.lower(at);
    if (opensSeveral(a, at, adjectives, noun)) return replaceWord(a, at, 'de', 0.85);
    if (/^de[nt]$/.test(lower) && !isTheOnly(a, adjectives, noun)) return null;
    const own = OWN_PLURAL[lower];
    // An -r at the end is heard: the writer means several.
    if (own !== undefined && isMostlySeveral(a, noun)) return replaceWord(a, at, own, 0.88);
    if (own !== undefined && /(r|børn)$/.test(a.lower(noun))) {
      // »hun er min bedste venner«: one friend is meant
      return adjectives.length > 0 && IS_OR_BECOMES.test(a.lower(a.before(at))) ? null : replaceWord(a, at, own, 0.88);
    }
    // »intet venner«
    if (lower === 'intet') return replaceWord(a, at, 'ingen', 0.9);
    const form = formOf(a, noun, PLURAL, SINGULAR);
    return form === null ? null : replaceWord(a, noun, form, 0.9);
  },
};

/** »de har begge stor erfaring«: both of those who have it. */
const isOfBoth = (a: Analysis, at: number): boolean =>
  a.lower(at) === 'begge' && a.is(a.before(at), r.VERB) && r.hasAny(a.reading(a.before(at)), r.FINITE);

/** »Agenda 21 tog initiativ«, »Sommeren fik Fiesta 3 pris«: a number that is part of a name. */
const isOfName = (a: Analysis, at: number): boolean =>
  DIGITS.test(a.lower(at)) &&
  a.is(a.before(at), r.NAME) &&
  !a.opensSentence(a.before(at)) &&
  !a.commaAfter(a.before(at));

const isOfOrder = (a: Analysis, at: number): boolean =>
  /^\d{1,2}$/.test(a.written(at)) &&
  CLASS.test(a.lower(at + 1)) &&
  a.written(at) !== '1' &&
  BEFORE_CLASS.test(a.lower(a.before(at)));
const ORDINAL =
  'Skriv punktum efter tallet: »{replacement} klasse«. Et ordenstal (fjerde, syvende) har punktum, når det skrives med tal. Læs højt: Siger du »fjerde« og ikke »fire«, skal punktummet være der.';
const CLASS = new WordList('klasse');
const BEFORE_CLASS = new WordList('i fra til for af på går gik');

/** »fra to side.«: a noun straight after its number, though an adjective is spelt the same. */
const isCountedSurely = (a: Analysis, at: number, noun: number): boolean =>
  noun === at + 1 &&
  a.is(at, r.NUMERAL) &&
  !/^\d/.test(a.written(at)) &&
  a.is(noun, r.NOUN) &&
  !r.hasAny(a.union(noun), r.OTHER) &&
  isCountedNoun(a, noun) &&
  (a.after(noun) < 0 || a.isMark(a.after(noun)) || a.is(a.after(noun), r.PREPOSITION));

const ONE = new WordList('en et 1');
const MANY = new WordList('mange flere');
/** »tre nat«, »i to dag«, »mange gang«: tagged as the adverb of »i nat«. */
function straightAfter(a: Analysis, at: number): Finding | null {
  const noun = a.after(at);
  if (!(a.is(at, r.NUMERAL) || MANY.test(a.lower(at))) || a.commaAfter(at) || ONE.test(a.lower(at))) return null;
  if (!a.is(noun, r.ADVERB) || !a.canBe(noun, SINGULAR) || a.canBe(noun, PLURAL)) return null;
  if (r.hasAny(a.union(noun), r.OTHER | r.ADJECTIVE | r.FINITE | r.INFINITIVE)) return null;
  const closes =
    a.after(noun) < 0 || a.isMark(a.after(noun)) || a.commaAfter(noun) || a.is(a.after(noun), r.PREPOSITION);
  const form = closes ? formOf(a, noun, SINGULAR, PLURAL) : null;
  return form === null ? null : replaceWord(a, noun, form, 0.9);
}

/** »tak for den fine sokker« */
function opensSeveral(a: Analysis, at: number, adjectives: readonly number[], noun: number): boolean {
  const before = a.before(at);
  return (
    /^de[nt]$/.test(a.lower(at)) &&
    a.is(before, r.PREPOSITION) &&
    !a.commaAfter(before) &&
    adjectives.length === 1 &&
    a.canBe(adjectives[0]!, r.ADJECTIVE | r.PLURAL | r.DEFINITE) &&
    a.is(noun, r.NOUN | r.PLURAL) &&
    !r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE)
  );
}

const ORDINALS_AND_OTHERS = new WordList('andre fleste fjerde tredje anden ene');
/** »hvoraf de fleste frøs«: a pronoun, and a past that looks like a noun or an adjective. */
function isPronounAndVerb(a: Analysis, at: number, { adjectives, noun }: NounPhrase): boolean {
  if (!MAY_STAND_ALONE.test(a.lower(at))) return false;
  const isPast = (k: number): boolean => a.canBe(k, r.VERB | r.PAST);
  // »en seks måneder gammel baby«
  if (a.lower(at) === 'en' && a.is(a.after(at), r.NUMERAL)) return true;
  // »de andre sang videre«, »de tynde klang højt«
  if (DE_ANDRE.test(a.lower(at)) && isPast(noun) && !r.hasAny(a.reading(a.after(noun)), r.FINITE)) return true;
  if (adjectives.length > 0 && adjectives.every((k) => ORDINALS_AND_OTHERS.test(a.lower(k))))
    return isPast(noun) || a.canBe(noun, r.VERB | r.PRESENT);
  return a.lower(at) === 'de' && adjectives.some(isPast) && !a.canBe(noun, r.NOUN | r.PLURAL);
}

/** »en masse bil«, »et par store sko«: several of what is counted, with one or no adjective between. */
function ofGroup(a: Analysis, group: number, models: Models): Finding | null {
  if (!/^et?n?$/.test(a.lower(a.before(group))) || a.commaAfter(group)) return null;
  let noun = a.after(group);
  if (a.is(noun, r.ADJECTIVE) && !a.is(noun, r.NOUN) && !a.commaAfter(noun)) noun = a.after(noun);
  // »et par støvle«: no infinitive follows
  const isThing = a.is(noun, r.NOUN) || (a.canBe(noun, SINGULAR) && a.is(noun, r.INFINITIVE));
  if (!isThing || UNCOUNTED_OFTEN.test(a.lower(noun)) || a.is(noun, r.GENITIVE) || a.hasCapital(noun)) return null;
  if (a.types[noun]!.listed < 0 || r.hasAny(a.union(noun), r.FINITE | r.ADJECTIVE | r.OTHER)) return null;
  if (!a.canBe(noun, SINGULAR) || a.canBe(noun, PLURAL) || !isCountedNoun(a, noun)) return null;
  const p = nounFormProbabilities(a, noun, models);
  const form = p === null || p[0]! > DOUBT ? null : formOf(a, noun, SINGULAR, PLURAL);
  return form === null ? null : replaceWord(a, noun, form, 0.86);
}

const UNCOUNTED_OFTEN = new WordList('snak larm sjov ballade');

/** How likely the model may find the bare form after a group: »en masse larm«. */
const DOUBT = 0.5;

const THE_ONE = new WordList('eneste første bedste største værste vigtigste samme');
/** »det eneste steder«: »det« is an article there. */
const isTheOnly = (a: Analysis, adjectives: readonly number[], noun: number): boolean =>
  adjectives.some((k) => THE_ONE.test(a.lower(k))) && !a.canBe(noun, r.VERB | r.PRESENT);

/** »forældre«, »briller«: hardly used of one. */
function isMostlySeveral(a: Analysis, noun: number): boolean {
  const { frequencies, words } = a.lexicon;
  const one = a.lexicon.otherForms(a.types[noun]!.word, PLURAL, SINGULAR, r.GENITIVE)[0];
  return one !== undefined && frequencies[a.types[noun]!.listed]! > frequencies[words.find(one)]! + MUCH_USUAL;
}

const MUCH_USUAL = 25;

/** Another finite verb stands in the clause of a phrase. */
function hasVerb(a: Analysis, first: number, last: number): boolean {
  for (let k = a.before(first); k >= 0 && !a.commaAfter(k); k = a.before(k)) {
    if (r.hasAny(a.reading(k), r.FINITE)) return true;
    if (r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR)) break;
  }
  for (let k = a.after(last); k >= 0 && !a.commaAfter(k - 1); k = a.after(k)) {
    if (r.hasAny(a.reading(k), r.FINITE)) return true;
    if (r.hasAny(a.reading(k), r.CONJUNCTION | r.SUBORDINATOR)) break;
  }
  return false;
}

const STANDS_ALONE = new WordList('de alle andre begge mange flere nogle');

const ALSO_UNCOUNTED = new WordList('mand procent promille tak rigsdaler mad lo fod');
const WHICH_OR_THESE = new WordList('hvilke disse');
/** Of these one says »meget«. */
const MUCH = new WordList(
  'strøm luft tid hjælp vand sand sne regn mad varme støj larm plads musik trafik arbejde energi benzin kaffe te',
);
const DENIES = new WordList('ikke aldrig uden');
const CLOCK = new WordList('klokken kl');
const NUMBERED = new WordList('klokken kl nummer kapitel side klasse');
function toPlural(a: Analysis, at: number, noun: number, hasAdjective: boolean): Finding | null {
  if (
    !a.canBe(noun, SINGULAR) ||
    // »bog« is a beechnut too
    (a.canBe(noun, PLURAL) && vowelPlural(a.lower(noun)) === undefined) ||
    ALSO_UNCOUNTED.test(a.lower(noun))
  )
    return null;
  const lower = a.lower(at);
  // »at alle stjæler«, »må alle andre bakke«
  if (STANDS_ALONE.test(lower) && (a.canBe(noun, r.VERB | r.PRESENT) || a.canBe(noun, r.VERB | r.INFINITIVE)))
    return null;
  // »alle sang med«: the clause lacks its verb
  if (STANDS_ALONE.test(lower) && a.canBe(noun, r.VERB | r.PAST) && !hasVerb(a, at, noun)) return null;
  // »mange trafik«: »meget« is meant
  if (lower === 'mange' && (isMassNoun(a, noun) || (MUCH.test(a.lower(noun)) && !hasAdjective))) return null;
  // »ikke nogle bil«: not any one
  if (lower === 'nogle' && DENIES.test(a.lower(a.before(at))) && !hasAdjective) return null;
  if (WHICH_OR_THESE.test(lower) && !isCountedNoun(a, noun)) return null;
  if (lower === 'de' && !hasAdjective && a.lower(a.before(at)) !== 'alle') return null;
  const isFigure = /^\d/.test(lower);
  const before = a.before(at);
  // »klokken slår tolv nytårsaften«
  if (CLOCK.test(a.lower(a.before(before)))) return null;
  // »kapitel 2«, »klokken to«, »nummer fem«: the number belongs to what stands before.
  if (before >= 0 && !a.commaAfter(before) && a.is(before, r.NOUN) && (isFigure || !a.is(before, r.PLURAL))) {
    if (isFigure || NUMBERED.test(a.lower(before))) return null;
  }
  // »1/2 time«
  // »i 1864«, but »350 krone«
  const isLong = a.written(at).length > (isCountedNoun(a, noun) ? 3 : 2);
  if (isFigure && (isLong || a.text[a.starts[at]! - 1] === '/')) return null;
  const form = formOf(a, noun, SINGULAR, PLURAL);
  return form === null ? null : replaceWord(a, noun, form, 0.9);
}

/** Another form of the noun, also of an unlisted compound. */
function formOf(a: Analysis, noun: number, from: number, wanted: number): string | null {
  const type = a.types[noun]!;
  const changed =
    wanted === PLURAL
      ? (vowelPlural(type.lower) ?? vowelPluralOfCompound(a.lexicon, type.lower))
      : vowelSingular(type.lower);
  if (changed !== undefined) return changed;
  const form = a.lexicon.otherForms(type.word, from, wanted, r.GENITIVE)[0];
  if (form === undefined) return null;
  return type.compound ? type.lower.slice(0, type.compound.headStart) + form : form;
}
