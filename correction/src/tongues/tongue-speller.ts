import { CandidateSearch } from '../spelling/candidate-search.ts';
import { matchCase } from '../kernel/finding.ts';
import type { Tongue } from './tongue.ts';
import type { TongueFinding } from './tongue-finding.ts';
import type { TongueText } from './tongue-text.ts';
import type { WordStore } from './word-store.ts';

/** What frequency is worth against sound: a factor of ten outweighs so many hundredths of an edit. */
const PER_DECADE = 17;
const SHOWN = 5;
/** Words that are searched for in one text at most; an essay full of slips has some fifty. */
const MOST_SEARCHES = 400;
/** Above this a word that begins a sentence with a capital is rather a name. */
const NAME_COST = 100;
/** Above this a noun in the middle of a sentence is rather a name, in a language whose nouns have capitals. */
const NOUN_COST = 40;
/** So many words at least, and this share of them unknown: another language. */
const FEWEST_WORDS = 20;
const FOREIGN_SHARE = 0.5;

/** »café« is »cafe« in most English dictionaries. */
const withoutAccents = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

interface Candidate {
  word: string;
  cost: number;
  score: number;
}

/** The words of a text that no dictionary lists, with what may have been meant. */
export class TongueSpeller {
  readonly #words: WordStore;
  readonly #tongue: Tongue;
  readonly #search: CandidateSearch;
  readonly #letters: RegExp;

  constructor(words: WordStore, tongue: Tongue) {
    this.#words = words;
    this.#tongue = tongue;
    this.#search = new CandidateSearch(words, tongue.costs);
    this.#letters = new RegExp(`^[${tongue.letters}'’-]+$`, 'iu');
  }

  /** Whether most words are none of the language, and what is misspelt. */
  read(t: TongueText): { isForeign: boolean; isCut: boolean; findings: TongueFinding[] } {
    const unknown: number[] = [];
    let count = 0;
    const known = new Map<string, boolean>();
    for (let at = 0; at < t.count; at++) {
      if (!t.isWord(at)) continue;
      count++;
      const word = t.written(at);
      if (!known.has(word)) known.set(word, this.isKnown(word));
      if (!known.get(word)) unknown.push(at);
    }
    if (count >= FEWEST_WORDS && unknown.length > count * FOREIGN_SHARE)
      return { isForeign: true, isCut: false, findings: [] };
    return { isForeign: false, ...this.#findings(t, unknown) };
  }

  #findings(t: TongueText, unknown: readonly number[]): { isCut: boolean; findings: TongueFinding[] } {
    const found = new Map<string, Candidate[]>();
    const findings: TongueFinding[] = [];
    let isCut = false;
    for (const at of unknown) {
      const word = t.written(at).replaceAll('’', "'");
      if (!this.#mayBeMarked(t, at, word)) continue;
      let candidates = found.get(word);
      if (candidates === undefined) {
        if (found.size >= MOST_SEARCHES) {
          isCut = true;
          continue;
        }
        found.set(word, (candidates = this.candidates(word)));
      }
      const best = candidates[0];
      const isName = t.isCapital(at);
      const isWholeName = isName && t.isCapital(t.after(at)) && !t.isMark(t.after(at));
      if (isWholeName || (isName && !(best && this.#isNoName(t, at, best)))) continue;
      findings.push({
        start: t.start(at),
        end: t.end(at),
        replacements: candidates.slice(0, SHOWN).map((candidate) => matchCase(word, candidate.word)),
        confidence: candidates.length === 0 ? 0.8 : 0.92,
        explanation: candidates.length === 0 ? this.#tongue.unknownWord : this.#tongue.misspelt,
      });
    }
    return { isCut, findings };
  }

  /** A word with a capital that is rather misspelt than a name: at the start, or in German a noun that is hardly changed. */
  #isNoName(t: TongueText, at: number, { word, cost }: Candidate): boolean {
    const { nounsAreCapital, isName, nameCost = NAME_COST } = this.#tongue;
    if (isName?.(word, this.#words)) return false;
    const isNoun = nounsAreCapital === true && /^\p{Lu}/u.test(word);
    if (isNoun) return cost <= NOUN_COST;
    return t.isFirst(at) && cost <= nameCost;
  }

  /** A word that is listed, or built of listed ones. */
  isKnown(spelling: string): boolean {
    const word = spelling.replaceAll('’', "'").replaceAll('\u00ad', '');
    if (this.#words.findAnyCase(word) >= 0 || this.#tongue.isBuilt(word, this.#words)) return true;
    if (this.#tongue.language === 'en' && this.#words.findAnyCase(withoutAccents(word)) >= 0) return true;
    const parts = word.split('-');
    return (
      parts.length > 1 &&
      parts.every(
        (part) => part === '' || this.#words.findAnyCase(part) >= 0 || this.#tongue.isBuilt(part, this.#words),
      )
    );
  }

  /** No name, abbreviation, roman number, word with digits or in letters of another language. */
  #mayBeMarked(t: TongueText, at: number, word: string): boolean {
    if (word.length < 2 || word.length > 40 || !this.#letters.test(word)) return false;
    if (word.length > 1 && word === word.toUpperCase()) return false;
    if (/\p{Ll}\p{Lu}/u.test(word)) return false;
    return this.#tongue.nounsAreCapital === true || !t.isCapital(at) || t.isFirst(at);
  }

  /** What may have been meant, the likeliest first. */
  candidates(word: string): Candidate[] {
    const lower = word.toLowerCase();
    return [...this.#search.run(lower)]
      .map(([number, cost]) => ({
        word: this.#words.words.word(number),
        cost,
        score: cost - (this.#words.frequencies[number]! * PER_DECADE) / 30,
      }))
      .filter((candidate) => candidate.word.length > 1 || lower.length < 3)
      .sort((a, b) => a.score - b.score);
  }
}
