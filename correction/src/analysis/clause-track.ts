import { hashString, mix } from '../tagger/hash.ts';
import type { WordType } from '../tagger/word-type.ts';
import type { TagFeatures } from './tag-features.ts';
import { COORDINATES, SUBJECT, SUBORDINATES } from './word-role.ts';

const ROOM = 256;
const QUESTION = hashString('?', 1);

/** One sentence as the linear models see it: hashes of words and tags, and where clauses begin. Reused, not copied. */
export class ClauseTrack {
  count = 0;
  words = new Int32Array(ROOM);
  stems = new Int32Array(ROOM);
  tails = new Int32Array(ROOM);
  tags = new Int32Array(ROOM);
  coarse = new Int32Array(ROOM);
  /** Bits of tag-features.ts. */
  sorts = new Uint8Array(ROOM);
  finite = new Uint8Array(ROOM);
  /** Finite verbs up to and with this word. */
  finites = new Uint16Array(ROOM);
  subordinates = new Uint8Array(ROOM);
  /** The last word that begins a subordinate clause, up to and with this one; −1 when none. */
  lastSubordinator = new Int32Array(ROOM);
  coordinates = new Uint8Array(ROOM);
  subject = new Uint8Array(ROOM);
  /** 1 where the writer has set a comma after the word, where that is known. */
  commas = new Uint8Array(ROOM);
  /** Every reading that the dictionary knows, as bits. */
  readings = new Int32Array(ROOM);

  /** Where the last question mark stands, −1 when there is none. */
  lastQuestion = -1;
  #tense = 0;
  #hasTense = false;

  /** Takes words [from, to); commas are not among them, but where they stand may be given. */
  fill(
    types: readonly WordType[],
    tagNumbers: Uint8Array,
    from: number,
    to: number,
    tags: TagFeatures,
    commas?: Int32Array,
  ): void {
    const n = to - from;
    if (n > this.words.length) this.#grow(n);
    this.count = n;
    this.#hasTense = false;
    this.lastQuestion = -1;
    let finites = 0;
    let last = -1;
    for (let k = 0; k < n; k++) {
      const type = types[from + k]!;
      const tag = tagNumbers[from + k]!;
      this.words[k] = type.hash;
      if (type.hash === QUESTION) this.lastQuestion = k;
      this.commas[k] = commas === undefined || commas[from + k]! < 0 ? 0 : 1;
      this.stems[k] = type.stemHash;
      this.tails[k] = type.tailHash;
      this.readings[k] = type.union;
      this.tags[k] = tags.full[tag]!;
      this.coarse[k] = tags.coarse[tag]!;
      this.sorts[k] = tags.sorts[tag]!;
      this.finite[k] = tags.finite[tag]!;
      finites += tags.finite[tag]!;
      this.finites[k] = finites;
      const begins = type.role & SUBORDINATES && beginsClause(type.lower, tag, tags) ? 1 : 0;
      this.subordinates[k] = type.role & SUBORDINATES ? 1 : 0;
      if (begins) last = k;
      this.lastSubordinator[k] = last;
      this.coordinates[k] = type.role & COORDINATES ? 1 : 0;
      this.subject[k] = type.role & SUBJECT && type.text !== 'i' ? 1 : 0;
    }
  }

  /** The kinds of all finite verbs of the sentence, as one number. */
  get tense(): number {
    if (this.#hasTense) return this.#tense;
    let tense = 0;
    for (let k = 0; k < this.count; k++) if (this.finite[k]) tense = mix(tense, this.coarse[k]!) & 0xffff;
    this.#hasTense = true;
    this.#tense = tense;
    return tense;
  }

  word(k: number): number {
    return k < 0 ? BEFORE : k >= this.count ? AFTER : this.words[k]!;
  }
  stem(k: number): number {
    return k < 0 ? BEFORE : k >= this.count ? AFTER : this.stems[k]!;
  }
  tail(k: number): number {
    return k < 0 ? BEFORE : k >= this.count ? AFTER : this.tails[k]!;
  }
  tag(k: number): number {
    return k < 0 ? BEFORE : k >= this.count ? AFTER : this.tags[k]!;
  }
  reading(k: number): number {
    return k < 0 ? BEFORE : k >= this.count ? AFTER : this.readings[k]!;
  }
  kind(k: number): number {
    return k < 0 ? BEFORE : k >= this.count ? AFTER : this.coarse[k]!;
  }
  isFinite(k: number): number {
    return k < 0 || k >= this.count ? 0 : this.finite[k]!;
  }
  hasComma(k: number): number {
    return k < 0 || k >= this.count ? 0 : this.commas[k]!;
  }
  isSubject(k: number): number {
    return k < 0 || k >= this.count ? 0 : this.subject[k]!;
  }
  /** Two or three kinds in a row as one number. */
  kinds(k: number, length: number): number {
    let out = this.kind(k);
    for (let d = 1; d < length; d++) out = mix(out, this.kind(k + d));
    return out;
  }

  #grow(n: number): void {
    const room = n * 2;
    this.words = new Int32Array(room);
    this.stems = new Int32Array(room);
    this.tails = new Int32Array(room);
    this.tags = new Int32Array(room);
    this.coarse = new Int32Array(room);
    this.sorts = new Uint8Array(room);
    this.finite = new Uint8Array(room);
    this.finites = new Uint16Array(room);
    this.subordinates = new Uint8Array(room);
    this.lastSubordinator = new Int32Array(room);
    this.coordinates = new Uint8Array(room);
    this.subject = new Uint8Array(room);
    this.commas = new Uint8Array(room);
    this.readings = new Int32Array(room);
  }
}

const BEFORE = 901;
const AFTER = 902;

/** »at« before an infinitive, »så« and »da« as adverbs, »om« and »før« as prepositions begin no clause. */
function beginsClause(lower: string, tag: number, tags: TagFeatures): boolean {
  switch (lower) {
    case 'at':
      return !tags.unique[tag];
    case 'så':
    case 'da':
      return !tags.adverb[tag];
    case 'om':
      return !tags.preposition[tag];
    case 'før':
    case 'inden':
    case 'siden':
      return !tags.preposition[tag] && !tags.adverb[tag];
    default:
      return true;
  }
}
