import type { Analysis } from '../../analysis/analysis.ts';
import { SWAP } from '../../clauses/turned.ts';
import { replaceSpan } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { SURE_PERSONS } from '../../words/persons.ts';

/** »Hvorfor græder du?« hun spurgte: after what is said the verb comes before whoever says it. */
export const saidAfter: WordRule = {
  id: 'said-after',
  subcategory: 'word-order',
  on: { words: 'spurgte spørger sagde siger svarede svarer råbte råber hviskede hvisker' },
  explanation: `${SWAP}Det, der bliver sagt, står forrest i sætningen, og så kommer udsagnsleddet før grundleddet: »Kom nu!« råbte hun.`,
  wrong: [
    ['»Hvorfor græder du?« hun spurgte.', '»Hvorfor græder du?« spurgte hun.'],
    ['»Nu går jeg,« han siger.', '»Nu går jeg,« siger han.'],
  ],
  right: [
    '»Hvorfor græder du?« spurgte hun.',
    'Da hun råbte »stop«, gik vi.',
    'Ordet »hej« hun sagde til mig, var dansk.',
    '»Nu går jeg.« Han sagde ikke mere.',
  ],
  match(a, at): Finding | null {
    const subject = at - 1;
    const next = at + 1;
    if (
      !SURE_PERSONS.test(a.lower(subject)) ||
      a.hasCapital(subject) ||
      !(next >= a.count || a.isMark(next) || a.commaAfter(at))
    )
      return null;
    return endsSpeech(a, subject - 1) ? replaceSpan(a, subject, at, `${a.lower(at)} ${a.written(subject)}`, 0.9) : null;
  },
};

const CLOSES = /[«"”]$/;
const ENDS = /[?!.,]/;
/** A closing quotation mark and the mark of what was said straight before it. */
const endsSpeech = (a: Analysis, at: number): boolean =>
  at > 1 && CLOSES.test(a.written(at)) && (ENDS.test(a.written(at - 1)) || a.commaAfter(at - 1));
