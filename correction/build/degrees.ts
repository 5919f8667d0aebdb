import * as r from '../src/lexicon/readings.ts';
import type { Lexeme } from './paradigms.ts';

/**
 * The dictionary leaves out the degrees of adjectives that double their last consonant: »smuk«, »smukke« but no
 * »smukkere«. They are made of the form in -e.
 */
export function addDoubledDegrees(lexeme: Lexeme): void {
  const plural = lexeme.forms.find(
    ([form, reading]) => reading & r.ADJECTIVE && reading & r.PLURAL && /([^aeiouyæøå])\1e$/.test(form),
  )?.[0];
  if (plural === undefined || plural !== `${lexeme.lemma}${lexeme.lemma.at(-1)}e`) return;
  if (lexeme.forms.some(([, reading]) => reading & r.COMPARATIVE)) return;
  lexeme.forms.push(
    [`${plural}re`, r.ADJECTIVE | r.COMPARATIVE],
    [`${plural}st`, r.ADJECTIVE | r.SUPERLATIVE],
    [`${plural}ste`, r.ADJECTIVE | r.SUPERLATIVE | r.DEFINITE | r.PLURAL],
  );
}
