import type { Analysis } from '../analysis/analysis.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { OTHER } from '../lexicon/readings.ts';
import type { WordType } from '../tagger/word-type.ts';
import { KeptWords } from './kept-words.ts';
import { DOINGS } from './scenes/doings.ts';
import { HOME } from './scenes/home.ts';
import { MORE } from './scenes/more.ts';
import { OUTDOORS } from './scenes/outdoors.ts';
import { PEOPLE } from './scenes/people.ts';
import { THINGS } from './scenes/things.ts';

/** The scenes of everyday life (scenes/) that a word belongs to, by number, ascending. */
export type SceneNumbers = readonly number[];

const NONE: SceneNumbers = [];
/** A compound belongs where its parts do, when neither is shorter. */
const SHORTEST_PART = 3;
/** Sentences before and after whose words tell something, too. */
const AROUND = 3;

const LINES = [HOME, OUTDOORS, DOINGS, PEOPLE, MORE, THINGS].flatMap((table) => table.trim().split('\n'));
const SCENES = LINES.length;
const byLemma: ReadonlyMap<string, SceneNumbers> = readScenes();

function readScenes(): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [number, line] of LINES.entries())
    for (const word of new Set(line.split(' '))) {
      const known = found.get(word);
      if (known) known.push(number);
      else found.set(word, [number]);
    }
  return found;
}

/** What a word goes together with, by scenes of everyday life: »jul« with »gave« and »træ«, »hjul« with »cykel«. */
export class Scenes {
  readonly #lexicon: Lexicon;
  readonly #known = new KeptWords<SceneNumbers>();

  constructor(lexicon: Lexicon) {
    this.#lexicon = lexicon;
  }

  /** Those of a listed word, in whatever form. */
  of(listed: number): SceneNumbers {
    return this.#known.get(listed) ?? this.#known.keep(listed, this.#find(listed));
  }

  /** Those of a word of a text. */
  ofType({ listed, compound, word, lower }: WordType): SceneNumbers {
    if (listed >= 0) return this.of(listed);
    return compound === null ? NONE : merged([this.of(word), this.#ofParts(lower)]);
  }

  #find(listed: number): SceneNumbers {
    // »for«, »ved«, »under«: small words are at home everywhere
    if ((this.#lexicon.union(listed) & OTHER) !== 0) return NONE;
    const lower = this.#lexicon.words.word(listed).toLowerCase();
    const own = this.#ofForms(listed, lower);
    return own.length > 0 ? own : this.#ofParts(lower);
  }

  #ofForms(listed: number, lower: string): SceneNumbers {
    return merged([lower, ...this.#lexicon.lemmas(listed)].map((lemma) => byLemma.get(lemma) ?? NONE));
  }

  #ofParts(lower: string): SceneNumbers {
    const found: SceneNumbers[] = [];
    for (let cut = SHORTEST_PART; cut <= lower.length - SHORTEST_PART; cut++) {
      const last = this.#lexicon.find(lower.slice(cut));
      const first = byLemma.get(lower.slice(0, cut));
      if (last < 0 || first === undefined) continue;
      found.push(first, this.#ofForms(last, lower.slice(cut)));
    }
    return merged(found);
  }
}

const merged = (lists: readonly SceneNumbers[]): SceneNumbers =>
  [...new Set(lists.flat())].sort((one, other) => one - other);

/** A word of a text that belongs to scenes. */
interface InScenes {
  readonly at: number;
  readonly scenes: SceneNumbers;
}

/** The words of a text that belong to scenes, sentence by sentence, and how much of each scene a place that is looked at meets. */
class ScenesAround {
  readonly #a: Analysis;
  readonly #scenes: Scenes;
  /** Filled when first needed. */
  readonly #sentences: (readonly InScenes[] | undefined)[] = [];
  readonly #near = new Float32Array(SCENES);
  readonly #around = new Float32Array(SCENES);
  #at = -1;

  constructor(a: Analysis, scenes: Scenes) {
    this.#a = a;
    this.#scenes = scenes;
  }

  look(at: number): void {
    if (at === this.#at) return;
    this.#at = at;
    this.#near.fill(0);
    this.#around.fill(0);
    const sentence = this.#a.sentenceOf[at]!;
    const last = Math.min(this.#a.sentences.length - 2, sentence + AROUND);
    for (let s = Math.max(0, sentence - AROUND); s <= last; s++) {
      const counts = s === sentence ? this.#near : this.#around;
      for (const other of (this.#sentences[s] ??= this.#wordsOf(s))) {
        if (other.at === at) continue;
        const weight = 1 / Math.sqrt(other.scenes.length);
        for (const scene of other.scenes) counts[scene]! += weight;
      }
    }
  }

  #wordsOf(sentence: number): InScenes[] {
    const { sentences, types } = this.#a;
    const found: InScenes[] = [];
    for (let at = sentences[sentence]!; at < sentences[sentence + 1]!; at++) {
      const ofWord = this.#a.isWord(at) ? this.#scenes.ofType(types[at]!) : NONE;
      if (ofWord.length > 0) found.push({ at, scenes: ofWord });
    }
    return found;
  }

  /** How much of its scenes a word meets in the sentence. */
  near(ofWord: SceneNumbers): number {
    return most(ofWord, this.#near);
  }

  /** The same in the sentences around. */
  around(ofWord: SceneNumbers): number {
    return most(ofWord, this.#around);
  }
}

function most(ofWord: SceneNumbers, met: Float32Array): number {
  let found = 0;
  for (const scene of ofWord) found = Math.max(found, met[scene]!);
  return found === 0 ? 0 : Math.log1p(found);
}

const ofText = (a: Analysis, scenes: Scenes): ScenesAround => new ScenesAround(a, scenes);

/** Looks at a place; the text's own, so it is asked before the next place is looked at. */
export function lookAround(a: Analysis, at: number, scenes: Scenes): ScenesAround {
  const around = a.once(ofText, scenes);
  around.look(at);
  return around;
}
