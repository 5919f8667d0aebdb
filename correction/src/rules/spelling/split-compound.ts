import type { WordRule } from '../../kernel/rule.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import {
  DEFINITE,
  GENITIVE,
  INDEFINITE,
  NAME,
  NOUN,
  INFINITIVE,
  PREPOSITION,
  SINGULAR,
  VERB,
} from '../../lexicon/readings.ts';

/** A measure and what it measures stay apart: »en kop te«, »et par sko«. */
const MEASURES = new Set(
  (
    'kop glas slags flok par stykke gruppe masse million milliard kilo liter meter dusin flaske pose del form type side time minut ' +
    'række bunke skive spand tallerken pakke kasse dåse gram ton hold hær sæt strøm skare mængde antal smule klump krone slurk mand ' +
    'sekund år måned uge dag nat morgen aften gang procent grad art herre fru frøken kong dronning prins onkel tante far mor'
  ).split(' '),
);

const DETERMINERS = new Set('en et min mit mine din dit dine sin sit vores deres hans hendes en den det de'.split(' '));

export const splitCompound: WordRule = {
  id: 'split-compound',
  subcategory: 'compound-split',
  on: { readings: [NOUN | SINGULAR | INDEFINITE, VERB | INFINITIVE] },
  wrong: [
    ['Jeg glemte min skole taske i bussen.', 'Jeg glemte min skoletaske i bussen.'],
    ['Hun fik en kage på sin fødsels dag.', 'Hun fik en kage på sin fødselsdag.'],
    ['Jeg har glemt mit bade tøj.', 'Jeg har glemt mit badetøj.'],
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
    if (!a.is(next, NOUN) || a.is(next, NAME) || a.is(at, DEFINITE)) return null;
    const determined = DETERMINERS.has(a.lower(a.before(at)));
    const { lexicon } = a.tools;
    const isFirstPart = lexicon.compounds.isFirstPart(first);
    // »fødsels dag« has the linking -s-, »bade tøj« a verb as its first part.
    const noun = a.is(at, NOUN) && (!a.is(at, GENITIVE) || isFirstPart);
    if (!noun && !(isFirstPart && (determined || a.is(a.before(at), PREPOSITION)))) return null;
    const joined = lexicon.find(first + second);
    if (joined >= 0) return lexicon.hasReading(joined, NOUN) ? replaceSpan(a, at, next, first + second, 0.88) : null;
    // Not listed, but put together as compounds are, and with an article or possessive that belongs to the last part.
    if (!noun || !isFirstPart || !determined || a.is(at, GENITIVE)) return null;
    return second.length > 3 && lexicon.compounds.split(first + second, 2)
      ? replaceSpan(a, at, next, first + second, 0.8)
      : null;
  },
};
