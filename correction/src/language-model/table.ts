import type { SectionReader } from '../sections.ts';

/** Rows of small whole numbers, each row with what its unit is worth. */
export interface Table {
  readonly rows: Int8Array;
  readonly scale: Float32Array;
  readonly width: number;
}

/** The table of a name in the net's file. */
export function tableOf(sections: SectionReader, name: string): Table {
  const rows = sections.i8(name);
  const scale = sections.f32(`${name}.scale`);
  return { rows, scale, width: rows.length / scale.length };
}
