import { readFile } from 'node:fs/promises';
import { type Plugin, runnerImport } from 'vite';

type Endpoints = Record<string, { method: string; path: string }>;

/** Method and path of each endpoint: all that the browser's client needs. */
const light = (api: Endpoints) =>
  Object.fromEntries(Object.entries(api).map(([name, { method, path }]) => [name, { method, path }]));

/** An object that somebody has written out, and no schema. */
const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Strings, numbers, lists and records of them: what a module of schemas exports beside its schemas. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isPlain)
    : isRecord(value)
      ? Object.values(value).every(isPlain)
      : ['string', 'number', 'boolean'].includes(typeof value);

/**
 * Leaves the schemas of the contract out of the browser's bundle, and zod with them: a tenth of the script of the
 * logged-in part. Types and the server keep the whole contract; a screen that asks for a schema does not build.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    async load(id, options) {
      if (options?.ssr || !/\/contract\/src\/[\w-]+\.ts$/.test(id)) return undefined;
      const isApi = id.endsWith('/api.ts');
      if (!isApi && !/^import \{.*from 'zod'/m.test(await readFile(id, 'utf8'))) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id);
      const plain = isApi
        ? [['api', light(module.api as Endpoints)] as const]
        : Object.entries(module).filter(([, value]) => isPlain(value));
      return (
        plain.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n') || 'export {};'
      );
    },
  };
}
