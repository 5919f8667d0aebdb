import type { Analysis } from '../../analysis/analysis.ts';
import { ADJECTIVE_FORMS, formProbabilities } from '../../models/word-forms.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import type { Models } from '../../models/models.ts';
import { isMassNoun } from '../../phrases/counted-noun.ts';
import { vowelPlural } from '../../phrases/vowel-plurals.ts';
import { determinerBits } from '../../phrases/determiners.ts';
import { WordList } from '../../words/word-list.ts';

const UNWANTED = r.COMPARATIVE | r.SUPERLATIVE;
const BASE = r.ADJECTIVE | r.COMMON | r.SINGULAR | r.INDEFINITE;
const NEUTER_FORM = r.ADJECTIVE | r.NEUTER | r.SINGULAR | r.INDEFINITE;
const E_FORM = r.ADJECTIVE | r.PLURAL | r.DEFINITE;
/** Adjectives that do not agree, or that are something else as well. */
const LOOSE = new WordList(
  'ny ret lille små anden andet andre egen eget egne samme første sidste næste forrige eneste halv halve halvt ' +
    'hel hele helt mest meste få værst al alt alle lige fri frit fuld fuldt nær kære lidt meget mange nok langt ' +
    'højt tæt dybt vildt godt vist klart let bare rent fast ene ens kort gratis sand ondt skidt tit sent vidt tyndt ' +
    'rigtig rigtigt virkelig særlig tidlig egentlig stadig dobbelt enkelt flest',
);
/** Adverbs before the object: »lavede hurtigt mad«. */
const MANNER = new WordList(
  'hurtigt langsomt højt tidligt pludseligt forsigtigt stille roligt nemt ofte virkeligt venligt ivrigt ' +
    'straks dagligt årligt naturligt typisk direkte endeligt egentligt stadigt normalt primært altid ' +
    'samtidigt selvfølgeligt',
);
/** How likely the written form may be by the model; a form in -t may be an adverb. */
const AGAINST = [0.85, 0.4, 0];
const SURELY_ONE = 0.92;
/** How likely a noun of the same spelling may be. */
const SELDOM = 0.15;

