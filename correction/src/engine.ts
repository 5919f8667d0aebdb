import { type Analysis, REACH } from './analysis/analysis.ts';
import { FOREIGN, QUOTED, REPEATED, UNCHECKED } from './analysis/hold-back.ts';
import { isMostlyNotDanish } from './analysis/mostly-danish.ts';
import { readText } from './analysis/read-text.ts';
import type { TextReader } from './analysis/text-reader.ts';
import type { CheckOptions, CheckResult, Correction, Engine, EngineData } from './api.ts';
import { openTongues } from './tongues/open-tongues.ts';
import { tellsOfWriter } from './models/carelessness.ts';
import type { Models } from './models/models.ts';
import { secondOpinion } from './models/second-opinion.ts';
import { startkommaOf } from './commas/startkomma.ts';
import { drawSentences, readingOf } from './drawing/draw-sentences.ts';
import { hintsOf } from './hints/hints-of.ts';
import { Dispatcher } from './kernel/dispatch.ts';
import { capitalOdds, errorOdds, oddsOf, slipOdds, withOdds } from './kernel/error-odds.ts';
import {
  isLearner,
  isLearnt,
  isLikelyLearner,
  learnerOdds,
  mayBeLearner,
  MOST_OF_LEARNER,
} from './kernel/learner-odds.ts';
import { joinReadings } from './kernel/join-readings.ts';
import { CorrectedText } from './kernel/corrected-text.ts';
import { openModels, openReader } from './kernel/open-data.ts';
import { resolveOverlaps, type RuleFinding, subcategoryOf } from './kernel/resolve.ts';
import { askLearnerWordRules, askSentenceRules, askWordRules } from './kernel/rule-by-rule.ts';
import type { Finding, Rule, RuleOptions } from './kernel/rule.ts';
import { afterSecondReading, isNotMeant } from './language-model/word-opinion.ts';
import { afterProof, isNounRight, type Source } from './proof-reader/together.ts';
import { RULES } from './rules/index.ts';
import { joinedTip } from './spelling/joined-tip.ts';
import { NOUN } from './lexicon/readings.ts';
import { presentable } from './spelling/presentable.ts';
import { correctionCategory } from './taxonomy/error-type.ts';
import { categoryOf } from './taxonomy/taxonomy.ts';
import { explain, fillTemplate } from './taxonomy/explain.ts';
import { WordList } from './words/word-list.ts';

const VERSION = '0.1.0';
/** Marks less sure than this are dropped, once the text as a whole has been weighed (kernel/error-odds.ts). */
const SHOWN = 0.75;
/** In quotations the writer may be quoting somebody's own words. */
const SHOWN_IN_QUOTATION = 0.9;

/** What an engine is made of, the same for every text. */
export interface EngineParts {
  reader: TextReader;
  models: Models;
  dispatcher: Dispatcher;
  /** The rules that are asked in learners' texts only. */
  ofLearners: Dispatcher;
}

/** With the rules that are asked in learners' texts only. */
export const partsOf = (reader: TextReader, models: Models, dispatcher: Dispatcher): EngineParts => ({
  reader,
  models,
  dispatcher,
  ofLearners: new Dispatcher(RULES.filter((rule) => rule.ofLearners)),
});

/** Makes the engine from its compiled files. Pure: no disk, no clock, no network. */
export function createEngine(data: EngineData): Engine {
  const dispatcher = new Dispatcher(RULES.filter((rule) => !rule.ofLearners));
  const reader = openReader(data, dispatcher);
  const parts = partsOf(reader, openModels(data, reader.lexicon), dispatcher);
  const tongues = openTongues(data.tongues);
  const read = (text: string, options: CheckOptions): CheckResult =>
    options.language === 'da' ? checkDanish(text, options, parts) : tongues.read(text, options, options.language);
  return {
    version: `${VERSION}-${RULES.length}-${fingerprint(data)}${tongues.version}`,
    read,
    check: (text, options) => read(text, options).corrections,
  };
}

/**
 * A text is read again with its words corrected: next to an error others are hard to see, and commas are judged best when
 * the words are right. A third reading finds nothing more (measured on the corpus).
 */
function checkDanish(text: string, options: CheckOptions, parts: EngineParts): CheckResult {
  const a = readText(text, parts.reader, options.uncheckedRanges);
  const isForeign = isMostlyNotDanish(a);
  if (isForeign) a.effort.end();
  const all = readTwice(a, options, parts);
  const found = isForeign ? { ...all, corrections: all.corrections.filter(isSureOfAnyText) } : all;
  const hints = options.hints && !isForeign ? hintsOf(a, found.corrections, options) : [];
  return { ...found, hints, notice: isForeign ? 'mostly-not-danish' : a.effort.isCut ? 'cut-short' : null };
}

