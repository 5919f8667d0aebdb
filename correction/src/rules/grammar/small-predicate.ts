import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { closesClause } from '../../phrases/neighbours.ts';
import { predicateOf } from '../../phrases/predicate.ts';

/** »bukserne er for lille«, »haven er små«: »små« of several, »lille« of one. */
export const smallPredicate: WordRule = {
  id: 'small-predicate',
  subcategory: 'adjective-agreement',
  explanation:
    'Her hedder det »{replacement}«. Det hedder »lille« om en (huset er lille) og »små« om flere (husene er små).',
  on: { words: 'lille små' },
  wrong: [
    ['Bukserne er for lille.', 'Bukserne er for små.'],
    ['Mine børn er meget lille.', 'Mine børn er meget små.'],
    ['Haven er meget små.', 'Haven er meget lille.'],
  ],
  right: [
    'Da hun var lille, var bukserne for store.',
    'Husene er små, og haven er lille.',
    'Familien er alle små.',
    'Mors mad er til de små.',
  ],
  match(a, at): Finding | null {
    const predicate = closesClause(a, at) ? predicateOf(a, at) : null;
    if (predicate === null || predicate.subject.isKind || predicate.subject.last !== predicate.verb) return null;
    const last = a.before(predicate.verb);
    if (!a.is(last, r.NOUN) || a.is(last, r.GENITIVE)) return null;
    const { asks } = predicate.subject;
    const isLittle = a.lower(at) === 'lille';
    if (isLittle ? asks !== r.PLURAL : asks !== r.COMMON && asks !== r.NEUTER) return null;
    return { ...replaceWord(a, at, isLittle ? 'små' : 'lille', 0.92), agreed: true };
  },
};
