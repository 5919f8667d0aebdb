/** What a rule found, in offsets of the text. */
export interface TongueFinding {
  start: number;
  end: number;
  /** Best first; '' takes a mark away. */
  replacements: string[];
  /** 0..1, an honest guess of how often such a mark is right; 0.9 when nothing is said. */
  confidence?: number;
  /** Instead of the rule's. */
  explanation?: string;
}