/** Where clauses end cannot be known in words that nobody knows. */
const isSureOfAnyText = ({ categories }: Correction): boolean =>
  !categories.some(({ subcategory }) => /^(comma|period|question)/.test(subcategory.id));

function readTwice(a: Analysis, options: CheckOptions, parts: EngineParts): Omit<CheckResult, 'notice' | 'hints'> {
  const unchecked = options.uncheckedRanges ?? [];
  const { models } = parts;
  const ruleOptions: RuleOptions = {
    startkomma: startkommaOf(a, options.startkomma ?? 'auto', models),
    ignoredWords: options.ignoredWords ?? new Set(),
  };
  const found = findingsIn(a, unchecked, ruleOptions, parts);
  const mayLearn = options.learner === 'yes' || mayBeLearner(a, found, models);
  const ofPatterns = mayLearn ? learnerFindings(a, unchecked, ruleOptions, parts, knowsPattern) : [];
  const isLikely = options.learner === 'yes' || (mayLearn && isLikelyLearner(a, found, ofPatterns, models));
  const asLearner = isLikely
    ? [...ofPatterns, ...learnerFindings(a, unchecked, ruleOptions, parts, asksModels)]
    : ofPatterns;
  const learner = options.learner === 'yes' ? MOST_OF_LEARNER : learnerOdds(a, found, asLearner, models);
  const odds = {
    any: errorOdds(found, a.count),
    slip: slipOdds(found, a.count),
    capital: capitalOdds(found),
    learner,
  };
  const isPerhaps = mayLearn && tellsOfWriter(a) && isLikelyLearner(a, found, asLearner, models);
  const isBelieved = ({ rule }: PlacedFinding): boolean => isLearner(learner) || (rule.perhaps === true && isPerhaps);
  found.push(...asLearner.filter(isBelieved));
  const first = withoutHasty(a, settle(a, found, odds, models));
  const corrected = new CorrectedText(a.text, first);
  if (!corrected.isChanged) {
    const corrections = first.map((finding) => toCorrection(a, finding));
    return { corrections, drawings: drawSentences(readingOf(a, a.text, null), corrections) };
  }
  const ranges = unchecked.map(([from, to]) => [corrected.offset(from), corrected.offset(to)] as const);
  const again = readText(corrected.text, parts.reader, ranges, { analysis: a, corrected });
  const foundAgain = findingsIn(again, ranges, ruleOptions, parts);
  const isAsked = isLikely ? anyRule : knowsPattern;
  if (mayLearn) foundAgain.push(...learnerFindings(again, ranges, ruleOptions, parts, isAsked).filter(isBelieved));
  const second = settle(again, foundAgain, odds, models);
  const corrections = joinReadings(first, second, corrected, again).map((finding) => toCorrection(a, finding));
  return { corrections, drawings: drawSentences(readingOf(again, a.text, corrected), corrections) };
}

/** Everything that the rules say of the sentences that have not been read before. */
export function findingsIn(
  a: Analysis,
  unchecked: Ranges,
  options: RuleOptions,
  { models, dispatcher }: EngineParts,
): PlacedFinding[] {
  const found: PlacedFinding[] = [];
  const keep = (rule: Rule, finding: Finding, at: number): void => {
    const placed = placedFinding(a, rule, finding, at, unchecked);
    if (placed !== null) found.push(placed);
  };
  for (const { rule, finding, at } of askWordRules(a, dispatcher, models, options)) {
    const isOfWord = finding.start === a.starts[at];
    if (isOtherWord(rule) && isOfWord && finding.end === a.ends[at])
      finding.confidence = withOdds(finding.confidence, secondOpinion(a, at, finding.replacements[0]!, models));
    // a rule that one word sets off may find another wrong
    const place = isOfWord ? at : a.placeAt(finding.start);
    if (isWord(a, finding, place) && finding.replacements.length > 0 && mayAskReader(rule) && !finding.agreed)
      finding.confidence = afterSecondReading(a, place, finding.replacements[0]!, finding.confidence, models);
    if (!isDoubted(a, rule, finding, place, models)) keep(rule, finding, place);
  }
  for (const { rule, finding, at } of askSentenceRules(a, dispatcher, models, options)) {
    keep(rule, finding, a.placeAt(finding.start, at, a.sentenceEnd(at)));
  }
  return found;
}

const anyRule = (): boolean => true;
const asksModels = (rule: Rule): boolean => rule.byModels === true;
const knowsPattern = (rule: Rule): boolean => !asksModels(rule);

