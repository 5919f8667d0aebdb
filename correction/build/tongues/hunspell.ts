import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionaryDirectory } from '../dictionary.ts';

interface Affix {
  strip: string;
  add: string;
  condition: RegExp | null;
}

/** A form that a dictionary makes, and of what. */
export interface Form {
  form: string;
  base: string;
  flags: ReadonlySet<string>;
  /** The flag of the suffix, '' for the word as listed. */
  suffix: string;
  prefix: string;
}

/** What a dictionary's own flags mean. */
interface SpecialFlags {
  hidden: string[];
  needsAffix: string;
}

/** Every form of a hunspell dictionary of npm but those that only stand in compounds or are forbidden. */
export function* hunspellForms(name: string): Generator<Form> {
  const directory = dictionaryDirectory(name);
  const aff = readFileSync(join(directory, 'index.aff'), 'utf8');
  const split = splitterOf(aff);
  const special = specialFlags(aff);
  const prefixes = readAffixes(aff, 'PFX');
  const suffixes = readAffixes(aff, 'SFX');
  for (const line of readFileSync(join(directory, 'index.dic'), 'utf8').split('\n').slice(1)) {
    const [head = ''] = line.split(/\s/);
    if (head === '') continue;
    const slash = head.indexOf('/', 1);
    const base = slash > 0 ? head.slice(0, slash) : head;
    const flags = new Set(slash > 0 ? split(head.slice(slash + 1)) : []);
    if (special.hidden.some((flag) => flags.has(flag))) continue;
    yield* formsOf(base, flags, { prefixes, suffixes, needsAffix: special.needsAffix });
  }
}

interface Tables {
  prefixes: Map<string, Affix[]>;
  suffixes: Map<string, Affix[]>;
  needsAffix: string;
}

function* formsOf(base: string, flags: ReadonlySet<string>, tables: Tables): Generator<Form> {
  const stems: [form: string, suffix: string][] = flags.has(tables.needsAffix) ? [] : [[base, '']];
  for (const flag of flags) {
    for (const { strip, add, condition } of tables.suffixes.get(flag) ?? []) {
      if (!base.endsWith(strip) || (condition && !condition.test(base))) continue;
      stems.push([base.slice(0, base.length - strip.length) + add, flag]);
    }
  }
  for (const [form, suffix] of stems) yield { form, base, flags, suffix, prefix: '' };
  for (const flag of flags) {
    for (const { strip, add, condition } of tables.prefixes.get(flag) ?? []) {
      // elided articles are cut off before words are looked up
      if (/['’]/.test(add)) continue;
      for (const [form, suffix] of stems) {
        if (!form.startsWith(strip) || (condition && !condition.test(form))) continue;
        yield { form: add + form.slice(strip.length), base, flags, suffix, prefix: flag };
      }
    }
  }
}

const valueOf = (aff: string, name: string): string => new RegExp(`^${name} (\\S+)`, 'm').exec(aff)?.[1] ?? '';

const specialFlags = (aff: string): SpecialFlags => ({
  hidden: [valueOf(aff, 'ONLYINCOMPOUND'), valueOf(aff, 'FORBIDDENWORD')].filter(Boolean),
  needsAffix: valueOf(aff, 'NEEDAFFIX'),
});

const splitterOf = (aff: string): ((flags: string) => string[]) =>
  valueOf(aff, 'FLAG') === 'long' ? (flags) => flags.match(/../g) ?? [] : (flags) => [...flags];

function readAffixes(aff: string, kind: 'PFX' | 'SFX'): Map<string, Affix[]> {
  const found = new Map<string, Affix[]>();
  for (const line of aff.split('\n')) {
    const [name, flag = '', strip = '', added = '', condition = '.'] = line.trim().split(/\s+/);
    if (name !== kind || (/^[YN]$/.test(strip) && /^\d+$/.test(added))) continue;
    const [add = ''] = added.split('/');
    const pattern = kind === 'SFX' ? `${condition}$` : `^${condition}`;
    const affix: Affix = {
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: condition === '.' ? null : new RegExp(pattern),
    };
    found.set(flag, [...(found.get(flag) ?? []), affix]);
  }
  return found;
}
