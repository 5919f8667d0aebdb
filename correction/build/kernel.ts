import { readFileSync } from 'node:fs';
import wabt from 'wabt';

/** The bytes of a WebAssembly text file as a module. */
export async function compileKernel(file: string): Promise<Uint8Array> {
  const tools = await wabt();
  const module = tools.parseWat(file, readFileSync(file, 'utf8'), { simd: true });
  module.validate();
  return module.toBinary({}).buffer;
}