/** What the rules for learners say of those sentences. */
export function learnerFindings(
  a: Analysis,
  unchecked: Ranges,
  options: RuleOptions,
  { models, ofLearners }: EngineParts,
  isAsked: (rule: Rule) => boolean = anyRule,
): PlacedFinding[] {
  const said = [
    ...askLearnerWordRules(a, ofLearners, models, options, isAsked),
    ...askSentenceRules(a, ofLearners, models, options, isAsked),
  ];
  return said.flatMap(({ rule, finding }) => {
    const at = a.placeAt(finding.start);
    return isDoubted(a, rule, finding, at, models) ? [] : (placedFinding(a, rule, finding, at, unchecked) ?? []);
  });
}

/** What may be shown of a finding, null of nothing. */
function placedFinding(a: Analysis, rule: Rule, finding: Finding, at: number, unchecked: Ranges): PlacedFinding | null {
  if (!mayBeShown(a, rule, finding, at, unchecked)) return null;
  const written = a.text.slice(finding.start, finding.end);
  const replacements = presentable(written, finding.replacements, a.lexicon);
  if (replacements.length === 0 && finding.replacements.length > 0) return null;
  return { ...finding, replacements, rule, also: [], at };
}

/** What is found wrong is the word at the place, no more and no less. */
const isWord = (a: Analysis, { start, end }: Finding, at: number): boolean =>
  start === a.starts[at] && end === a.ends[at];

/** A rule that knows one pattern of a word in the place of another; the general one asks the model itself. */
const isOtherWord = ({ subcategory, general }: Rule): boolean =>
  !general && categoryOf(subcategory) === 'wordconfusion';

/** The net sees one sentence: of the tense that a text is told in it knows nothing; and what it found itself it need not confirm. */
const mayAskReader = ({ id, subcategory }: Rule): boolean => subcategory !== 'tense' && !HAVE_ASKED.test(id);
const HAVE_ASKED = new WordList('real-word form-meant');

/** A rule that says what a model finds, and knows no pattern: another model may know better. */
const isDoubted = (a: Analysis, { id }: Rule, finding: Finding, at: number, models: Models): boolean =>
  BY_MODEL.test(id) &&
  isWord(a, finding, at) &&
  (isNotMeant(a, at, finding.replacements[0] ?? '', models) || (OF_NOUNS.test(id) && isNounRight(a, at, models)));
const OF_NOUNS = new WordList('noun-form bare-noun noun-left-bare noun-alone');
const BY_MODEL = new WordList('noun-form verb-form word-for-word bare-noun noun-left-bare noun-alone');

/** Other words for a word, that no model says which has asked the proof-reader already. */
const mayBeDoubted = (a: Analysis, { rule, at, insertion }: PlacedFinding, right: string): boolean =>
  !insertion && !ASKED_PROOF.test(rule.id) && !right.includes(' ') && right.toLowerCase() !== a.lower(at);
const ASKED_PROOF = new WordList('real-word form-meant misspelling tense-shift small-word-meant');
const sourceOf = ({ rule: { id } }: PlacedFinding): Source =>
  BARE_NOUN.test(id) ? 'bare-noun' : id === 'word-for-word' ? 'small-words' : 'pattern';
const BARE_NOUN = new WordList('bare-noun noun-left-bare noun-alone');

/** Those that are sure enough under the odds of the text, without overlaps, in the order of the text. */
function settle(a: Analysis, found: PlacedFinding[], odds: TextOdds, models: Models): RuleFinding[] {
  for (const finding of found) {
    if (!finding.insertion && !finding.rule.ofLearners)
      finding.confidence = withOdds(
        finding.confidence,
        finding.slip ? slipOddsOf(finding, odds) : oddsOf(finding, odds.any) * oddsOfKind(finding, odds),
      );
    const [right] = finding.replacements;
    // it is only ever doubted: what is not sure enough as it is need not be asked about
    if (right !== undefined && isSure(a, finding) && isWord(a, finding, finding.at) && mayBeDoubted(a, finding, right))
      finding.confidence = afterProof(a, finding.at, right, finding.confidence, sourceOf(finding), models);
  }
  return resolveOverlaps(
    found.filter((finding) => isSure(a, finding) && !(finding.ofFaultless && odds.any.ofOthers > 1)),
  );
}

