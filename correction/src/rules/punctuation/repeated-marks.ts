import { removeText } from '../../kernel/finding.ts';
import { MARK } from '../../text/token.ts';
import type { SentenceRule } from '../../kernel/rule.ts';

export const repeatedMarks: SentenceRule = {
  id: 'repeated-marks',
  subcategory: 'repeated-marks',
  on: 'sentence',
  everywhere: true,
  wrong: [
    ['Det var så sjovt!!!', 'Det var så sjovt!'],
    ['»Hvem er du?,« spurgte hun.', '»Hvem er du?« spurgte hun.'],
    ['"Kom her!," råbte han.', '"Kom her!" råbte han.'],
  ],
  right: ['Han tøvede lidt ...', 'Hvad siger du?!', 'Det var sjovt!'],
  match(a, from, to) {
    const found = [];
    for (let i = from; i < to; i++) {
      // »Hvem er du?,«: the question mark stands for the comma
      const comma = a.ends[i]!;
      if (
        a.kinds[i] === MARK &&
        ASKS_OR_CRIES.test(a.written(i)) &&
        a.text.charAt(comma) === ',' &&
        CLOSING.test(a.text.charAt(comma + 1))
      )
        found.push(removeText(comma, comma + 1, 0.92));
      if (a.kinds[i] !== MARK || a.ends[i]! - a.starts[i]! < 2) continue;
      const written = a.written(i);
      if (/^([!?])\1+$/.test(written)) {
        found.push({ start: a.starts[i]!, end: a.ends[i]!, replacements: [written[0]!], confidence: 0.85 });
      }
    }
    return found;
  },
};

const ASKS_OR_CRIES = /^[?!]$/;
const CLOSING = /[«"”]/;
