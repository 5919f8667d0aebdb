import type { AnyCall } from './contract-request.ts';

/** What strangers, broken programs and curious pupils send in place of a good value. */
export const EVIL: readonly unknown[] = [
  null,
  -1,
  0,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '',
  'abc',
  'nul\u0000tegn',
  'halvt \ud83d tegn',
  '%_\\\'";--',
  '../../etc/passwd',
  [],
  [null],
  {},
  { $gt: '' },
];

type Path = (string | number)[];

/** Where the values of a call are, the deepest too; of a list its first entry stands for all. */
function leavesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof File) return [path];
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined);
  return [path, ...entries.flatMap(([key, inner]) => leavesOf(inner, [...path, key]))];
}

function withValue(value: unknown, [key, ...rest]: Path, evil: unknown): unknown {
  if (key === undefined) return evil;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === String(key) ? withValue(inner, rest, evil) : inner));
  const record = value as Record<string, unknown>;
  return { ...record, [key]: withValue(record[key], rest, evil) };
}

/** The same call with one value spoiled, once for each value and each way. */
export function spoiled(call: AnyCall): { where: string; call: AnyCall }[] {
  const parts = (['params', 'query', 'body', 'form'] as const).filter((part) => call[part] !== undefined);
  return parts.flatMap((part) =>
    leavesOf(call[part])
      .filter((path) => part === 'body' || path.length === 1)
      .flatMap((path) =>
        EVIL.map((evil) => ({
          where: `${part}.${path.join('.')} = ${JSON.stringify(evil)}`,
          call: { ...call, [part]: withValue(call[part], path, evil) },
        })),
      ),
  );
}
