import { goesOnWithClause } from '../../phrases/cut-off-clause.ts';
import type { SentenceRule } from '../../kernel/rule.ts';

export const superfluousStop: SentenceRule = {
  id: 'superfluous-stop',
  subcategory: 'period-superfluous',
  on: 'sentence',
  wrong: [
    ['Fordi det regnede. Blev vi hjemme.', 'Fordi det regnede, blev vi hjemme.'],
    ['Da klokken ringede. Løb vi ud i gården.', 'Da klokken ringede, løb vi ud i gården.'],
    ['Hvis du kommer for sent. Må du vente udenfor.', 'Hvis du kommer for sent, må du vente udenfor.'],
    ['Mens min mor lavede mad. Læste jeg lektier.', 'Mens min mor lavede mad, læste jeg lektier.'],
  ],
  right: [
    'Fordi det regnede, blev vi hjemme.',
    'Da var klokken mange. Vi gik hjem.',
    'Hvorfor kom du ikke? Fordi jeg var syg. Kommer du i morgen?',
    'Vi blev hjemme, fordi det regnede. Har du set min hue?',
    'Da klokken ringede, løb vi. Så kom hun.',
  ],
  match(a, from, to) {
    if (!goesOnWithClause(a, from, to)) return [];
    const word = a.written(from);
    return [
      {
        start: a.starts[from - 1]!,
        end: a.ends[from]!,
        replacements: [`, ${word.charAt(0).toLowerCase()}${word.slice(1)}`],
        confidence: 0.85,
      },
    ];
  },
};
