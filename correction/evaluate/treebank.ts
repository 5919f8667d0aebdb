/** One sentence of a UD CoNLL-U file, as printed. */
export interface TreebankSentence {
  /** Its `sent_id`; empty where the file gives none. */
  id: string;
  text: string;
}

/** The sentences of a UD CoNLL-U file (`# sent_id = …`, `# text = …`). */
export function readTreebankSentences(source: string): TreebankSentence[] {
  let id = '';
  return [...source.matchAll(/^# (sent_id|text) = (.*\S)\s*$/gm)].flatMap(([, field, value]) => {
    if (field === 'text') return { id, text: value };
    id = value;
    return [];
  });
}
