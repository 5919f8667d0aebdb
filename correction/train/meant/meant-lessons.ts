import type { GoldError, Passage } from '../../evaluate/passage.ts';
import type { Analysis } from '../../src/analysis/analysis.ts';
import { QUOTED } from '../../src/analysis/hold-back.ts';
import { readText } from '../../src/analysis/read-text.ts';
import type { TextReader } from '../../src/analysis/text-reader.ts';
import { NOUN } from '../../src/lexicon/readings.ts';
import { type Apart, apartAt, gatherApart } from '../../src/models/apart.ts';
import { FeatureRow } from '../../src/models/feature-row.ts';
import { gatherMeant } from '../../src/models/meant-form.ts';
import { gatherAlike } from '../../src/spelling/alike-odds.ts';
import { lookAlikeSigns, oddsOfSigns } from '../../src/spelling/look-alike-odds.ts';
import type { Models } from '../../src/models/models.ts';
import { gapWordsAt } from '../../src/language-model/left-out-opinion.ts';
import { gatherStopGap, mayEndThere } from '../../src/models/stop-gap.ts';
import { gatherLeftGap } from '../../src/models/left-gap.ts';
import { type Careless, wordLeftOut } from './careless-writer.ts';

/** A place, what tells of it, and whether it is the mistake that is asked about. */
export interface MeantLesson {
  readonly features: Int32Array;
  readonly answer: boolean;
  /** Lessons of one group are to be mistakes as often as in pupils' texts. */
  readonly group: string;
  /** Of a text that a pupil wrote, or of one that was made careless. */
  readonly isReal: boolean;
  /** Number of the text. */
  readonly text: number;
  readonly shown: string;
  /** The place, and the word that was meant or lacks; nothing of a stop or of two words that are one. */
  readonly at: number;
  readonly meant: string;
}

/** Less likely words than this, as the network finds, are no lesson; and so many others are learnt from at a place where nothing is wrong. */
const LEAST_ODDS = -4.5;
const OTHERS = 2;

/** What is wrong at a place: nothing, something that the lesson does not ask about, or words that were meant. */
type Verdict = 'right' | 'else' | readonly string[];

/** What a passage's errors say of a gap: the small words that were left out there, best first. */
export function verdictOfGap(golds: readonly GoldError[], start: number, end: number): Verdict {
  const here = golds.filter((gold) => gold.start >= start && gold.start <= end);
  const left = here.map(wordLeftOut).find((words) => words !== null);
  if (left) return left;
  return here.some((gold) => gold.optional || / /.test(gold.rights[0]!.trim())) ? 'else' : 'right';
}

/** What a text's mistakes say of two neighbours, of a word, of the gap before one and of the end of one, in offsets of the text. */
interface Verdicts {
  pair(start: number, end: number): Verdict;
  word(start: number, end: number): Verdict;
  gap(start: number, end: number): Verdict;
  end(end: number): Verdict;
}

/** Gathers lessons of whether words stand apart, whether other forms and whether other words were meant. */
export class MeantLessons {
  readonly apart: MeantLesson[] = [];
  readonly meant: MeantLesson[] = [];
  readonly alike: MeantLesson[] = [];
  readonly left: MeantLesson[] = [];
  readonly runOn: MeantLesson[] = [];
  readonly #reader: TextReader;
  readonly #models: Models;
  readonly #row = new FeatureRow();
  #texts = 0;

  constructor(reader: TextReader, models: Models) {
    this.#reader = reader;
    this.#models = models;
  }

