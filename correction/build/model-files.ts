import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/**
 * The committed models lie in `models/` packed by Brotli (`fit.da.bin.br`): a third to a half of their bytes. Those that were taught before lie as they are;
 * to pack them would only add to the history.
 */
const packedName = (folder: string, name: string): string => join(folder, `${name}.da.bin.br`);
const plainName = (folder: string, name: string): string => join(folder, `${name}.da.bin`);

/** The bytes of the model of a name (`fit`). Throws where the folder has none. */
export function readModel(folder: string, name: string): Uint8Array {
  const packed = packedName(folder, name);
  return existsSync(packed) ? brotliDecompressSync(readFileSync(packed)) : readFileSync(plainName(folder, name));
}

/** Packs a model in the place of the one that was there. Returns how many bytes it has now. */
export function writeModel(folder: string, name: string, bytes: Uint8Array): number {
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(packedName(folder, name), packed);
  rmSync(plainName(folder, name), { force: true });
  return packed.length;
}
