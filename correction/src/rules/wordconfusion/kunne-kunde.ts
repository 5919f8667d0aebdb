import { SUBJECT } from '../../analysis/word-role.ts';
import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { INFINITIVE, NOUN, VERB } from '../../lexicon/readings.ts';

const MODAL: Record<string, string> = { kunde: 'kunne', vilde: 'ville', skulde: 'skulle' };

export const kunneKunde: WordRule = {
  id: 'kunne-kunde',
  subcategory: 'kunne-kunde',
  on: { words: 'kunde vilde skulde' },
  wrong: [
    ['Jeg kunde ikke sove.', 'Jeg kunne ikke sove.'],
    ['Hun vilde gerne hjem.', 'Hun ville gerne hjem.'],
  ],
  right: ['Butikken fik en ny kunde.', 'De vilde dyr løb væk.', 'Den kunde købte en is.'],
  match(a, at) {
    const [before, after] = [a.before(at), a.after(at)];
    const subject = before >= 0 && a.types[before]!.role & SUBJECT && !/^(den|det|de|i)$/.test(a.lower(before));
    const governs =
      a.canBe(after, VERB | INFINITIVE) &&
      !a.canBe(after, NOUN) &&
      !/^(en|den|det|de|min|din|sin)$/.test(a.lower(before));
    return subject || (governs && !a.is(before, NOUN)) ? replaceWord(a, at, MODAL[a.lower(at)]!, 0.94) : null;
  },
};
