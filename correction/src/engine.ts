import { Analysis } from './analysis/analysis.ts';
import { FOREIGN, QUOTED, UNCHECKED } from './analysis/hold-back.ts';
import type { CheckOptions, Correction, Engine, EngineData } from './api.ts';
import { UnsupportedLanguageError } from './api.ts';
import { startkommaOf } from './commas/startkomma.ts';
import { Dispatcher } from './kernel/dispatch.ts';
import { errorOdds, withOdds } from './kernel/care.ts';
import { makeToolbox } from './kernel/make-toolbox.ts';
import { resolveOverlaps, type RuleFinding, subcategoryOf } from './kernel/resolve.ts';
import type { Finding, Rule, RuleOptions } from './kernel/rule.ts';
import type { Toolbox } from './kernel/toolbox.ts';
import { RULES } from './rules/index.ts';
import { correctionCategory } from './taxonomy/error-type.ts';
import { explain, fillTemplate } from './taxonomy/explain.ts';

const VERSION = '0.1.0';
/** Marks less sure than this are dropped, once the text as a whole has been weighed (kernel/care.ts). */
const SHOWN = 0.75;
/** In quotations the writer may be quoting somebody's own words. */
const SHOWN_IN_QUOTATION = 0.9;

/** Makes the engine from its compiled files. Pure: no disk, no clock, no network. */
export function createEngine(data: EngineData): Engine {
  const dispatcher = new Dispatcher(RULES);
  const tools = makeToolbox(data, dispatcher);
  return {
    version: `${VERSION}-${RULES.length}-${fingerprint(data)}`,
    check(text: string, options: CheckOptions): Correction[] {
      if (options.language !== 'da') throw new UnsupportedLanguageError(options.language);
      return checkDanish(text, options, tools, dispatcher);
    },
  };
}

function checkDanish(text: string, options: CheckOptions, tools: Toolbox, dispatcher: Dispatcher): Correction[] {
  const a = new Analysis(text, tools, options.uncheckedRanges ?? []);
  const ruleOptions: RuleOptions = {
    startkomma: startkommaOf(a, options.startkomma ?? 'auto'),
    ignoredWords: options.ignoredWords ?? new Set(),
  };
  const found: PlacedFinding[] = [];
  const keep = (rule: Rule, finding: Finding, at: number): void => {
    if (mayBeShown(a, rule, at)) found.push({ ...finding, rule, also: [], at });
  };
  for (let i = 0; i < a.count; i++) {
    for (const number of a.types[i]!.rules) {
      const rule = dispatcher.wordRules[number]!;
      const finding = rule.match(a, i, ruleOptions);
      if (finding) keep(rule, finding, i);
    }
  }
  for (let s = 0; s + 1 < a.sentences.length; s++) {
    const [from, to] = [a.sentences[s]!, a.sentences[s + 1]!];
    for (const rule of dispatcher.sentenceRules) {
      for (const finding of rule.match(a, from, to, ruleOptions))
        keep(rule, finding, placeOf(a, finding.start, from, to));
    }
  }
  const odds = errorOdds(found, a.count);
  for (const finding of found) if (!finding.insertion) finding.confidence = withOdds(finding.confidence, odds);
  return resolveOverlaps(found.filter((finding) => isSure(a, finding))).map((finding) => toCorrection(a, finding));
}

interface PlacedFinding extends RuleFinding {
  at: number;
}

/** The place whose word holds the offset, or the last before it. */
function placeOf(a: Analysis, offset: number, from: number, to: number): number {
  let low = from;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (a.starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

function mayBeShown(a: Analysis, rule: Rule, at: number): boolean {
  const held = a.held[at]!;
  return (held & UNCHECKED) === 0 && (rule.everywhere === true || (held & FOREIGN) === 0);
}

function isSure(a: Analysis, { rule, confidence, at }: PlacedFinding): boolean {
  const isQuoted = (a.held[at]! & QUOTED) !== 0 && !rule.everywhere;
  return confidence >= (isQuoted ? SHOWN_IN_QUOTATION : SHOWN);
}

function toCorrection(a: Analysis, finding: RuleFinding): Correction {
  const at = placeOf(a, finding.start, 0, a.count);
  const token = a.text.slice(finding.start, finding.end);
  const subcategory = subcategoryOf(finding);
  const words = { token, replacement: finding.replacements[0] };
  const own =
    finding.rule.explanation && !finding.subcategory ? fillTemplate(finding.rule.explanation, words) : undefined;
  const last = a.sentenceEnd(at) - 1;
  return {
    offset: finding.start,
    length: finding.end - finding.start,
    token,
    replacements: finding.replacements,
    sentence: a.text.slice(a.starts[a.sentenceStart(at)], Math.max(a.ends[last]!, finding.end)),
    explanation: own ?? explain(subcategory, words),
    confidence: Math.round(finding.confidence * 1000) / 1000,
    ruleId: finding.rule.id,
    categories: [subcategory, ...finding.also.map((rule) => rule.subcategory)].map(correctionCategory),
  };
}

/** Differs when the compiled files do. */
function fingerprint(data: EngineData): string {
  let hash = 0;
  for (const buffer of [data.lexicon, data.tagger, data.commas, data.choices]) {
    const bytes = new Uint8Array(buffer);
    hash = Math.imul(hash ^ bytes.length, 0x01000193);
    for (let i = 0; i < bytes.length; i += 997) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
