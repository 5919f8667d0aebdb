import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { isOpened } from '../../models/article.ts';

/** »fra andet lande«: of several it is »andre«. */
export const otherSeveral: WordRule = {
  id: 'other-several',
  subcategory: 'adjective-agreement',
  on: { words: 'andet anden' },
  wrong: [
    ['De kommer fra andet lande.', 'De kommer fra andre lande.'],
    ['Jeg vil hjælpe anden mennesker.', 'Jeg vil hjælpe andre mennesker.'],
  ],
  right: [
    'Et andet land er også smukt.',
    'Har du ikke andet tøj?',
    'Det er noget andet, elever siger.',
    'Hun fik anden besked.',
  ],
  match(a, at): Finding | null {
    const [before, noun] = [a.before(at), a.after(at)];
    if (before < 0 || a.commaAfter(at) || a.hasCapital(at) || isOpened(a, before) || a.hasCapital(noun)) return null;
    if (!r.hasAny(a.reading(before), r.PREPOSITION | r.VERB) && a.lower(before) !== 'og') return null;
    if (!a.is(noun, r.NOUN) || !a.canBe(noun, r.NOUN | r.PLURAL | r.INDEFINITE)) return null;
    // »andet håb«: one as well; »andet end«
    if (a.canBe(noun, r.NOUN | r.SINGULAR) || r.hasAny(a.union(noun), r.OTHER | r.FINITE)) return null;
    return replaceWord(a, at, 'andre', 0.92);
  },
};
