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

export function parseArguments(given: readonly string[]): Arguments {
  const found: Arguments = { language: 'da', startkomma: 'auto', json: false, lines: false, file: null };
  let hasLanguage = false;
  for (let i = 0; i < given.length; i++) {
    const [name, inline] = splitAssignment(given[i]!);
    const value = (): string => inline ?? given[++i] ?? '';
    if (name === '--json') found.json = true;
    else if (name === '--lines') found.lines = true;
    else if (name === '--lang') {
      found.language = oneOf(LANGUAGES, value(), '--lang');
      hasLanguage = true;
    } else if (name === '--startkomma') found.startkomma = oneOf(STARTKOMMA, value(), '--startkomma');
    else if (name.startsWith('-') && name !== '-') throw new UsageError(`Jeg kender ikke »${name}«.`);
    else if (found.file !== null) throw new UsageError('Der kan kun rettes én fil ad gangen.');
    else found.file = given[i]!;
  }
  if (!hasLanguage) throw new UsageError('Sproget mangler: skriv --lang da.');
  return { ...found, file: found.file === '-' ? null : found.file };
}

function splitAssignment(argument: string): [name: string, value: string | undefined] {
  const at = argument.startsWith('--') ? argument.indexOf('=') : -1;
  return at < 0 ? [argument, undefined] : [argument.slice(0, at), argument.slice(at + 1)];
}

function oneOf<T extends string>(allowed: readonly T[], value: string, option: string): T {
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw new UsageError(`${option} skal være en af: ${allowed.join(', ')}.`);
  return found;
}