const GREETING = new WordList('venlige kærlige');
export const bareAdjective: WordRule = {
  id: 'bare-adjective',
  subcategory: 'adjective-agreement',
  on: { readings: r.ADJECTIVE },
  wrong: [
    ['Dragen havde grøn vinger og lang hale.', 'Dragen havde grønne vinger og lang hale.'],
    ['Vi har besøgt gammel venner.', 'Vi har besøgt gamle venner.'],
    ['Der er mange, der savner varmt mad.', 'Der er mange, der savner varm mad.'],
    ['Han drak noget varmt mælk.', 'Han drak noget varm mælk.'],
    ['Den spiser frøer og lille fugle.', 'Den spiser frøer og små fugle.'],
    ['Så skete der noget mærkelig.', 'Så skete der noget mærkeligt.'],
    ['Vi var i Tivoli med hel familien.', 'Vi var i Tivoli med hele familien.'],
    ['Jeg har lært en masse ny ting.', 'Jeg har lært en masse nye ting.'],
    ['Med venlige hilsen Ida.', 'Med venlig hilsen Ida.'],
    ['Vi fik noget lækker at spise.', 'Vi fik noget lækkert at spise.'],
    ['Jeg har købt noget sjov til festen.', 'Jeg har købt noget sjovt til festen.'],
    ['De store driller de lille.', 'De store driller de små.'],
    ['Husk varme tøj til turen.', 'Husk varmt tøj til turen.'],
    ['Vi håber, at noget ny kan opstå.', 'Vi håber, at noget nyt kan opstå.'],
    ['Noget andet sjov er at svømme.', 'Noget andet sjovt er at svømme.'],
    ['Jeg har ikke sagt noget forkert eller dum.', 'Jeg har ikke sagt noget forkert eller dumt.'],
  ],
  right: [
    'Dragen havde grønne vinger.',
    'Vi havde godt vejr hele ugen.',
    'Han løb hurtigt hjem til sin mor.',
    'Hendes store øjne så på mig.',
    'Vi lavede hurtigt mad, før de kom.',
    'Peters gamle cykel stod i gården.',
    'Der lugtede dejligt af kaffe.',
    'Han er noget langsom i dag.',
  ],
  match(a, at, models): Finding | null {
    const type = a.types[at]!;
    const noun = a.after(at);
    if (type.lower === 'lille') return toSeveral(a, at, noun);
    if (isNewOfMany(a, at, noun)) return replaceWord(a, at, 'nye', 0.9);
    // »med venlige hilsen«
    if (a.lower(noun) === 'hilsen' && GREETING.test(type.lower) && !a.commaAfter(at))
      return replaceWord(a, at, type.lower.slice(0, -1), 0.92);
    if (type.lower === 'hel') return wholeOfKnown(a, at, noun);
    if (a.lower(a.before(at)) === 'noget') {
      const found = afterSomething(a, at, models);
      if (found !== null) return found;
    }
    if (isMoreOfSomething(a, at)) return asNeuter(a, at);
    if (type.listed < 0 || a.hasCapital(at) || LOOSE.test(type.lower) || a.commaAfter(at)) return null;
    if (!a.is(noun, r.NOUN) || a.is(noun, r.GENITIVE) || a.hasCapital(noun) || a.types[noun]!.listed < 0) return null;
    if (
      r.hasAny(type.union, r.OTHER | UNWANTED) ||
      r.hasAny(a.reading(at), r.VERB | r.NOUN) ||
      r.hasAny(a.union(noun), r.OTHER | r.ADJECTIVE)
    )
      return null;
    // »led nummer to«
    if (a.lower(noun) === 'nummer') return null;
    if (r.hasAny(a.reading(a.after(noun)), r.NOUN) || !opensPhrase(a, a.before(at))) return null;
    const own = [BASE, NEUTER_FORM, E_FORM].findIndex((form) => a.canBe(at, form));
    if (own === 2) return afterPlural(a, at, noun, models);
    if (own < 0 || (own === 0 && /([eaot]|sk)$/.test(type.lower)) || (own === 1 && MANNER.test(type.lower)))
      return null;
    const p = formProbabilities(a, at, ADJECTIVE_FORMS, models);
    // »hvid vægge«: also a noun
    if (r.hasAny(type.union, r.NOUN) && (own !== 0 || p[ADJECTIVE_FORMS.forms.length]! > SELDOM)) return null;
    const wanted = wantedForm(a, noun, own, p[1]! > p[2]!);
    if (wanted === 0 || a.canBe(at, wanted)) return null;
    const form = a.lexicon.otherForms(type.word, r.ADJECTIVE, wanted, UNWANTED)[0];
    if (form === undefined) return null;
    const isSome = a.lower(a.before(at)) === 'noget';
    if (!isSome && p[own]! > AGAINST[own]!) return null;
    const isSurelyPlural = wanted === E_FORM && !a.canBe(noun, r.NOUN | r.SINGULAR);
    return replaceWord(a, at, form, isSome || isSurelyPlural || p[own]! < AGAINST[own]! / 2 ? 0.85 : 0.7);
  },
};

const LOT_OR_PAIR = new WordList('masse par');
/** »en masse ny ting«; »ny« is both one and several elsewhere. */
const isNewOfMany = (a: Analysis, at: number, noun: number): boolean =>
  a.lower(at) === 'ny' && LOT_OR_PAIR.test(a.lower(a.before(at))) && a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE);

/** »med hel familien«: a noun with its article asks for »hele«. */
const wholeOfKnown = (a: Analysis, at: number, noun: number): Finding | null =>
  a.is(noun, r.NOUN | r.DEFINITE) &&
  a.canBe(noun, r.NOUN | r.SINGULAR | r.DEFINITE, r.GENITIVE) &&
  !a.canBe(noun, r.NOUN | r.INDEFINITE) &&
  !a.commaAfter(at)
    ? replaceWord(a, at, 'hele', 0.92)
    : null;