  /** Of a passage of the corpus as the pupil wrote it. */
  addPassage({ written, golds }: Passage): void {
    const touching = (start: number, end: number) => golds.filter((gold) => gold.start < end && start < gold.end);
    const same = (start: number, end: number) =>
      touching(start, end).find((gold) => gold.start === start && gold.end === end && !gold.optional);
    this.#add(written, true, {
      pair: (start, end) =>
        same(start, end)?.id === 'compound-split' ? [''] : touching(start, end).length > 0 ? 'else' : 'right',
      word: (start, end) =>
        same(start, end)?.rights.map((right) => right.toLowerCase()) ??
        (touching(start, end).length > 0 ? 'else' : 'right'),
      gap: (start, end) => verdictOfGap(golds, start, end),
      end: (end) => {
        const here = golds.find(
          (gold) => gold.start === end && gold.end === end && !/missing-word|delete/.test(gold.id),
        );
        if (here === undefined || (here.id.startsWith('comma') && !here.optional && !here.rights.includes('.')))
          return 'right';
        return /period-missing|question-mark|exclamation-mark/.test(here.id) && !here.optional ? [''] : 'else';
      },
    });
  }

  /** Of a text that was made careless. */
  addCareless(text: string, mistakes: readonly Careless[]): void {
    const ofKind =
      (kind: Careless['kind']) =>
      (start: number, end: number): Verdict => {
        const one = mistakes.find((mistake) => mistake.start < end && start < mistake.end);
        if (one === undefined) return 'right';
        return one.kind === kind && one.start === start && one.end === end ? [one.meant] : 'else';
      };
    this.#add(text, false, {
      pair: ofKind('apart'),
      word: ofKind('other'),
      gap: (start, end) => {
        const left = mistakes.find((one) => one.kind === 'left' && one.start >= start && one.start <= end);
        return left === undefined ? 'right' : [left.meant];
      },
      end: (end) => (mistakes.some((one) => one.kind === 'stop' && one.start === end) ? [''] : 'right'),
    });
  }

  #add(text: string, isReal: boolean, verdict: Verdicts): void {
    const a = readText(text, this.#reader);
    for (let at = 0; at < a.count; at++) {
      const [start, end] = [a.starts[at]!, a.ends[at]!];
      const apart = apartAt(a, at);
      if (apart !== null) this.#addApart(a, at, apart, verdict.pair(start, a.ends[apart.next]!), isReal);
      const ofWord = verdict.word(start, end);
      this.#addMeant(a, at, ofWord, isReal);
      this.#addAlike(a, at, ofWord, isReal);
      this.#addStop(a, at, verdict.end(end), isReal);
      const before = a.before(at);
      this.#addLeft(a, at, verdict.gap(before < 0 ? start : a.ends[before]!, start), isReal);
    }
    this.#texts++;
  }

  #addApart(a: Analysis, at: number, apart: Apart, verdict: Verdict, isReal: boolean): void {
    if (verdict === 'else') return;
    const answer = verdict !== 'right';
    const learn = (one: Apart): void => {
      gatherApart(a, at, one, this.#models, this.#row);
      this.apart.push(this.#lesson(a, at, one.next, answer, one.isListed ? 'listed' : 'unlisted', isReal));
    };
    learn(apart);
    // there are few that no dictionary lists, so those that one does are taken for such, too
    const split = answer && !isReal && apart.isListed ? a.lexicon.compounds.split(apart.whole, 2) : null;
    if (split !== null && split.headStart === a.lower(at).length && a.lexicon.hasReading(split.head, NOUN))
      learn({ ...apart, listed: split.head, isListed: false });
  }

  #addMeant(a: Analysis, at: number, verdict: Verdict, isReal: boolean): void {
    const { secondReader } = this.#models;
    const known = secondReader.known(a, at);
    if (known === null || verdict === 'else' || a.held[at]! & ~QUOTED) return;
    const others = known.alternatives
      .map((other) => ({ other, odds: secondReader.odds(a, at, other.word) }))
      .filter(({ other, odds }) => odds >= LEAST_ODDS && (verdict === 'right' || verdict.includes(other.word)))
      .sort((one, two) => two.odds - one.odds);
    const kinds = new Set<string>();
    others.forEach(({ other }, rank) => {
      if (verdict === 'right' && rank >= OTHERS && kinds.has(other.kind)) return;
      kinds.add(other.kind);
      gatherMeant(a, at, other, this.#models, this.#row);
      this.meant.push(this.#lesson(a, at, at, verdict !== 'right', other.kind, isReal, '→', other.word));
    });
  }

  #addAlike(a: Analysis, at: number, verdict: Verdict, isReal: boolean): void {
    if (verdict === 'else') return;
    for (const signs of lookAlikeSigns(a, at, this.#models)) {
      if (verdict !== 'right' && !verdict.includes(signs.word)) continue;
      gatherAlike(a, at, signs, oddsOfSigns(signs), this.#row);
      const group = signs.same === 1 ? 'form' : 'word';
      this.alike.push(this.#lesson(a, at, at, verdict !== 'right', group, isReal, '→', signs.word));
    }
  }

  #addLeft(a: Analysis, at: number, verdict: Verdict, isReal: boolean): void {
    if (verdict === 'else') return;
    for (const gap of gapWordsAt(a, at, this.#models)) {
      gatherLeftGap(a, at, gap, this.#models, this.#row);
      const answer = verdict !== 'right' && verdict.includes(gap.word);
      this.left.push(this.#lesson(a, at, at, answer, gap.kind, isReal, '+', gap.word));
    }
  }

  #addStop(a: Analysis, at: number, verdict: Verdict, isReal: boolean): void {
    if (verdict === 'else' || !mayEndThere(a, at, this.#models)) return;
    gatherStopGap(a, at, this.#models, this.#row);
    const group = a.hasCapital(at + 1) ? 'capital' : 'small';
    this.runOn.push(this.#lesson(a, at, at, verdict !== 'right', group, isReal, '.'));
  }

  #lesson(
    a: Analysis,
    at: number,
    to: number,
    answer: boolean,
    group: string,
    isReal: boolean,
    what = '',
    meant = '',
  ): MeantLesson {
    const [start, end] = [a.starts[at]!, a.ends[to]!];
    const shown = isReal
      ? `${a.text.slice(Math.max(0, start - 40), start)}[${a.text.slice(start, end)}${what}${meant}]${a.text.slice(end, end + 30)}`
      : '';
    const features = this.#row.values.slice(0, this.#row.count);
    return { features, answer, group, isReal, text: this.#texts, shown: shown.replaceAll('\n', ' '), at, meant };
  }
}
