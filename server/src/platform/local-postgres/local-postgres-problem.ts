/** Why the database of this folder cannot be started; `message` is Danish and says what to do. */
export type LocalPostgresProblemCode =
  | 'no-binaries'
  | 'no-user'
  | 'not-a-database'
  | 'wrong-version'
  | 'password-missing'
  | 'in-use'
  | 'no-space'
  | 'not-writable'
  | 'failed';

export class LocalPostgresProblem extends Error {
  readonly code: LocalPostgresProblemCode;
  constructor(code: LocalPostgresProblemCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'LocalPostgresProblem';
    this.code = code;
  }
}

const NO_SPACE = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const NOT_WRITABLE = /EROFS|EACCES|EPERM|Read-only file system|Permission denied|Operation not permitted/;

/** Turns what the disk or PostgreSQL said (an exception, or its log) into a Danish problem; keeps a known one. */
export function toProblem(error: unknown, dataDir: string): LocalPostgresProblem {
  if (error instanceof LocalPostgresProblem) return error;
  const text =
    error instanceof Error ? `${error.message}\n${'stderr' in error ? String(error.stderr) : ''}` : String(error);
  if (NO_SPACE.test(text)) {
    return new LocalPostgresProblem(
      'no-space',
      `Der er ikke plads på disken til databasen i ${dataDir}. Intet er gået tabt. Gør plads, eller vælg en anden mappe med DATA_DIR, og start igen.`,
      error,
    );
  }
  if (NOT_WRITABLE.test(text)) {
    return new LocalPostgresProblem(
      'not-writable',
      `Ordklar må ikke skrive i ${dataDir}. Giv den bruger, der starter Ordklar, lov til at skrive i mappen, eller vælg en anden mappe med DATA_DIR.`,
      error,
    );
  }
  return new LocalPostgresProblem(
    'failed',
    `Databasen i ${dataDir} kunne ikke startes. PostgreSQL skriver: ${text.trim().slice(-1500)}`,
    error,
  );
}
