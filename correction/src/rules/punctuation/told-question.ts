import type { Analysis } from '../../analysis/analysis.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { NAME, NOUN } from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const LONGEST = 24;
const CONFIDENCE = 0.88;

/** »Hun spurgte, om jeg ville med?«: a question that somebody tells of is no question any more. */
export const toldQuestion: SentenceRule = {
  id: 'told-question',
  subcategory: 'question-mark',
  on: 'sentence',
  explanation:
    'Her bliver der fortalt om et spørgsmål, men sætningen spørger ikke selv. Derfor slutter den med punktum: »{replacement}«.',
  wrong: [
    ['Hun spurgte, om jeg ville med?', 'Hun spurgte, om jeg ville med.'],
    ['Jeg spurgte min mor, hvor vi skulle hen?', 'Jeg spurgte min mor, hvor vi skulle hen.'],
    ['De ville gerne vide, hvornår vi kom hjem?', 'De ville gerne vide, hvornår vi kom hjem.'],
    ['Så spurgte han, hvad klokken var?', 'Så spurgte han, hvad klokken var.'],
    ['Vi undrede os over, hvem der boede der?', 'Vi undrede os over, hvem der boede der.'],
  ],
  right: [
    'Spurgte hun, om du ville med?',
    'Hvem spurgte, om jeg ville med?',
    'Du spurgte, om jeg ville med?',
    'Hun spurgte: »Vil du med?«',
    '»Hvor skal vi hen?« spurgte hun.',
    'Hun spurgte, om jeg ville med, vil du også?',
    'Mon hun spurgte, om jeg ville med?',
    'Jeg vil spørge dig, om du har tid?',
  ],
  match(a, from, to): Finding[] {
    const last = to - 1;
    if (a.written(last) !== '?' || to - from > LONGEST) return [];
    for (let k = from; k < last; k++) if (!a.isWord(k)) return [];
    const asking = askingVerb(a, from);
    if (asking < 0) return [];
    const clause = clauseAfter(a, asking, last);
    if (clause < 0) return [];
    // another clause, which may ask
    for (let k = clause; k < last; k++) if (a.commaAfter(k)) return [];
    return [{ start: a.starts[last]!, end: a.ends[last]!, replacements: ['.'], confidence: CONFIDENCE }];
  },
};

const BEFORE = new WordList('så bagefter og men derefter pludselig bare lige også derfor engang senere');
const TELLERS = new WordList('jeg han hun vi man de');
const ASKED = new WordList('spurgte undrede');
const WISHED = new WordList('ville');
const EAGERLY = new WordList('gerne også bare godt');
const FARTHEST_VERB = 5;

/** »Så spurgte han«, »min mor spurgte«, »de ville gerne vide«: the verb that tells of the question; −1 where there is none. */
function askingVerb(a: Analysis, from: number): number {
  let at = from;
  while (at < from + 2 && BEFORE.test(a.lower(at))) at++;
  if (at > from && ASKED.test(a.lower(at)) && isTeller(a, at + 1)) return at;
  if (!isTeller(a, at) && !a.is(at + 1, NOUN)) return -1;
  for (let k = at + 1; k <= at + FARTHEST_VERB; k++) {
    if (a.commaAfter(k - 1)) return -1;
    if (ASKED.test(a.lower(k))) return k;
    if (!WISHED.test(a.lower(k))) continue;
    const verb = EAGERLY.test(a.lower(k + 1)) ? k + 2 : k + 1;
    return a.lower(verb) === 'vide' ? verb : -1;
  }
  return -1;
}

const isTeller = (a: Analysis, at: number): boolean =>
  TELLERS.test(a.lower(at)) || a.is(at, NAME) || OWNERS.test(a.lower(at)) || a.is(at, NOUN);
const OWNERS = new WordList('min mit mine vores hans hendes en den de');

const OPENS = new WordList('om hvad hvem hvor hvordan hvorfor hvornår hvilken hvilket hvilke');
const FARTHEST_CLAUSE = 5;

/** Where the question that is told of begins, at most some words after the verb. */
function clauseAfter(a: Analysis, verb: number, last: number): number {
  for (let k = verb + 1; k <= verb + FARTHEST_CLAUSE && k + 2 < last; k++) {
    if (OPENS.test(a.lower(k))) return k;
    if (a.commaAfter(k) && !OPENS.test(a.lower(k + 1))) return -1;
  }
  return -1;
}
