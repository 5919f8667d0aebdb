import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

type Endpoints = Record<string, { method: string; path: string }>;
/** What each module of the contract exports, by its file. */
type Modules = Record<string, Record<string, unknown>>;

const CONTRACT = join(import.meta.dirname, '../contract/src');

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

/** Runs the whole contract once: a module at a time, each would take the others along again. */
async function readContract(): Promise<Modules> {
  const files = readdirSync(CONTRACT).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const contents = files.map((file, at) => `export * as m${at} from './${file}';`).join('\n');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: CONTRACT },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const script = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const whole = (await import(`data:text/javascript;base64,${script}`)) as Modules;
  return Object.fromEntries(files.map((file, at) => [file, whole[`m${at}`] ?? {}]));
}

/**
 * Leaves the schemas of the contract out of the browser's bundle, and zod with them: a tenth of the script of the
 * logged-in part. Types and the server keep the whole contract; a screen that asks for a schema does not build.
 */
export function lightContract(): Plugin {
  let contract: Promise<Modules> | undefined;
  const forget = () => void (contract = undefined);
  return {
    name: 'light-contract',
    enforce: 'pre',
    buildStart: forget,
    hotUpdate: forget,
    async load(id, options) {
      if (options?.ssr || !/\/contract\/src\/[\w-]+\.ts$/.test(id)) return undefined;
      const isApi = id.endsWith('/api.ts');
      if (!isApi && !/^import \{.*from 'zod'/m.test(await readFile(id, 'utf8'))) return undefined;
      contract ??= readContract();
      const module = (await contract)[basename(id)] ?? {};
      const plain = isApi
        ? [['api', light(module['api'] as Endpoints)] as const]
        : Object.entries(module).filter(([, value]) => isPlain(value));
      return (
        plain.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n') || 'export {};'
      );
    },
  };
}
