/** The sentences of a UD CoNLL-U file, as printed (`# text = …`). */
export function readTreebankSentences(source: string): string[] {
  return [...source.matchAll(/^# text = (.*\S)\s*$/gm)].map(([, sentence]) => sentence);
}
