import type { WordType } from './word-type.ts';

/** Spellings kept; a class's essays share most of theirs. */
const MOST = 60_000;
const FIRST_SLOTS = 1 << 12;

/**
 * Every spelling that has been met, with what is known of it. Looked up by the units of a text where they stand: a string
 * of their own and its hash, which a Map would want, cost more than all the rest.
 */
export class Spellings {
  readonly #make: (text: string) => WordType;
  #types: WordType[] = [];
  /** Two numbers a slot: the hash, and one more than the place in `#types`, 0 where the slot is free. */
  #slots = new Int32Array(2 * FIRST_SLOTS);

  constructor(make: (text: string) => WordType) {
    this.#make = make;
  }

  /** The shared record of the spelling in [start, end) of a text. */
  at(text: string, start: number, end: number): WordType {
    const hash = hashOf(text, start, end);
    const slots = this.#slots;
    for (let slot = (2 * hash) & (slots.length - 1); slots[slot + 1] !== 0; slot = (slot + 2) & (slots.length - 1)) {
      if (slots[slot] !== hash) continue;
      const known = this.#types[slots[slot + 1]! - 1]!;
      if (isSame(known.text, text, start, end)) return known;
    }
    const made = this.#make(text.slice(start, end));
    this.#add(made, hash);
    return made;
  }

  /** The shared record of a spelling by itself. */
  of(text: string): WordType {
    return this.at(text, 0, text.length);
  }

  #add(made: WordType, hash: number): void {
    if (this.#types.length === MOST) {
      this.#types = [];
      this.#slots.fill(0);
    } else if (this.#types.length * 4 > this.#slots.length) this.#grow();
    this.#put(hash, this.#types.push(made));
  }

  #grow(): void {
    this.#slots = new Int32Array(2 * this.#slots.length);
    this.#types.forEach(({ text }, place) => this.#put(hashOf(text, 0, text.length), place + 1));
  }

  #put(hash: number, number: number): void {
    const slots = this.#slots;
    let slot = (2 * hash) & (slots.length - 1);
    while (slots[slot + 1] !== 0) slot = (slot + 2) & (slots.length - 1);
    slots[slot] = hash;
    slots[slot + 1] = number;
  }
}

function hashOf(text: string, start: number, end: number): number {
  let hash = end - start;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isSame(known: string, text: string, start: number, end: number): boolean {
  if (known.length !== end - start) return false;
  for (let i = 0; i < known.length; i++) if (known.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
