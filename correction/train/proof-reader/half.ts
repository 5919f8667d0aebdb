import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AroundNet } from '../../src/around/around-net.ts';
import type { TextReader } from '../../src/analysis/text-reader.ts';
import { LinearModel } from '../../src/models/linear-model.ts';
import type { Models } from '../../src/models/models.ts';
import { inputsAt } from '../../src/proof-reader/inputs.ts';
import { NetProofReader } from '../../src/proof-reader/net-proof-reader.ts';
import { ProofNet } from '../../src/proof-reader/proof-net.ts';
import { SectionReader } from '../../src/sections.ts';
import { loadEngineTools } from '../language/engine-tools.ts';

const DIST = join(import.meta.dirname, '..', '..', 'dist');

const bytes = (file: string): ArrayBuffer => new Uint8Array(readFileSync(file)).buffer;
const kernel = (): ArrayBuffer => bytes(join(DIST, 'kernel.bin'));
const open = (file: string): SectionReader => new SectionReader(bytes(file));

/** A net of what stands around (train/around) as it was trained. */
export const openAround = (file: string): AroundNet => new AroundNet(kernel(), open(file));

/** The tables of mistakes (docs/decisions/0049), each with its section's name. */
export const TABLES = ['meant', 'alike', 'apart', 'runOn', 'left'] as const;
export type Table = (typeof TABLES)[number];

/**
 * What texts are judged with, but with tables and a proof-reader that have learnt from every second passage of corpus/tune and train/pupils only
 * (`train-meant.ts --half`, `train.py … even`): what is fitted on the others is as honest as on texts that nobody has read.
 * @param aroundFile such a net of train/around; without it the one of `dist/`
 */
export function openHalf(
  meantFile: string,
  proofFile: string,
  aroundFile?: string,
): { reader: TextReader; models: Models } {
  const { reader, models } = loadEngineTools();
  const [proof, meant] = [open(proofFile), open(meantFile)];
  const tables = Object.fromEntries(TABLES.map((table) => [table, new LinearModel(meant, table)])) as Record<
    Table,
    LinearModel
  >;
  const told: Models = { ...models, ...tables, ...(aroundFile && { around: openAround(aroundFile) }) };
  const half: Models = {
    ...told,
    proofReader: new NetProofReader(
      new ProofNet(kernel(), proof),
      proof,
      open(join(DIST, 'language.bin')),
      models.secondReader,
      (a, at, numbers, from) => inputsAt(a, at, told, numbers, from),
    ),
  };
  return { reader, models: half };
}