/** Without what waits for the second reading, where something is corrected so near that the rules will be asked there again. */
function withoutHasty(a: Analysis, findings: RuleFinding[]): RuleFinding[] {
  const others = findings
    .filter(({ rule, insertion }) => !rule.waits && !insertion)
    .map(({ start }) => a.placeAt(start));
  return findings.filter(({ rule, start }) => {
    const at = a.placeAt(start);
    return (
      !rule.waits || !others.some((place) => a.sentenceOf[place] === a.sentenceOf[at] && Math.abs(place - at) <= REACH)
    );
  });
}

const slipOddsOf = ({ weighed }: RuleFinding, { slip }: TextOdds): number => (weighed ? Math.min(1, slip) : slip);

/** How much likelier than in a usual text errors are in this one: any, and of three kinds. */
interface TextOdds {
  any: { ofCounted: number; ofOthers: number };
  slip: number;
  capital: number;
  learner: number;
}

function oddsOfKind(finding: RuleFinding, { capital, learner }: TextOdds): number {
  if (capital === 1 && learner === 1) return 1;
  const id = subcategoryOf(finding);
  return id === 'lowercase' ? capital : isLearnt(id) ? learner : 1;
}

type Ranges = NonNullable<CheckOptions['uncheckedRanges']>;

export interface PlacedFinding extends RuleFinding {
  at: number;
}

/** »børne- og ungdomsarbejde«, »mave-, tarm- og …«: a word that goes on after another one. */
const isHalf = (a: Analysis, start: number, end: number): boolean =>
  a.text.charCodeAt(end) === HYPHEN &&
  HALF_ENDS.test(a.text.charAt(end + 1)) &&
  /^\p{Ll}+$/u.test(a.text.slice(start, end));

const HYPHEN = 0x2d;
const HALF_ENDS = /[\s,]/;

/** Not in another language, and nothing of it struck through: a comma may be, which is no place of its own. */
function mayBeShown(a: Analysis, rule: Rule, { start, end }: Finding, at: number, unchecked: Ranges): boolean {
  const held = a.held[at]!;
  if (held & (UNCHECKED | REPEATED) || (!rule.everywhere && held & FOREIGN)) return false;
  if (isHalf(a, start, end)) return false;
  return !unchecked.some(([from, to]) => from < to && from < end && start < to);
}

function isSure(a: Analysis, { rule, confidence, at }: PlacedFinding): boolean {
  const isQuoted = (a.held[at]! & QUOTED) !== 0 && !rule.everywhere;
  return confidence >= (isQuoted ? SHOWN_IN_QUOTATION : SHOWN);
}

function toCorrection(a: Analysis, finding: RuleFinding): Correction {
  const at = a.placeAt(finding.start);
  const token = a.text.slice(finding.start, finding.end);
  const subcategory = subcategoryOf(finding);
  const words = { token, replacement: finding.replacements[0] };
  const template =
    finding.explanation ??
    (subcategory === 'compound-split'
      ? joinedTip(token, words.replacement, isNoun(a, words.replacement ?? '', token))
      : finding.subcategory
        ? undefined
        : finding.rule.explanation);
  const own = template ? fillTemplate(template, words) : undefined;
  const last = a.sentenceEnd(at) - 1;
  return {
    offset: finding.start,
    length: finding.end - finding.start,
    token,
    // words that differ in their capitals only are one word where both got the capital of the token
    replacements: [...new Set(finding.replacements)].filter((word) => word !== token),
    sentence: a.text.slice(a.starts[a.sentenceStart(at)], Math.max(a.ends[last]!, finding.end)),
    explanation: own ?? explain(subcategory, words),
    confidence: Math.round(finding.confidence * 1000) / 1000,
    ruleId: finding.rule.id,
    categories: [subcategory, ...finding.also.map((rule) => rule.subcategory)].map((id) => correctionCategory(id)),
  };
}

/** Whether the word is a noun: one that the dictionary lacks is what its last part is. */
function isNoun({ lexicon }: Analysis, word: string, parts: string): boolean {
  const listed = lexicon.find(word.toLowerCase());
  const asked = listed < 0 ? lexicon.find(parts.split(' ').at(-1)!.toLowerCase()) : listed;
  return asked < 0 || lexicon.hasReading(asked, NOUN);
}

/** Differs when the compiled files do. */
function fingerprint(data: EngineData): string {
  let hash = 0;
  for (const buffer of [
    data.lexicon,
    data.tagger,
    data.commas,
    data.choices,
    data.fit,
    data.nouns,
    data.words,
    data.meant,
    data.learners,
    data.around,
    data.proof,
    data.language,
    data.kernel,
  ]) {
    const bytes = new Uint8Array(buffer);
    hash = Math.imul(hash ^ bytes.length, 0x01000193);
    for (let i = 0; i < bytes.length; i += 997) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  }
  return (hash >>> 0).toString(16);
}
