import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { likelier } from '../../language-model/likelier.ts';
import * as r from '../../lexicon/readings.ts';
import { isHandled } from '../../phrases/handled.ts';
import { baseOf, genderOf, isPronoun, isSpokenOf, namedBefore, severalBefore } from '../../phrases/named-thing.ts';
import { DEN_OR_DET } from '../../phrases/said-by-several.ts';
import { THINGS } from '../../words/things.ts';

/** »mit navn er dansk. Jeg bruger den«, »pakkede brødet ud og spiste den«: the pronoun of the one thing that was named before it. */
export const thingPronoun: WordRule = {
  id: 'thing-pronoun',
  subcategory: 'gender',
  ofLearners: true,
  explanation: DEN_OR_DET,
  on: { words: 'den det' },
  wrong: [
    ['Jeg købte et brød, og hun pakkede den ind.', 'Jeg købte et brød, og hun pakkede det ind.'],
    ['Jeg fik et diplom. Min mor hængte den op på væggen.', 'Jeg fik et diplom. Min mor hængte det op på væggen.'],
    [
      'Mine forældre købte en cykel. Jeg ville ikke bruge det.',
      'Mine forældre købte en cykel. Jeg ville ikke bruge den.',
    ],
    ['Æblerne er modne. Vi skal plukke den i dag.', 'Æblerne er modne. Vi skal plukke dem i dag.'],
  ],
  right: [
    'Vi har tre hunde. Den ene er syg, så vi skal passe den.',
    'Han fandt to sten og en skovl, og han tog den op.',
    'Jeg købte et brød og en kage, og hun pakkede den ind.',
    'Huset er stort, og haven er lille. Den ligger bagved.',
    'Vi har en hund. Det er sjovt, og jeg kan lide det.',
    'Han fik et ur. Den dag var jeg glad.',
    'Jeg skrev et brev, men den gamle dame læste det ikke.',
    'Jeg har en bil, men det kan du ikke bruge til noget.',
  ],
  match(a, at, models): Finding | null {
    if (!isPronoun(a, at)) return null;
    const isDen = a.lower(at) === 'den';
    const isOfSeveral = isDen && isHandled(a, at) && severalBefore(a, at) >= 0;
    if (isOfSeveral && likelier(a, at, 'dem', models) >= LEAST_OF_SEVERAL) return replaceWord(a, at, 'dem', 0.84);
    if (!isDen && !isHandled(a, at)) return null;
    const named = namedBefore(a, at);
    if (named < 0) return null;
    const gender = genderOf(a, named);
    if (isDen) return gender === r.NEUTER && !isSpokenOf(a, named) ? replaceWord(a, at, 'det', 0.88) : null;
    return gender === r.COMMON && THINGS.test(baseOf(a, named)) ? replaceWord(a, at, 'den', 0.86) : null;
  },
};

/** How much likelier than »den« the net must find »dem« at least, as log odds. */
const LEAST_OF_SEVERAL = -0.3;
