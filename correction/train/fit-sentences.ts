import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '../src/analysis/read-text.ts';
import { tagFeatures } from '../src/analysis/tag-features.ts';
import type { TextReader } from '../src/analysis/text-reader.ts';
import type { Tagger } from '../src/tagger/tagger.ts';
import type { FitSentence } from './fit-trainer.ts';
import type { TreebankToken } from './treebank.ts';

const SHORTEST = 3;

/** The treebank's sentences, each with a tagger that has not learnt from it. */
export function printedSentences(
  treebank: readonly TreebankToken[][],
  taggerFor: (sentence: number) => Tagger,
): FitSentence[] {
  return treebank
    .map((sentence, i) => {
      const tagger = taggerFor(i);
      const forms = sentence.map(({ form }) => form).filter((form) => form !== ',');
      return { forms, tagger, tagsTell: tagFeatures(tagger.tags, tagger.readings) };
    })
    .filter(({ forms }) => forms.length >= SHORTEST);
}

/** The sentences of our own faultless texts (train/texts) and of train/sentences. */
export function ownSentences(root: string, tools: TextReader): FitSentence[] {
  return ['texts', 'sentences'].flatMap((folder) => {
    const directory = join(root, 'train', folder);
    const files = readdirSync(directory)
      .filter((file) => file.endsWith('.txt'))
      .sort();
    return files.flatMap((file) => sentencesOf(readFileSync(join(directory, file), 'utf8'), tools));
  });
}

function sentencesOf(text: string, tools: TextReader): FitSentence[] {
  const a = readText(text, tools);
  return Array.from(a.sentences.subarray(0, -1), (from, s) => ({
    forms: a.types.slice(from, a.sentences[s + 1]).map(({ text: form }) => form),
    tagger: tools.tagger,
    tagsTell: tools.tagFeatures,
  }));
}
