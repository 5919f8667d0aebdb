import type { CheckOptions, CheckResult, Correction } from '../api.ts';
import { correctionCategory } from '../taxonomy/error-type.ts';
import { fillTemplate, fallbackText } from '../taxonomy/explain.ts';
import type { SubcategoryId } from '../taxonomy/taxonomy.ts';
import type { Tongue } from './tongue.ts';
import type { TongueFinding } from './tongue-finding.ts';
import type { TongueRule } from './tongue-rule.ts';
import { TongueSpeller } from './tongue-speller.ts';
import { TongueText } from './tongue-text.ts';
import type { WordStore } from './word-store.ts';

const SHOWN = 0.75;
const USUAL = 0.9;
const MISSPELT = 'misspelt';

interface Mark extends TongueFinding {
  ruleId: string;
  type: SubcategoryId;
  confidence: number;
}

/** Corrects texts in one of the languages beside Danish: its dictionary, and its own rules. */
export class TongueChecker {
  readonly #tongue: Tongue;
  readonly #words: WordStore;
  readonly #speller: TongueSpeller;
  readonly #byWord = new Map<string, TongueRule[]>();
  readonly #everywhere: readonly TongueRule[];

  constructor(tongue: Tongue, words: WordStore) {
    this.#tongue = tongue;
    this.#words = words;
    this.#speller = new TongueSpeller(words, tongue);
    this.#everywhere = tongue.rules.filter(({ on }) => on === undefined);
    for (const rule of tongue.rules)
      for (const word of rule.on?.split(' ') ?? []) this.#byWord.set(word, [...(this.#byWord.get(word) ?? []), rule]);
  }

  read(text: string, options: CheckOptions): CheckResult {
    const t = new TongueText(text, this.#words, this.#tongue.cutting);
    const { isForeign, isCut, findings } = this.#speller.read(t);
    if (isForeign) return { corrections: [], notice: 'mostly-other-language', drawings: [], hints: [] };
    const misspelt = findings.map((finding): Mark => markOf(finding, MISSPELT, 'misspelling'));
    const marks = this.#marksOfRules(t).concat(misspelt);
    const shown = withoutOverlaps(marks.filter((mark) => mayBeShown(mark, text, options)));
    const sentences = (start: number, end: number): string => sentenceAround(t, start, end);
    return {
      corrections: shown.map((mark) => toCorrection(mark, text, sentences, this.#tongue)),
      notice: isCut ? 'cut-short' : null,
      // clauses and hints are known of Danish only
      drawings: [],
      hints: [],
    };
  }

  #marksOfRules(t: TongueText): Mark[] {
    const marks: Mark[] = [];
    for (let at = 0; at < t.count; at++) {
      for (const rule of this.#byWord.get(t.lower(at)) ?? []) ask(rule, t, at, marks);
      for (const rule of this.#everywhere) ask(rule, t, at, marks);
    }
    return marks;
  }
}

function ask(rule: TongueRule, t: TongueText, at: number, marks: Mark[]): void {
  const finding = rule.match(t, at);
  if (finding) marks.push(markOf({ explanation: rule.explanation, ...finding }, rule.id, rule.type));
}

const markOf = (finding: TongueFinding, ruleId: string, type: SubcategoryId): Mark => ({
  ...finding,
  ruleId,
  type,
  confidence: finding.confidence ?? USUAL,
});

function mayBeShown(mark: Mark, text: string, { uncheckedRanges = [], ignoredWords }: CheckOptions): boolean {
  const { start, end, replacements, confidence } = mark;
  const token = text.slice(start, end);
  if (confidence < SHOWN || replacements[0] === token) return false;
  if (ignoredWords?.has(token.toLowerCase()) && mark.type === 'misspelling') return false;
  return !uncheckedRanges.some(([from, to]) => from < end && start < to);
}

/** The surest first, rules before the dictionary, longer before shorter; then in the order of the text. */
function withoutOverlaps(marks: Mark[]): Mark[] {
  const ranked = marks.toSorted(
    (a, b) =>
      Number(a.ruleId === MISSPELT) - Number(b.ruleId === MISSPELT) ||
      b.confidence - a.confidence ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  const taken = new Set<number>();
  const kept: Mark[] = [];
  for (const mark of ranked) {
    let isFree = true;
    for (let at = mark.start; at < mark.end && isFree; at++) isFree = !taken.has(at);
    if (!isFree) continue;
    for (let at = mark.start; at < mark.end; at++) taken.add(at);
    kept.push(mark);
  }
  return kept.sort((a, b) => a.start - b.start);
}

/** The sentence, or the sentences, that a mark stands in. */
function sentenceAround(t: TongueText, start: number, end: number): string {
  let low = 0;
  let high = t.count - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (t.end(middle) <= start) low = middle + 1;
    else high = middle;
  }
  return t.text.slice(t.start(t.sentenceStart(low)), Math.max(end, t.end(t.sentenceEnd(low) - 1)));
}

function toCorrection(
  mark: Mark,
  text: string,
  sentences: (start: number, end: number) => string,
  { language }: Tongue,
): Correction {
  const token = text.slice(mark.start, mark.end);
  const replacements = [...new Set(mark.replacements)].filter((word) => word !== token);
  const template = mark.explanation ?? '';
  return {
    offset: mark.start,
    length: mark.end - mark.start,
    token,
    replacements,
    sentence: sentences(mark.start, mark.end),
    explanation: fillTemplate(template, { token, replacement: replacements[0] ?? '' }) || fallbackText(mark.type),
    confidence: mark.confidence,
    ruleId: `${language}-${mark.ruleId}`,
    categories: [correctionCategory(mark.type, language)],
  };
}
