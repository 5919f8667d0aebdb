import type { Analysis } from '../analysis/analysis.ts';
import { SUBJECT, MODAL } from '../analysis/word-role.ts';
import * as r from '../lexicon/readings.ts';
import { WordList } from '../words/word-list.ts';
import { RELATIVES } from '../words/links.ts';
import { PERSONS } from '../words/persons.ts';

/** A question about a place's neighbours; the small words are told apart by them. */
export type Test = (a: Analysis, at: number) => boolean;

const COMPARES = new WordList('mere mer mindre andet anden andre hellere bedre flere færre anderledes');
const ADVERBS = new WordList('ikke også aldrig altid bare lige gerne kun jo nok godt selv så');
const BE = new WordList('er var være været bliver blev bor boede sidder sad ligger lå står stod alene');
const MOVE = new WordList(
  'gå går gik gået kom komme kommer kommet løb løbe løber løbet kør køre kører kørte tag tage tager tog ' +
    'rejs rejse rejser rejste cykle cykler cyklede smid smide smider smed kaste kaster kastede ' +
    'sendte sende sender skynde skynder skyndte',
);

const isBare = (a: Analysis, at: number): boolean => a.is(at, r.NOUN) && !a.hasCapital(at);

/** An infinitive that cannot be anything else, with »ikke« and the like before it. */
export const infinitiveNext: Test = (a, at) => {
  let next = a.after(at);
  if (next >= 0 && ADVERBS.test(a.lower(next)) && !a.commaAfter(next)) next = a.after(next);
  if (!a.canBe(next, r.VERB | r.INFINITIVE) || a.canBe(next, r.VERB | r.PRESENT, r.PASSIVE)) return false;
  return !a.canBe(next, r.VERB | r.PAST) && !(a.union(next) & r.NOUN && !a.is(next, r.VERB));
};
/** A finite verb that is no infinitive. */
export const finiteNext: Test = (a, at) =>
  r.hasAny(a.reading(a.after(at)), r.FINITE) && !a.canBe(a.after(at), r.VERB | r.INFINITIVE);
export const subjectNext: Test = (a, at) => PERSONS.test(a.lower(a.after(at)));
export const subjectBefore: Test = (a, at) => {
  let before = a.before(at);
  // »ved det ikke, for jeg …«
  if (a.commaAfter(before)) return false;
  if (before >= 0 && ADVERBS.test(a.lower(before))) before = a.before(before);
  return before >= 0 && !a.commaAfter(before) && (a.types[before]!.role & SUBJECT) !== 0;
};
export const prepositionBefore: Test = (a, at) => a.is(a.before(at), r.PREPOSITION) && !a.commaAfter(a.before(at));
export const prepositionNext: Test = (a, at) => a.is(a.after(at), r.PREPOSITION) && !a.commaAfter(at);
export const nounNext: Test = (a, at) => !a.commaAfter(at) && isBare(a, a.after(at));
export const phraseNext: Test = (a, at) =>
  nounNext(a, at) || a.is(a.after(at), r.ADJECTIVE) || a.is(a.after(at), r.NUMERAL) || a.is(a.after(at), r.NAME);
export const comparativeBefore: Test = (a, at) => {
  const before = a.before(at);
  return a.canBe(before, r.COMPARATIVE) || COMPARES.test(a.lower(before));
};
/** A modal verb or »at«, with an adverb between. */
export const modalBefore: Test = (a, at) => {
  let before = a.before(at);
  while (before >= 0 && ADVERBS.test(a.lower(before))) before = a.before(before);
  return before >= 0 && ((a.types[before]!.role & MODAL) !== 0 || a.lower(before) === 'at');
};
/** »skal være«, »takket være« */
export const asksBeBefore: Test = (a, at) => modalBefore(a, at) || a.lower(a.before(at)) === 'takket';
const ONE_OF_THEM = new WordList('en den denne min din sin hver ingen anden');
export const determinerBefore: Test = (a, at) =>
  ONE_OF_THEM.test(a.lower(a.before(at))) || a.is(a.before(at), r.ADJECTIVE);
/** A verb of being somewhere stands just before. */
export const staysBefore: Test = (a, at) => {
  const before = a.before(at);
  return BE.test(a.lower(before)) || (ADVERBS.test(a.lower(before)) && BE.test(a.lower(a.before(before))));
};
const AROUND_VERB = new WordList('mig dig sig den det os jer ikke så han hun jeg vi de');
/** A verb of motion stands just before, or before its object. */
export const movesBefore: Test = (a, at) => {
  const before = a.before(at);
  return MOVE.test(a.lower(before)) || (AROUND_VERB.test(a.lower(before)) && MOVE.test(a.lower(a.before(before))));
};
/** A singular that has no plural of the same form: »mange vand«. */
export const singularNext: Test = (a, at) => {
  const next = a.after(at);
  return (
    nounNext(a, at) &&
    a.canBe(next, r.NOUN | r.SINGULAR | r.INDEFINITE) &&
    !a.canBe(next, r.NOUN | r.PLURAL) &&
    !r.hasAny(a.union(next), r.ADJECTIVE | r.VERB)
  );
};
export const pluralNext: Test = (a, at) => {
  const next = a.after(at);
  return nounNext(a, at) && a.canBe(next, r.NOUN | r.PLURAL | r.INDEFINITE) && !a.canBe(next, r.NOUN | r.SINGULAR);
};
/** A finite verb with its own subject before: what follows is its object. */
export const objectPlace: Test = (a, at) => {
  const verb = a.before(at);
  if (!r.hasAny(a.reading(verb), r.FINITE) || a.commaAfter(verb)) return false;
  const subject = a.before(verb);
  return (
    subject >= 0 &&
    !a.commaAfter(subject) &&
    ((a.types[subject]!.role & SUBJECT) !== 0 ||
      a.is(subject, r.NOUN) ||
      a.is(subject, r.NAME) ||
      RELATIVES.test(a.lower(subject)))
  );
};
/** The first word, or one after a comma, a conjunction or a subordinator. */
export const opensClause: Test = (a, at) => {
  const before = a.before(at);
  return before < 0 || a.commaAfter(before) || a.is(before, r.SUBORDINATOR) || a.is(before, r.CONJUNCTION);
};
export const closesClause: Test = (a, at) => a.after(at) < 0 || a.isMark(a.after(at)) || a.commaAfter(at);