const AFTER_PREDICATE = new WordList('at som der og');
const SUBORDINATORS = new WordList('at fordi når da hvis');
const LINKING_VERBS = new WordList('er var bliver blev være føler følte');
const NEW_OR_FUN = new WordList('ny sjov');
/** »der skete noget ny«, but not »han er noget langsom« */
function afterSomething(a: Analysis, at: number, models: Models): Finding | null {
  const { listed, word, union } = a.types[at]!;
  const next = a.after(at);
  const closes =
    next < 0 || a.isMark(next) || a.commaAfter(at) || AFTER_PREDICATE.test(a.lower(next)) || a.is(next, r.PREPOSITION);
  const opens = a.before(a.before(at)) < 0 || SUBORDINATORS.test(a.lower(a.before(at, 2)));
  const isSubject = opens && r.hasAny(a.reading(next), r.FINITE);
  const verb = a.before(at, 2);
  // »fik noget lækker«: the clause has its verb
  const hasVerb = a.is(verb, r.VERB);
  if (
    listed < 0 ||
    !(closes || isSubject) ||
    a.commaAfter(a.before(at)) ||
    // »han var noget langsom«, but »der var noget uhyggeligt«
    (LINKING_VERBS.test(a.lower(verb)) && a.lower(a.before(verb)) !== 'der')
  )
    return null;
  if (
    !a.canBe(at, BASE) ||
    a.canBe(at, NEUTER_FORM) ||
    (!NEW_OR_FUN.test(a.lower(at)) &&
      r.hasAny(
        union,
        (isPlainlyThing(a, at, models) ? r.NOUN : 0) | (hasVerb ? 0 : r.FINITE) | r.INFINITIVE | r.OTHER | UNWANTED,
      ))
  )
    return null;
  if (/([eao]|sk)$/.test(a.lower(at))) return null;
  const form = a.lexicon.otherForms(word, BASE, NEUTER_FORM, UNWANTED)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.88);
}

const AND_OR = new WordList('og eller');
const SOMETHING = new WordList('noget intet');
/** »noget andet | sjov«, »noget forkert eller | dum« */
function isMoreOfSomething(a: Analysis, at: number): boolean {
  const [before, next] = [a.before(at), a.after(at)];
  if (a.commaAfter(before) || !a.canBe(at, BASE) || a.canBe(at, NEUTER_FORM)) return false;
  if (r.hasAny(a.union(at), r.OTHER | UNWANTED) && !NEW_OR_FUN.test(a.lower(at))) return false;
  if (r.hasAny(a.union(at), r.NOUN | r.INFINITIVE) || /([eao]|sk)$/.test(a.lower(at))) return false;
  const closes = next < 0 || a.isMark(next) || a.commaAfter(at) || a.is(next, r.PREPOSITION) || a.lower(next) === 'at';
  const isSaid = a.lower(before) === 'andet' && (closes || r.hasAny(a.reading(next), r.FINITE));
  if (isSaid) return a.lower(a.before(before)) === 'noget';
  const first = a.before(before);
  return (
    closes &&
    AND_OR.test(a.lower(before)) &&
    (a.canBe(first, NEUTER_FORM) || (a.canBe(first, BASE) && a.lower(first).endsWith('t'))) &&
    SOMETHING.test(a.lower(a.before(first))) &&
    !a.commaAfter(first)
  );
}

function asNeuter(a: Analysis, at: number): Finding | null {
  const form = a.lexicon.otherForms(a.types[at]!.word, BASE, NEUTER_FORM, UNWANTED)[0];
  return form === undefined ? null : replaceWord(a, at, form, 0.88);
}

const isPlainlyThing = (a: Analysis, at: number, models: Models): boolean =>
  r.hasAny(a.union(at), r.NOUN) &&
  (a.is(at, r.NOUN) || formProbabilities(a, at, ADJECTIVE_FORMS, models)[ADJECTIVE_FORMS.forms.length]! > SELDOM);

