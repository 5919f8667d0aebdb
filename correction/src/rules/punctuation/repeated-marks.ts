import { MARK } from '../../text/token.ts';
import type { SentenceRule } from '../../kernel/rule.ts';

export const repeatedMarks: SentenceRule = {
  id: 'repeated-marks',
  subcategory: 'repeated-marks',
  on: 'sentence',
  wrong: [['Det var så sjovt!!!', 'Det var så sjovt!']],
  right: ['Han tøvede lidt ...', 'Hvad siger du?!', 'Det var sjovt!'],
  match(a, from, to) {
    const found = [];
    for (let i = from; i < to; i++) {
      if (a.kinds[i] !== MARK || a.ends[i]! - a.starts[i]! < 2) continue;
      const written = a.written(i);
      if (/^([!?])\1+$/.test(written)) {
        found.push({ start: a.starts[i]!, end: a.ends[i]!, replacements: [written[0]!], confidence: 0.85 });
      }
    }
    return found;
  },
};
