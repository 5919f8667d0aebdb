import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One way to make a form: take `strip` off the end, put `add` on, when `condition` holds. */
export interface Suffix {
  strip: string;
  add: string;
  /** Flags of affixes that go on top. */
  then: number[];
  condition: RegExp | null;
  /** The dictionary's own name for the form: DATID, BESTEMT_ENTAL, GENITIV … */
  label: string;
}

export interface DictionaryEntry {
  word: string;
  flags: number[];
  /** Irregular forms (al:). */
  forms: string[];
  /** The lemma that an irregular form belongs to (st:). */
  stem: string | null;
}

export interface Dictionary {
  suffixes: Map<number, Suffix[]>;
  entries: DictionaryEntry[];
}

/** Where the npm package with index.aff and index.dic lies. */
export function dictionaryDirectory(name: string): string {
  return dirname(createRequire(import.meta.url).resolve(name));
}

export function readDictionary(directory: string): Dictionary {
  return {
    suffixes: readSuffixes(readFileSync(join(directory, 'index.aff'), 'utf8')),
    entries: readEntries(readFileSync(join(directory, 'index.dic'), 'utf8')),
  };
}

function readSuffixes(text: string): Map<number, Suffix[]> {
  const suffixes = new Map<number, Suffix[]>();
  for (const line of text.split('\n')) {
    const part = line.trim().split(/\s+/);
    if (part[0] !== 'SFX') continue;
    const flag = Number(part[1]);
    if (/^[YN]$/.test(part[2]!) && /^\d+$/.test(part[3] ?? '')) {
      suffixes.set(flag, []);
      continue;
    }
    const [add = '', then = ''] = part[3]!.split('/');
    const condition = part[4] && !part[4].startsWith('+') ? part[4] : '.';
    suffixes.get(flag)!.push({
      strip: part[2] === '0' ? '' : part[2]!,
      add: add === '0' ? '' : add,
      then: then.split(',').filter(Boolean).map(Number),
      condition: condition === '.' ? null : new RegExp(`${condition}$`),
      label: (part.find((p) => p.startsWith('+')) ?? '').slice(1),
    });
  }
  return suffixes;
}

function readEntries(text: string): DictionaryEntry[] {
  const entries: DictionaryEntry[] = [];
  for (const line of text.split('\n').slice(1)) {
    if (line === '') continue;
    const morphAt = line.search(/\s[a-z]{2}:/);
    const head = (morphAt < 0 ? line : line.slice(0, morphAt)).trimEnd();
    const morph = morphAt < 0 ? [] : line.slice(morphAt).trim().split(/\s+/);
    const slash = head.lastIndexOf('/');
    entries.push({
      word: slash > 0 ? head.slice(0, slash) : head,
      flags:
        slash > 0
          ? head
              .slice(slash + 1)
              .split(',')
              .map(Number)
          : [],
      forms: morph.filter((m) => m.startsWith('al:')).map((m) => m.slice(3)),
      stem: morph.find((m) => m.startsWith('st:'))?.slice(3) ?? null,
    });
  }
  return entries;
}

/** The forms that a flag makes of a word. */
export function applySuffix(dictionary: Dictionary, word: string, flag: number): [form: string, suffix: Suffix][] {
  const out: [string, Suffix][] = [];
  for (const suffix of dictionary.suffixes.get(flag) ?? []) {
    if (!word.endsWith(suffix.strip) || (suffix.condition && !suffix.condition.test(word))) continue;
    out.push([word.slice(0, word.length - suffix.strip.length) + suffix.add, suffix]);
  }
  return out;
}
