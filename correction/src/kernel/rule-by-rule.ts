import type { Analysis } from '../analysis/analysis.ts';
import type { Models } from '../models/models.ts';
import type { Dispatcher } from './dispatch.ts';
import type { Finding, Rule, RuleOptions } from './rule.ts';

/** What a rule said of the word at a place, or of the sentence that begins there. */
export interface Said {
  rule: Rule;
  finding: Finding;
  at: number;
}

/** The places that set rules off, those of the first rule first, and where those of each rule begin and end among them. */
interface RulePlaces {
  places: Int32Array;
  starts: Int32Array;
  ends: Int32Array;
}

/**
 * Asks every word rule about the places that set it off, one rule after the other: the processor keeps the code of a few
 * rules at hand, never that of all, which going from word to word would want again and again. A tenth of all time.
 * @returns what they said, in the order of the text, and at one place in the order of the rules.
 */
export function askWordRules(a: Analysis, dispatcher: Dispatcher, models: Models, options: RuleOptions): Said[] {
  const { wordRules, wordMatches } = dispatcher;
  const { places, starts, ends } = findPlaces(a, dispatcher);
  const said: Said[] = [];
  for (let number = 0; number < wordRules.length; number++) {
    const match = wordMatches[number]!;
    const end = ends[number]!;
    for (let k = starts[number]!; k < end; k++) {
      const at = places[k]!;
      const finding = match(a, at, models, options);
      if (finding) said.push({ rule: wordRules[number]!, finding, at });
    }
  }
  return said.sort((x, y) => x.at - y.at);
}

const anyRule = (): boolean => true;
/** The same of the rules about sentences, of those that have not been read before. */
export function askSentenceRules(
  a: Analysis,
  { sentenceRules }: Dispatcher,
  models: Models,
  options: RuleOptions,
  isAsked: (rule: Rule) => boolean = anyRule,
): Said[] {
  const said: Said[] = [];
  for (const rule of sentenceRules.filter(isAsked)) {
    for (let s = 0; s + 1 < a.sentences.length; s++) {
      if (a.isReadBefore(s)) continue;
      const at = a.sentences[s]!;
      for (const finding of rule.match(a, at, a.sentences[s + 1]!, models, options)) said.push({ rule, finding, at });
    }
  }
  return said.sort((x, y) => x.at - y.at);
}

/** The same of the word rules for learners' texts, which are few: spellings learn which of them they set off in such a text. */
export function askLearnerWordRules(
  a: Analysis,
  dispatcher: Dispatcher,
  models: Models,
  options: RuleOptions,
  isAsked: (rule: Rule) => boolean,
): Said[] {
  const said: Said[] = [];
  for (let at = 0; at < a.count; at++) {
    if (!a.isOpen[at] || !a.isWord(at)) continue;
    const type = a.types[at]!;
    type.learnerRules ??= dispatcher.rulesFor(type, a.lexicon);
    for (const number of type.learnerRules) {
      if (!isAsked(dispatcher.wordRules[number]!)) continue;
      const finding = dispatcher.wordMatches[number]!(a, at, models, options);
      if (finding) said.push({ rule: dispatcher.wordRules[number]!, finding, at });
    }
  }
  return said;
}

function findPlaces(a: Analysis, { wordRules, judgesAlone }: Dispatcher): RulePlaces {
  const starts = new Int32Array(wordRules.length + 1);
  for (let at = 0; at < a.count; at++) {
    if (!a.isOpen[at]) continue;
    const { rules } = a.types[at]!;
    for (let k = 0; k < rules.length; k++) starts[rules[k]! + 1]!++;
  }
  for (let number = 0; number < wordRules.length; number++) starts[number + 1]! += starts[number]!;
  const places = new Int32Array(starts[wordRules.length]!);
  const ends = starts.slice();
  for (let at = 0; at < a.count; at++) {
    if (!a.isOpen[at]) continue;
    const { rules } = a.types[at]!;
    const isAlone = rules.length > 0 && isAloneAt(a, at);
    for (let k = 0; k < rules.length; k++) {
      const number = rules[k]!;
      if (!isAlone || judgesAlone[number]!) places[ends[number]!++] = at;
    }
  }
  return { places, starts, ends };
}

/** The only word of its sentence, or »for« between quotation marks by itself, which is spoken of, not used. */
const isAloneAt = (a: Analysis, at: number): boolean =>
  (a.before(at) < 0 && !a.isWord(a.after(at)) && a.after(at, 2) < 0) ||
  (a.isMark(at - 1) && a.isMark(at + 1) && isQuote(a.written(a.before(at))) && isQuote(a.written(a.after(at))));

const isQuote = (mark: string): boolean => mark.length === 1 && '»«"“”„\''.includes(mark);
