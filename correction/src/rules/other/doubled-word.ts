import type { SentenceRule } from '../../kernel/rule.ts';
import { removeText } from '../../kernel/finding.ts';

/** These stand twice in correct Danish: »det, der der skete«, »meget meget«, »nej nej«. */
const TWICE = new Set(
  'der det den de i på for så til om ved har er var med af at som meget ha hi nej ja jo hurra hej bla bum tak tik tak kom stop lange mere vi være'.split(
    ' ',
  ),
);

export const doubledWord: SentenceRule = {
  id: 'doubled-word',
  subcategory: 'delete',
  on: 'sentence',
  explanation: 'Du har skrevet det samme ord to gange. Slet det ene.',
  wrong: [
    ['Så gik jeg jeg hjem.', 'Så gik jeg hjem.'],
    ['Vi købte en en is.', 'Vi købte en is.'],
  ],
  right: ['Det var meget meget koldt.', 'Nej nej, det gør ikke noget.'],
  match(a, from, to) {
    const found = [];
    for (let i = from + 1; i < to; i++) {
      const type = a.types[i]!;
      if (type.lower !== a.types[i - 1]!.lower || !a.isWord(i) || a.commaAfter(i - 1) || TWICE.has(type.lower))
        continue;
      if (type.word < 0 || (i + 1 < to && a.types[i + 1]!.lower === type.lower) || a.hasCapital(i)) continue;
      if (i - 2 >= from && a.types[i - 2]!.lower === type.lower) continue;
      found.push(removeText(a.ends[i - 1]!, a.ends[i]!, 0.92));
    }
    return found;
  },
};
