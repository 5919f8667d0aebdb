import type { Analysis } from '../analysis/analysis.ts';
import type { Dispatcher } from './dispatch.ts';
import type { Finding, Rule, RuleOptions } from './rule.ts';

/** What a rule said of the word at a place, or of the sentence that begins there. */
export interface Said {
  rule: Rule;
  finding: Finding;
  at: number;
}

/**
 * Asks every word rule about the places that set it off, one rule after the other: the processor keeps the code of a few
 * rules at hand, never that of all, which going from word to word would want again and again. A tenth of all time.
 * @returns what they said, in the order of the text, and at one place in the order of the rules.
 */
export function askWordRules(a: Analysis, dispatcher: Dispatcher, options: RuleOptions): Said[] {
  const { wordRules, wordMatches, judgesAlone } = dispatcher;
  const ends = new Int32Array(wordRules.length + 1);
  const places = placesByRule(a, ends);
  const isAlone = Uint8Array.from({ length: a.count }, (_, at) => (isAloneAt(a, at) ? 1 : 0));
  const said: Said[] = [];
  for (let number = 0; number < wordRules.length; number++) {
    const match = wordMatches[number]!;
    const judges = judgesAlone[number]!;
    for (let k = ends[number]!; k < ends[number + 1]!; k++) {
      const at = places[k]!;
      if (isAlone[at] && !judges) continue;
      const finding = match(a, at, options);
      if (finding) said.push({ rule: wordRules[number]!, finding, at });
    }
  }
  return said.sort((x, y) => x.at - y.at);
}

/** The same of the rules about sentences, of those that have not been read before. */
export function askSentenceRules(a: Analysis, { sentenceRules }: Dispatcher, options: RuleOptions): Said[] {
  const said: Said[] = [];
  for (const rule of sentenceRules) {
    for (let s = 0; s + 1 < a.sentences.length; s++) {
      if (a.isReadBefore(s)) continue;
      const at = a.sentences[s]!;
      for (const finding of rule.match(a, at, a.sentences[s + 1]!, options)) said.push({ rule, finding, at });
    }
  }
  return said.sort((x, y) => x.at - y.at);
}

/**
 * The places that set rules off, those of the first rule first.
 * @param ends filled with where each rule's places end; the first entry is 0, so that a rule's begin at its own number.
 */
function placesByRule(a: Analysis, ends: Int32Array): Int32Array {
  for (let at = 0; at < a.count; at++) {
    if (!a.isOpen[at]) continue;
    const { rules } = a.types[at]!;
    for (let k = 0; k < rules.length; k++) ends[rules[k]! + 1]!++;
  }
  for (let number = 1; number < ends.length; number++) ends[number]! += ends[number - 1]!;
  const places = new Int32Array(ends.at(-1)!);
  const next = ends.slice();
  for (let at = 0; at < a.count; at++) {
    if (!a.isOpen[at]) continue;
    const { rules } = a.types[at]!;
    for (let k = 0; k < rules.length; k++) places[next[rules[k]!]!++] = at;
  }
  return places;
}

/** The only word of its sentence, or »for« between quotation marks by itself, which is spoken of, not used. */
const isAloneAt = (a: Analysis, at: number): boolean =>
  (a.before(at) < 0 && !a.isWord(a.after(at)) && a.after(at, 2) < 0) ||
  (a.isMark(at - 1) && a.isMark(at + 1) && isQuote(a.written(a.before(at))) && isQuote(a.written(a.after(at))));

const isQuote = (mark: string): boolean => mark.length === 1 && '»«"“”„\''.includes(mark);
