import type { Analysis } from '../../analysis/analysis.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { mayThink } from '../../words/beings.ts';
import { OWNERS, SURE_PERSONS } from '../../words/persons.ts';
import { WordList } from '../../words/word-list.ts';

/** »Hvorfor græder du?« hun spurgte: after what is said the verb comes before whoever says it. */
export const saidAfter: WordRule = {
  id: 'said-after',
  subcategory: 'word-order',
  on: {
    words: 'spurgte spørger sagde siger svarede svarer råbte råber hviskede hvisker mumlede skreg tænkte fortalte',
  },
  explanation: `${SWAP}Det, der bliver sagt, står forrest i sætningen, og så kommer udsagnsleddet før grundleddet: »Kom nu!« råbte hun.`,
  wrong: [
    ['»Hvorfor græder du?« hun spurgte.', '»Hvorfor græder du?« spurgte hun.'],
    ['»Nu går jeg,« han siger.', '»Nu går jeg,« siger han.'],
    ['»Kom ind,« læreren sagde.', '»Kom ind,« sagde læreren.'],
    ['»Hvor skal du hen?« min mor spurgte.', '»Hvor skal du hen?« spurgte min mor.'],
    ['»Jeg er sulten,« den lille dreng sagde.', '»Jeg er sulten,« sagde den lille dreng.'],
    ['»Kom ind!« min onkel råbte fra køkkenet.', '»Kom ind!« råbte min onkel fra køkkenet.'],
    ['»Her er jeg!« Sara råbte.', '»Her er jeg!« råbte Sara.'],
  ],
  right: [
    '»Hvorfor græder du?« spurgte hun.',
    'Da hun råbte »stop«, gik vi.',
    'Ordet »hej« hun sagde til mig, var dansk.',
    '»Nu går jeg.« Mormor svarede: »Farvel.«',
    '»Nu går jeg.« Han sagde ikke mere.',
    '»Nu går jeg.« Astrid tænkte, at det var sent.',
    '»Hvor er du?« Vigga svarede: »Her!«',
  ],
  match(a, at): Finding | null {
    const next = at + 1;
    const subject = speaker(a, at - 1);
    if (subject < 1 || a.commaAfter(at - 1)) return null;
    // »… « min tante råbte fra vinduet«: a small letter begins no sentence of its own
    const isLast = next >= a.count || a.isMark(next) || a.commaAfter(at);
    if (!isLast && !(r.hasAny(a.reading(next), HOW_OR_WHERE) && !a.hasCapital(subject))) return null;
    // »… « Mormor svarede: »Nej.«
    if (a.written(next)?.startsWith(':') || !endsSpeech(a, subject - 1)) return null;
    // »…« Astrid tænkte, at …«: a sentence of its own
    if (a.hasCapital(subject) && (a.commaAfter(at) || a.written(subject - 2) === '.')) return null;
    const who = Array.from({ length: at - subject }, (_, k) => a.written(subject + k)).join(' ');
    return { ...replaceSpan(a, subject, at, `${a.lower(at)} ${who}`, 0.9), replacements: [`${a.lower(at)} ${who}`] };
  },
};

const HOW_OR_WHERE = r.PREPOSITION | r.ADVERB | r.ADJECTIVE | r.CONJUNCTION;

/** »han«, »læreren«, »Sara«, »min mor«: where who speaks begins; −1 of anything else. */
function speaker(a: Analysis, last: number): number {
  if (SURE_PERSONS.test(a.lower(last))) return a.hasCapital(last) ? -1 : last;
  if (a.is(last, r.NAME) && a.hasCapital(last)) return last;
  if (
    !a.is(last, r.NOUN) ||
    a.is(last, r.GENITIVE) ||
    a.hasCapital(last) ||
    !(mayThink(a.lower(last)) || CROWDS.test(a.lower(last)))
  )
    return -1;
  if (a.is(last, r.DEFINITE)) return WHOLE.test(a.lower(last - 1)) && !a.hasCapital(last - 1) ? last - 1 : last;
  let first = last - 1;
  // »den lille dreng«
  while (a.is(first, r.ADJECTIVE) && first > last - MOST) first--;
  return (OWNERS.test(a.lower(first)) || ARTICLES.test(a.lower(first))) && !a.hasCapital(first) ? first : -1;
}
const CROWDS = new WordList('familien klassen publikum holdet gruppen mængden flokken');
const WHOLE = new WordList('hele alle');
const MOST = 3;
const ARTICLES = new WordList('den det en et de');

const CLOSES = /[«"”]$/;
const ENDS = /[?!.,]/;
/** A closing quotation mark and the mark of what was said straight before it. */
const endsSpeech = (a: Analysis, at: number): boolean =>
  at > 1 && CLOSES.test(a.written(at)) && (ENDS.test(a.written(at - 1)) || a.commaAfter(at - 1));
