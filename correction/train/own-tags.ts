import { readText } from '../src/analysis/read-text.ts';
import { VERB_FORM_BITS } from '../src/models/verb-forms.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';
import type { Lexicon } from '../src/lexicon/lexicon.ts';
import * as r from '../src/lexicon/readings.ts';
import { tagReading } from '../src/tagger/tag-reading.ts';
import type { TreebankToken } from './treebank.ts';

/** Tag of a word that tagger and dictionary do not agree about: nothing is learnt from its place. */
export const UNSURE = '?';

const CLASSES = r.NOUN | r.VERB | r.ADJECTIVE | r.NAME | r.OTHER;

/** The sentences of one of our own faultless texts with the tagger's tags, where the dictionary bears them out. */
export function taggedSentences(text: string, tools: TextReader, lexicon: Lexicon): TreebankToken[][] {
  const a = readText(text, tools);
  return Array.from(a.sentences.subarray(0, -1), (from, s) =>
    Array.from({ length: a.sentences[s + 1]! - from }, (_, k) => {
      const tag = tools.tagger.tags[a.tags[from + k]!]!;
      return { form: a.types[from + k]!.text, tag: isBorneOut(tag, a.types[from + k]!.word, lexicon) ? tag : UNSURE };
    }),
  );
}

/** False of a verb form that the word cannot be, and of another class for what can only be a verb or an adjective. */
function isBorneOut(tag: string, word: number, lexicon: Lexicon): boolean {
  if (word < 0) return true;
  const reading = tagReading(tag);
  if (reading & r.VERB) {
    const choice = VERB_FORM_BITS.find(([wanted]) => r.has(reading, wanted));
    return choice === undefined || lexicon.hasReading(word, choice[0], choice[1]);
  }
  const classes = lexicon.union(word) & CLASSES;
  if (classes === r.VERB) return false;
  return classes !== r.ADJECTIVE || r.hasAny(reading, r.ADJECTIVE | r.ADVERB);
}
