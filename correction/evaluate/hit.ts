import { type Change, changeOf, lettersOf } from './change.ts';
import type { GoldError } from './passage.ts';

/** Whether a change falls on a gold error: their spans overlap, or both put something in at the same place. */
export function touches(text: string, change: Change, gold: GoldError): boolean {
  const [start, end] = reach(text, gold);
  const inserts = change.start === change.end;
  if (start < end && !inserts) return change.start < end && start < change.end;
  if (start < end && (isWord(gold.wrong) ? inside : within)(change.start, start, end)) return true;
  return inserts ? insertsTheSame(text, change, gold) : replacesPlace(change, gold);
}

/** Both put a mark, or both a word, in at one place; a gold error may be annotated on the word beside it (`kl` → `kl.`). */
function insertsTheSame(text: string, change: Change, { start, wrong, rights }: GoldError): boolean {
  const wanted = changeOf({ offset: start, length: wrong.length, token: wrong, replacements: [...rights] });
  if (wanted.start < wanted.end) return false;
  const [one = '', other = ''] = [change.inserted, wanted.inserted];
  return isWord(one) === isWord(other) && samePlace(text, change.start, wanted.start);
}

/** A doubled word may be struck at either of its two places. */
function reach(text: string, { start, end, wrong, id }: GoldError): [start: number, end: number] {
  const word = wrong.trim().toLowerCase();
  const before = text.slice(0, start).toLowerCase();
  return id === 'delete' && word !== '' && before.endsWith(word) ? [start - word.length, end] : [start, end];
}

/** A missing mark that is put in together with a change of the words around it (`hjem så` → `hjem. Så`). */
function replacesPlace({ start, end, inserted = '' }: Change, gold: GoldError): boolean {
  const place = gold.start;
  if (inside(place, start, end)) return true;
  const mark = gold.rights[0].trim();
  if (lettersOf(inserted) === '') return within(place, start, end);
  return (place === end && inserted.endsWith(mark)) || (place === start && inserted.startsWith(mark));
}

const isWord = (text: string): boolean => lettersOf(text) !== '';
const inside = (place: number, start: number, end: number): boolean => start < place && place < end;
const within = (place: number, start: number, end: number): boolean => start <= place && place <= end;

/** Before a closing quotation mark and after it are one place: both are right there for a comma. */
function samePlace(text: string, one: number, other: number): boolean {
  return /^[\s«"”“]*$/.test(text.slice(Math.min(one, other), Math.max(one, other)));
}
