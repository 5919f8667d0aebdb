import { parseArgs } from 'node:util';
import type { Language } from '../src/api.ts';

export interface Arguments {
  language: Language;
  startkomma: 'yes' | 'no' | 'auto';
  json: boolean;
  lines: boolean;
  /** Null for standard input. */
  file: string | null;
}

/** Wrong use; the message is Danish and ends with how to use it. */
export class UsageError extends Error {
  constructor(message: string) {
    super(`${message}\n${USAGE}`);
    this.name = 'UsageError';
  }
}

const USAGE =
  'Brug: npm run -s correct -- --lang da|en|de|fr [--startkomma yes|no|auto] [--json] [--lines] [FIL.txt|FIL.docx]';
const LANGUAGES = ['da', 'en', 'de', 'fr'] as const;
const STARTKOMMA = ['yes', 'no', 'auto'] as const;

const OPTIONS = {
  lang: { type: 'string' },
  startkomma: { type: 'string' },
  json: { type: 'boolean' },
  lines: { type: 'boolean' },
} as const;

export function parseArguments(given: readonly string[]): Arguments {
  // not strict: what is wrong is said in Danish
  const { values, positionals, tokens } = parseArgs({
    args: [...given],
    options: OPTIONS,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const unknown = tokens.find((token) => token.kind === 'option' && !(token.name in OPTIONS));
  if (unknown?.kind === 'option') throw new UsageError(`Jeg kender ikke »${unknown.rawName}«.`);
  if (positionals.length > 1) throw new UsageError('Der kan kun rettes én fil ad gangen.');
  if (values.lang === undefined) throw new UsageError('Sproget mangler: skriv --lang da.');
  const [file = '-'] = positionals;
  return {
    language: oneOf(LANGUAGES, values.lang, '--lang'),
    startkomma: oneOf(STARTKOMMA, values.startkomma ?? 'auto', '--startkomma'),
    json: values.json !== undefined,
    lines: values.lines !== undefined,
    file: file === '-' ? null : file,
  };
}

function oneOf<T extends string>(allowed: readonly T[], value: string | boolean, option: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} skal være en af: ${allowed.join(', ')}.`);
  return found;
}
