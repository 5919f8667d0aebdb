import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { WordList } from '../../words/word-list.ts';

const SURE = 0.88;
const LOOKS = new WordList('ser så se set');
const DEGREES = new WordList('meget så rigtig rigtigt virkelig ret lidt helt for super mega alt ganske');
const ADVERBS = new WordList('ikke også altid lidt altså bare stadig virkelig');
const WELL = new WordList('godt bedre dårligt anderledes fint værre bedst skidt forfærdeligt dejligt flot pænt');
/** »ser ud efter«, »ser ud over havet« */
const NO_LOOK = new WordList('over efter ad af gennem forbi');

/** »Hun ser ud godt«, »Han så ud meget træt«: what somebody looks like stands before »ud«. */
export const looksOut: WordRule = {
  id: 'looks-out',
  subcategory: 'word-order',
  on: { words: 'ud' },
  explanation: `${SWAP}Ordet, der fortæller, hvordan noget ser ud, står foran »ud«: hun ser glad ud.`,
  wrong: [
    ['Hun ser ud godt i den kjole.', 'Hun ser godt ud i den kjole.'],
    ['Han så ud træt.', 'Han så træt ud.'],
    ['Huset ser ud meget gammelt.', 'Huset ser meget gammelt ud.'],
    ['Børnene ser ikke ud glade.', 'Børnene ser ikke glade ud.'],
    ['Det kommer til at se ud flot.', 'Det kommer til at se flot ud.'],
  ],
  right: [
    'Hun ser glad ud.',
    'Det ser ud til regn.',
    'Vi så ud over havet.',
    'Han ser ud som sin far.',
    'Jeg så ud ad vinduet.',
    'Sådan ser alle gamle huse ud.',
    'De så ud på store marker.',
    'Hvordan ser gode venner ud?',
  ],
  match(a, at): Finding | null {
    let verb = a.before(at);
    if (ADVERBS.test(a.lower(verb))) verb = a.before(verb);
    if (!LOOKS.test(a.lower(verb)) || a.commaAfter(a.before(at)) || a.commaAfter(at)) return null;
    let last = a.after(at);
    if (DEGREES.test(a.lower(last)) && !a.commaAfter(last)) last = a.after(last);
    if (last < 0 || NO_LOOK.test(a.lower(last)) || !(a.is(last, r.ADJECTIVE) || WELL.test(a.lower(last)))) return null;
    const next = a.after(last);
    const isLast = next < 0 || a.isMark(next) || a.commaAfter(last) || r.hasAny(a.reading(next), ENDS);
    if (!isLast || a.is(next, r.NOUN) || a.is(next, r.ADJECTIVE)) return null;
    const looks = Array.from({ length: last - at }, (_, k) => a.written(at + 1 + k)).join(' ');
    return replaceSpan(a, at, last, `${looks} ud`, SURE);
  },
};

const ENDS = r.PREPOSITION | r.CONJUNCTION | r.SUBORDINATOR;
