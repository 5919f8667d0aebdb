import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Language } from '../src/index.ts';

/** What a run was asked to do. */
export interface EvaluateOptions {
  /** Compare with the floors. */
  check: boolean;
  /** A type, category or group whose misses and false marks are listed; `ud`, `restore` and `suggestions` list those. */
  show: string | undefined;
  /** List those of the check part too. */
  reveal: boolean;
  json: boolean;
  /** The language whose corpus is evaluated; Danish when nothing is said. */
  language: Language;
  /** A UD CoNLL-U file of printed Danish. */
  treebank: string | undefined;
  /** Misspelling lists outside the repository. */
  misspellings: string[];
}

const USAGE =
  'npm run -s evaluate -- [--check] [--show TYPE [--reveal]] [--json] [--lang da|en|de|fr] [--ud FILE.conllu] [--misspellings FILE.tsv]…';

/**
 * Reads the arguments; files that are not named are looked for in ORDKLAR_LANG_DIR.
 * @throws Error with the usage when an argument is unknown or a named file is not there.
 */
export function readOptions(
  args: string[],
  environment: Readonly<Record<string, string | undefined>>,
): EvaluateOptions {
  const { values } = parse(args);
  const misspellings = values.misspellings ?? [];
  for (const file of [values.ud ?? [], misspellings].flat()) {
    if (!existsSync(file)) throw new Error(`${file} is not there.\n${USAGE}`);
  }
  const beside = (file: string): string | undefined => {
    const folder = environment['ORDKLAR_LANG_DIR'];
    const path = folder && join(folder, file);
    return path && existsSync(path) ? path : undefined;
  };
  const list = beside('misspellings-da.tsv');
  return {
    check: values.check ?? false,
    show: values.show,
    reveal: values.reveal ?? false,
    json: values.json ?? false,
    language: languageOf(values.lang ?? 'da'),
    treebank: values.ud ?? beside('ud-dev.conllu'),
    misspellings: misspellings.length > 0 ? misspellings : list ? [list] : [],
  };
}

function languageOf(name: string): Language {
  const language = (['da', 'en', 'de', 'fr'] as const).find((known) => known === name);
  if (!language) throw new Error(`${name} is no language of ours.\n${USAGE}`);
  return language;
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        check: { type: 'boolean' },
        show: { type: 'string' },
        reveal: { type: 'boolean' },
        json: { type: 'boolean' },
        lang: { type: 'string' },
        ud: { type: 'string' },
        misspellings: { type: 'string', multiple: true },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}
