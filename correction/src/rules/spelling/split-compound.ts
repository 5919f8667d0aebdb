import type { WordRule } from '../../kernel/rule.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import { DEFINITE, GENITIVE, INDEFINITE, NAME, NOUN, PREPOSITION, SINGULAR } from '../../lexicon/readings.ts';

/** A measure and what it measures stay apart: »en kop te«, »et par sko«. */
const MEASURES = new Set(
  (
    'kop glas slags flok par stykke gruppe masse million milliard kilo liter meter dusin flaske pose del form type side time minut ' +
    'række bunke skive spand tallerken pakke kasse dåse gram ton hold hær sæt strøm skare mængde antal smule klump krone slurk mand ' +
    'sekund år måned uge dag nat morgen aften gang procent grad art herre fru frøken kong dronning prins onkel tante far mor'
  ).split(' '),
);

export const splitCompound: WordRule = {
  id: 'split-compound',
  subcategory: 'compound-split',
  on: { readings: NOUN | SINGULAR | INDEFINITE },
  wrong: [
    ['Jeg glemte min skole taske i bussen.', 'Jeg glemte min skoletaske i bussen.'],
    ['Vi spiste i skolens frokost stue.', 'Vi spiste i skolens frokoststue.'],
  ],
  right: ['Hun drak en kop te.', 'Han købte et par sko.', 'Vi så en flok fugle.'],
  match(a, at) {
    const next = a.after(at);
    if (next < 0 || a.commaAfter(at) || !a.isWord(next) || a.hasCapital(next) || a.starts[next]! - a.ends[at]! !== 1)
      return null;
    const [first, second] = [a.lower(at), a.lower(next)];
    if (MEASURES.has(first) || first.length < 2 || second.length < 3 || (a.hasCapital(at) && !a.opensSentence(at)))
      return null;
    if (!a.is(at, NOUN) || a.is(at, GENITIVE) || a.is(at, DEFINITE) || !a.is(next, NOUN) || a.is(next, NAME))
      return null;
    if (a.is(a.before(at), PREPOSITION) && !a.is(next, NOUN)) return null;
    const joined = a.tools.lexicon.find(first + second);
    if (joined < 0 || !a.tools.lexicon.hasReading(joined, NOUN)) return null;
    return replaceSpan(a, at, next, first + second, 0.88);
  },
};
