import { readFileSync } from 'node:fs';

export interface TreebankToken {
  form: string;
  tag: string;
}

/**
 * Sentences of the Danish Dependency Treebank (CoNLL-X columns). Fixed phrases that it joins with underscores
 * (»i_dag«) are split, each word with the phrase's tag, since a text has spaces there.
 */
export function readTreebank(file: string): TreebankToken[][] {
  const sentences: TreebankToken[][] = [];
  let current: TreebankToken[] = [];
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('#')) continue;
    const [, form, , , tag] = line.split('\t');
    if (form === undefined || tag === undefined) {
      if (current.length > 0) sentences.push(current);
      current = [];
      continue;
    }
    for (const part of form.split('_')) if (part !== '') current.push({ form: part, tag });
  }
  if (current.length > 0) sentences.push(current);
  return sentences;
}

export interface DependencySentence {
  text: string;
  tokens: { form: string; upos: string; feats: string }[];
}

/** Sentences of a Universal Dependencies file (CoNLL-U). */
export function readUniversal(file: string): DependencySentence[] {
  const sentences: DependencySentence[] = [];
  for (const block of readFileSync(file, 'utf8').split('\n\n')) {
    const text = /^# text = (.*)$/m.exec(block)?.[1];
    if (text === undefined) continue;
    const tokens = block
      .split('\n')
      .map((line) => line.split('\t'))
      .filter((column) => /^\d+$/.test(column[0]!))
      .map((column) => ({ form: column[1]!, upos: column[3]!, feats: column[5]! }));
    sentences.push({ text, tokens });
  }
  return sentences;
}