const AFTER_NOUN = new WordList('og som der må skal kan');
const DETERMINERS = new WordList('den det min mit din dit sin sit en et denne dette');
/** »lille fugle« */
function toSeveral(a: Analysis, at: number, noun: number): Finding | null {
  const closes = noun < 0 || a.isMark(noun) || a.commaAfter(at) || AFTER_NOUN.test(a.lower(noun));
  // »de store driller de lille«
  if (closes && a.lower(a.before(at)) === 'de' && a.lower(noun) !== 'og') return replaceWord(a, at, 'små', 0.85);
  const isPlural = a.is(noun, r.NOUN) && a.canBe(noun, r.NOUN | r.PLURAL) && !a.canBe(noun, r.NOUN | r.SINGULAR);
  if (!isPlural || a.commaAfter(at) || a.hasCapital(at) || r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE)) return null;
  return DETERMINERS.test(a.lower(a.before(at))) ? null : replaceWord(a, at, 'små', 0.88);
}

const NOT_BEFORE_ONE = new WordList('og eller som med af få fået andre både masse par');
/** No determiner, genitive or other adjective before that has a say in the form. */
function opensPhrase(a: Analysis, before: number): boolean {
  if (before < 0 || a.isMark(before)) return false;
  const lower = a.lower(before);
  if (lower === 'noget') return true;
  if (determinerBits(lower) !== 0 || a.canBe(before, r.GENITIVE) || /s$/.test(lower)) return false;
  if (a.commaAfter(before)) return false;
  return r.hasAny(a.reading(before), r.PREPOSITION | r.VERB) || NOT_BEFORE_ONE.test(lower);
}

/** What a noun that can be read in one way only asks of a bare adjective; 0 when it cannot be told. */
function wantedForm(a: Analysis, noun: number, own: number, isRatherOne: boolean): number {
  // »forskellig slags«: of several kinds
  if (a.lower(noun) === 'slags' && own === 0) return E_FORM;
  const [singular, plural] = [
    a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE, r.GENITIVE),
    a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE),
  ];
  if (plural && !singular) return E_FORM;
  const [common, neuter] = [a.canBe(noun, r.NOUN | r.COMMON), a.canBe(noun, r.NOUN | r.NEUTER)];
  // »frisk bær«, »god vejr«: neither one nor several
  if (plural && neuter && !common && own === 0) return isRatherOne ? NEUTER_FORM : E_FORM;
  if (!singular || plural || common === neuter || own === 2) return 0;
  return common ? BASE : NEUTER_FORM;
}

/** »sorte plet«, »illegale aviserne«: an adjective in -e without an article asks for a plural without its article. */
function afterPlural(a: Analysis, at: number, noun: number, models: Models): Finding | null {
  if (a.lower(a.before(at)) === 'noget' || r.hasAny(a.union(noun), r.VERB | r.ADJECTIVE)) return null;
  const isOne = a.canBe(noun, r.NOUN | r.SINGULAR | r.INDEFINITE) && !a.canBe(noun, r.NOUN | r.PLURAL);
  const isDefinite = a.canBe(noun, r.NOUN | r.PLURAL | r.DEFINITE) && !a.canBe(noun, r.NOUN | r.INDEFINITE);
  if (!isOne && !isDefinite) return null;
  const p = formProbabilities(a, at, ADJECTIVE_FORMS, models);
  const gender = a.canBe(noun, r.NOUN | r.NEUTER) ? 1 : 0;
  if (isOne && (isMassNoun(a, noun) || p[gender]! > SURELY_ONE)) {
    // »varme tøj«, »det var hårde arbejde«
    const wanted = gender === 1 ? NEUTER_FORM : BASE;
    const one = a.lexicon.otherForms(a.types[at]!.word, r.ADJECTIVE, wanted, UNWANTED)[0];
    return one === undefined || p[gender]! < 0.8 ? null : replaceWord(a, at, one, 0.85);
  }
  if (isOne && p[0]! + p[1]! > 0.5) return null;
  const form =
    vowelPlural(a.lower(noun)) ??
    a.lexicon.otherForms(a.types[noun]!.word, r.NOUN, r.NOUN | r.PLURAL | r.INDEFINITE, r.GENITIVE)[0];
  if (form === undefined) return null;
  return replaceWord(
    a,
    noun,
    form,
    isOne && vowelPlural(a.lower(noun)) === undefined ? 0.7 : 0.85,
    isOne ? 'number' : 'definiteness',
  );
}
