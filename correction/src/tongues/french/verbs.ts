import { WordList } from '../../words/word-list.ts';
import type { TongueText } from '../tongue-text.ts';
import type { WordStore } from '../word-store.ts';
import * as f from './word-bits.ts';
import { CLITICS, NE, PERSONS } from './words.ts';

const PERSON_BITS = [f.JE, f.TU, f.IL, f.NOUS, f.VOUS, f.ILS] as const;
const VERB = 42;
const PARTICIPLES = 2;
const FIRST_TENSE = 6;

/** The row of forms that a verb's form most likely stands in, or null. */
function verbRow(form: string, words: WordStore): readonly string[] | null {
  const rows = words.paradigms.rowsOf(form, VERB);
  const usual = (row: readonly string[]): number =>
    (PREFERRED.includes(row[0]!) ? 1000 : 0) + words.frequencyOf(row[0]!);
  return rows.toSorted((a, b) => usual(b) - usual(a))[0] ?? null;
}

/** Of two verbs that share a form the one that is meant. */
const PREFERRED = ['être', 'avoir', 'aller', 'faire', 'voir', 'pouvoir', 'vivre', 'lire', 'croire', 'devoir'];

/** The form of the same verb and tense for another person; the present of what has no tense. '' where it is not known. */
export function formFor(person: number, form: string, words: WordStore): string {
  const row = verbRow(form, words);
  if (!row) return '';
  const at = row.findIndex((one, slot) => slot >= FIRST_TENSE && one === form);
  const tense = at < 0 ? 0 : Math.floor((at - FIRST_TENSE) / 6);
  return row[FIRST_TENSE + tense * 6 + person] ?? '';
}

export const infinitiveOf = (form: string, words: WordStore): string => verbRow(form, words)?.[0] ?? '';

/** The past participle of a verb: masculine, feminine, and both in the plural. */
export const participlesOf = (form: string, words: WordStore): readonly string[] =>
  verbRow(form, words)?.slice(PARTICIPLES, PARTICIPLES + 4) ?? [];

export const personBit = (person: number): number => PERSON_BITS[person]!;

/** The verb after a subject, past »ne« and the small pronouns, or −1. */
export function verbAfter(t: TongueText, subject: number): number {
  let at = t.after(subject);
  for (let k = 0; k < 3 && (NE.test(t.lower(at)) || CLITICS.test(t.lower(at))); k++) at = t.after(at);
  return at;
}

/** The subject that is a pronoun right before a verb and its small pronouns, or −1. */
export function pronounBefore(t: TongueText, verb: number): number {
  let at = t.before(verb);
  for (let k = 0; k < 3 && at >= 0; k++) {
    const word = t.lower(at);
    if (word in PERSONS && !((word === 'nous' || word === 'vous') && t.lower(t.before(at)) in PERSONS)) return at;
    if (!NE.test(word) && !CLITICS.test(word)) return -1;
    at = t.before(at);
  }
  return -1;
}

/** A word that is a verb's finite form and no noun, no adjective, no small word. */
export const isSurelyFinite = (t: TongueText, at: number): boolean =>
  t.isWord(at) && t.is(at, f.FINITE) && !t.is(at, f.NOUN | f.ADJECTIVE | f.SMALL | f.ADVERB | f.NAME);

/** Forms of verbs that are spelled like nouns or adjectives and still are verbs after a subject. */
export const VERBS_TOO = new WordList(
  'est es suis sont sommes a as ont avons avez ai étais était étaient étions joue joues jouent aime aimes aiment aimé danse danses dansent porte portes portent travaille travailles va vas vais vont fait fais font peut peux peuvent veut veux veulent doit dois doivent dit dis vient viens viennent prend prends prennent vit vis vivent voit vois regarde regardes regardent parle parles parlent mange manges mangent habite habites habitent finit finis finissent dort dors dorment part pars partent sort sors sortent lit lis lisent écrit écris écrivent court cours courent marche marches marchent visite visites visitent montre montres montrent commence commences commencent adore adores adorent chante chantes chantent aide aides aident appelle appelles appellent trouve trouves trouvent gagne gagnes gagnent reste restes restent rêve rêves rêvent pense penses pensent demande demandes demandent arrive arrives arrivent coûte coûtes coûtent change changes changent boit bois boivent sait sais savent devrais pouvez voulez devez',
);

/** A word that is rather a verb than anything else where a verb can stand. */
export const mayBeVerb = (t: TongueText, at: number): boolean =>
  t.isWord(at) && !t.isCapital(at) && (VERBS_TOO.test(t.lower(at)) || isSurelyFinite(t, at));
