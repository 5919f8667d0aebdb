import { packSections, type Section, SectionReader } from '../src/sections.ts';

/** What was learnt as the product reads it, before it is written. */
export const readerOf = (sections: Record<string, Section>): SectionReader =>
  new SectionReader(packSections(sections).slice().buffer as ArrayBuffer);
