import * as r from '../src/lexicon/readings.ts';
import type { Lexeme } from './paradigms.ts';

/** Common nouns in -er that Retskrivningsordbogen lets drop their e before -en: »fingeren« or »fingren«. Of neuters all may. */
const COMMON_NOUNS = /(finger|skulder)$/;

/** Adds the short definite of nouns in -er that drop their e in the plural: »skuldren«, »numret«, »kamret«, »mønstret«. */
export function addSyncopated({ lemma, forms }: Lexeme): void {
  if (!/[^aeiouyæøå]er$/.test(lemma)) return;
  const stem = lemma.replace(/(.)\1er$/, '$1er').replace(/er$/, 'r');
  const plural = forms.find(([form, reading]) => form === `${stem}e` && reading & r.NOUN && reading & r.PLURAL);
  if (plural === undefined) return;
  const gender = plural[1] & (r.COMMON | r.NEUTER);
  if (gender !== r.NEUTER && !(gender === r.COMMON && COMMON_NOUNS.test(lemma))) return;
  const form = stem + (gender === r.NEUTER ? 'et' : 'en');
  const reading = r.NOUN | gender | r.SINGULAR | r.DEFINITE;
  forms.push([form, reading], [`${form}s`, reading | r.GENITIVE]);
}
