import type { Analysis } from '../../analysis/analysis.ts';
import { AFTER_SPEECH } from '../../commas/after-speech.ts';
import { insertAfter } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { afterGreeting, asksInversely, isQuestion } from '../../phrases/question.ts';
import { saysWho, setsCommaOutside } from '../../phrases/speech.ts';

export const speechComma: SentenceRule = {
  id: 'speech-comma',
  subcategory: 'comma-main-clauses',
  on: 'sentence',
  explanation: AFTER_SPEECH,
  wrong: [
    ['»Jeg kommer nu«. sagde hun.', '»Jeg kommer nu«, sagde hun.'],
    ['»Vi skal hjem nu« sagde min far.', '»Vi skal hjem nu,« sagde min far.'],
    ['"Jeg er træt" råbte hun.', '"Jeg er træt," råbte hun.'],
    ['»Hallo« råbte Jonas.', '»Hallo,« råbte Jonas.'],
    ['»Hej« sagde han.', '»Hej,« sagde han.'],
    ['»Hvad hedder du« spurgte han.', '»Hvad hedder du?« spurgte han.'],
    ['»Det ved jeg« sagde hun »men jeg kan ikke sige det.«', '»Det ved jeg,« sagde hun, »men jeg kan ikke sige det.«'],
  ],
  right: [
    '»Vi skal hjem nu,« sagde min far.',
    '"Jeg er træt", råbte hun.',
    '»Hvad hedder du?« spurgte han.',
    '»Kom nu!« råbte de.',
    'Filmen »Titanic« siger mig ikke noget.',
    '»Titanic« siger mig ikke noget.',
    '»Hej« betyder goddag.',
    '»Cykler« fortæller, hvad nogen gør: Vi cykler.',
    '»Løber« siger noget om hunden.',
    'Han sagde »ja tak« og gik.',
    '»Hvor ser du nydelig ud,« sagde morfar, selvom han altid siger »flot« om alt.',
    '»Det ved jeg,« sagde hun. »Men jeg kan ikke sige det.«',
  ],
  match(a, from, to): Finding[] {
    const found: Finding[] = [];
    // »»Kom nu«. | sagde hun«
    if (
      from > 1 &&
      a.written(from - 1) === '.' &&
      isClosing(a, from - 2) &&
      a.isWord(from - 3) &&
      !a.hasCapital(from) &&
      saysWho(a, from - 1, from)
    )
      found.push({ start: a.starts[from - 1]!, end: a.ends[from - 1]!, replacements: [','], confidence: 0.93 });
    for (let q = from + 1; q + 2 < to; q++) {
      if (!isClosing(a, q) || !saysWho(a, q)) continue;
      const opened = openingBefore(a, from, q);
      if (opened === NONE) continue;
      const begin = opened < 0 ? from : opened + 1;
      const last = q - 1;
      if (a.isWord(last) && !a.commaAfter(last) && !a.commaAfter(q)) {
        const asked = afterGreeting(a, begin);
        const asks = /^spurgt?e|^spørger/.test(a.lower(q + 1)) || isQuestion(a, asked) || asksInversely(a, asked);
        if (asks) found.push(insertAfter(a, last, '?', 0.92, 'question-mark'));
        else found.push(insertAfter(a, setsCommaOutside(a) ? q : last, ',', 0.93));
      }
      const again = resumedAt(a, q, to);
      if (again >= 0 && (a.commaAfter(last) || a.isWord(last))) found.push(insertAfter(a, again, ',', 0.92));
    }
    return found;
  },
};

const [COMMA, STOP] = [0x2c, 0x2e];
/** A quotation mark with a word or mark close before it and space, a comma or a full stop after it. */
function isClosing(a: Analysis, at: number): boolean {
  if (!a.isMark(at) || !'«»"”“'.includes(a.written(at))) return false;
  const [before, after] = [a.text.charCodeAt(a.starts[at]! - 1), a.text.charCodeAt(a.ends[at]!)];
  return before > 0x20 && (after <= 0x20 || after === COMMA || after === STOP);
}

const isOpening = (a: Analysis, at: number): boolean =>
  a.isMark(at) && '»«"“”'.includes(a.written(at)) && !(a.text.charCodeAt(a.ends[at]!) <= 0x20);

const NONE = -2;

/** The mark that opens the quotation: −1 when it stands in an earlier sentence, NONE when words come before it. */
function openingBefore(a: Analysis, from: number, at: number): number {
  for (let k = at - 1; k >= from; k--) {
    if (!isOpening(a, k)) continue;
    if (k === from || a.commaAfter(k - 1) || a.isMark(k - 1)) return k;
    // »… sagde hun »men …« sagde hun«: the words before tell who speaks.
    return NONE;
  }
  return -1;
}

/** The last word before the quotation goes on, »… sagde hun »men …«; −1 when it does not, or has its comma. */
function resumedAt(a: Analysis, at: number, to: number): number {
  for (let k = at + 3; k < to && k < at + 9; k++) {
    if (!a.isMark(k)) continue;
    if (!isOpening(a, k) || !a.isWord(k - 1) || a.commaAfter(k - 1) || a.hasCapital(k + 1)) return -1;
    // »selvom han altid siger »flot« om alt«: a word that is spoken of
    for (let c = k + 2; c < to && c < k + 4; c++) if (isClosing(a, c) && a.isWord(c + 1) && !saysWho(a, c)) return -1;
    return k - 1;
  }
  return -1;
}
