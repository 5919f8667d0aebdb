import { NOUN_FORMS } from '../models/noun-table.ts';
import { VERB_FORM_BITS } from '../models/verb-forms.ts';
import { ADJECTIVE_FORMS } from '../models/word-forms.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import * as r from '../lexicon/readings.ts';
import { CLOSED, type Kind } from './closed-sets.ts';
import type { Alternative } from './known-word.ts';

/** More are never weighed of one word. */
export const MOST_ALTERNATIVES = 12;

/** Infinitive, present, past and participle; imperatives are known by what surrounds them, not by the form. */
const VERB_FORMS = VERB_FORM_BITS.slice(0, 4);
const FIRST_TWO = 2;

/**
 * The words that pupils write for a word or the other way round: forms of the same word, what sounds alike, small words
 * with their circle.
 * @param lower the word in small letters
 * @param word its number in the lexicon, −1 when it has none
 */
export function alternativesOf(lower: string, word: number, lexicon: Lexicon): Alternative[] {
  const found = new Map<string, Kind>(CLOSED.get(lower));
  if (word >= 0 && lower.length > 1) addForms(lower, word, lexicon, found);
  found.delete(lower);
  return Array.from(found, ([other, kind]) => ({ word: other, kind })).slice(0, MOST_ALTERNATIVES);
}

function addForms(lower: string, word: number, lexicon: Lexicon, found: Map<string, Kind>): void {
  const add = (other: string | undefined, kind: Kind): void => {
    if (other !== undefined && other === other.toLowerCase() && !found.has(other)) found.set(other, kind);
  };
  VERB_FORMS.forEach(([from, without], own) => {
    if (!lexicon.hasReading(word, from, without)) return;
    VERB_FORMS.forEach(([wanted, unwanted], other) => {
      const isPresent = own < FIRST_TWO && other < FIRST_TWO;
      const forms = lexicon.otherForms(word, from, wanted, unwanted);
      if (own !== other) add(forms[0], isPresent ? 'present' : 'verb-form');
    });
  });
  for (const [from, without] of ADJECTIVE_FORMS.forms) {
    if (!lexicon.hasReading(word, from, without)) continue;
    for (const [wanted, unwanted] of ADJECTIVE_FORMS.forms)
      add(lexicon.otherForms(word, from, wanted, unwanted)[0], 'adjective');
  }
  for (const from of NOUN_FORMS) {
    if (!lexicon.hasReading(word, from, r.GENITIVE)) continue;
    for (const wanted of NOUN_FORMS) add(lexicon.otherForms(word, from, wanted, r.GENITIVE)[0], 'noun-form');
  }
  const swapped = lower.endsWith('ende')
    ? `${lower.slice(0, -4)}ene`
    : lower.endsWith('ene')
      ? `${lower.slice(0, -3)}ende`
      : '';
  if (swapped !== '' && lexicon.find(swapped) >= 0) add(swapped, 'ene-ende');
}
