import { replaceWord } from '../../kernel/finding.ts';
import type { WordRule } from '../../kernel/rule.ts';
import { ADJECTIVE } from '../../lexicon/readings.ts';
import { DEN_OR_DET } from '../../phrases/said-by-several.ts';
import { disagreeing } from '../../phrases/disagreeing.ts';
import { pronounMeantBy } from '../../phrases/pronoun-or-adjective.ts';

/** A text so long that it tells of its writer. */
const LONG =
  'Jeg bor i en lille by ved havet sammen med min familie. Hver morgen går jeg ned til stranden og ser på bådene. Om vinteren er der næsten ingen mennesker, og så er der helt stille. ' +
  'Jeg skulle nå bussen til skolen, men den kom ikke. Bagefter drak jeg te med min mor i køkkenet, og så gik vi en tur.';

/** »den var mørkt«, »så er den svært«: weather, time and what is done are »det«. */
export const itIsSo: WordRule = {
  id: 'it-is-so',
  subcategory: 'gender',
  ofLearners: true,
  explanation:
    'Her hedder det »{replacement}« og ikke »{token}«. Når man ikke taler om en bestemt ting, men om vejret, tiden eller noget, man gør, bruger man »det«: »Det er koldt«, »Det er svært at vente«.',
  on: { readings: ADJECTIVE },
  wrong: [[`${LONG} Klokken var fire, og den var næsten mørkt.`, `${LONG} Klokken var fire, og det var næsten mørkt.`]],
  right: ['Jeg har en kop te. Den er varm, og så er det koldt udenfor.'],
  match(a, at, models) {
    if (disagreeing(a, at, models) === null) return null;
    const pronoun = pronounMeantBy(a, at, models);
    return (
      pronoun && {
        ...replaceWord(a, pronoun.at, pronoun.meant, 0.88),
        ...(pronoun.meant === 'den' ? { explanation: DEN_OR_DET } : {}),
      }
    );
  },
};
