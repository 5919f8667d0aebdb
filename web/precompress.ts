import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** What shrinks; fonts are compressed as they are. */
const SHRINKS = /\.(js|css|svg)$/;

/**
 * Lays a .br and a .gz beside every built file, each as small as can be: the server sends them as they lie, and a sixth
 * less goes over the wire than what could be compressed while somebody waits. Gzip is for those on plain HTTP, where
 * browsers take no Brotli.
 */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }) {
      const names = await readdir(path.join(dir, 'assets'));
      await Promise.all(
        names.filter((name) => SHRINKS.test(name)).map((name) => shrink(path.join(dir, 'assets', name))),
      );
    },
  };
}

async function shrink(file: string): Promise<void> {
  const bytes = await readFile(file);
  const [brotli, gzipped] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, gzipped)]);
}
