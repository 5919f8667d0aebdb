import type { Analysis } from '../../analysis/analysis.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { MODALS } from '../../words/verbs.ts';
import { WordList } from '../../words/word-list.ts';

const SELF: Readonly<Record<string, string>> = {
  jeg: 'mig',
  du: 'dig',
  han: 'sig',
  hun: 'sig',
  vi: 'os',
  man: 'sig',
  de: 'sig',
  I: 'jer',
};
/** What follows a verb that is never without »sig«, by its stem. */
const VERBS: readonly (readonly [verb: RegExp, next: WordList])[] = [
  [/^glæde[rd]?e?$/, new WordList('til meget sådan helt')],
  [/^skynd(er|te|e)$/, new WordList('hjem ud ind op ned at hen væk')],
  [/^interessere[rd]?e?$/, new WordList('for')],
  [/^koncentrere[rd]?e?$/, new WordList('om')],
  [/^forestille[rd]?e?$/, new WordList('at')],
];
const ADVERBS = new WordList('ikke også altid rigtig virkelig allerede bare så');

/** »vi glæder til ferien«, »han skyndte hjem«: verbs that always have »mig«, »sig« or »os« with them. */
export const missingReflexive: WordRule = {
  id: 'missing-reflexive',
  subcategory: 'missing-word',
  explanation:
    'Her mangler »mig«, »dig«, »sig«, »os« eller »jer«: »{replacement}«. Nogle udsagnsord har altid et af dem med, for eksempel at glæde sig, at skynde sig og at forestille sig.',
  on: {
    words:
      'glæde glæder glædede skynde skynder skyndte interessere interesserer interesserede koncentrere koncentrerer koncentrerede forestille forestiller forestillede',
  },
  wrong: [
    ['Vi glæder til ferien.', 'Vi glæder os til ferien.'],
    ['Jeg glæder meget til at se dig.', 'Jeg glæder mig meget til at se dig.'],
    ['Han skyndte hjem.', 'Han skyndte sig hjem.'],
    ['Jeg interesserer for biler.', 'Jeg interesserer mig for biler.'],
  ],
  right: ['Det glæder mig meget.', 'Vi glæder os til ferien.', 'Hun glædede de andre.', 'De skyndte sig ind.'],
  match(a, at): Finding | null {
    const next = a.after(at);
    const known = VERBS.some(([verb, after]) => verb.test(a.lower(at)) && after.test(a.lower(next)));
    if (!known || a.commaAfter(at)) return null;
    const self = selfOf(a, at);
    return self === undefined ? null : { ...insertAfter(a, at, ` ${self}`, 0.88), insertion: false };
  },
};

/** The object form of whoever does it: the pronoun straight before the verb, or before its modal. */
function selfOf(a: Analysis, at: number): string | undefined {
  let k = a.before(at);
  while (ADVERBS.test(a.lower(k)) && !a.commaAfter(k)) k = a.before(k);
  if (MODALS.test(a.lower(k)) && a.canBe(at, r.VERB | r.INFINITIVE)) k = a.before(k);
  if (a.commaAfter(k)) return undefined;
  return a.written(k) === 'I' ? SELF['I'] : SELF[a.lower(k)];
}
