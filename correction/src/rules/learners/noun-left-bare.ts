import type { WordRule } from '../../kernel/rule.ts';
import * as r from '../../lexicon/readings.ts';
import { lacksOfNoun } from '../../models/noun-lacks.ts';

const BARE = r.NOUN | r.SINGULAR | r.INDEFINITE;
/** How likely the noun must lack something, and one in a row of bare nouns: »hue og vanter«. */
const LACKS = 0.83;
const LACKS_IN_ROW = 0.97;

/**
 * A noun in the singular without article and ending, in a text of somebody who leaves them out: what three models and the net together
 * find it needs, an article, an ending or its plural. What a rule says that knows the pattern comes first.
 */
export const nounLeftBare: WordRule = {
  id: 'noun-left-bare',
  subcategory: 'definiteness',
  ofLearners: true,
  byModels: true,
  on: { readings: BARE },
  wrong: [
    [
      'I vores klub er der dreng, som altid vinder over mig.',
      'I vores klub er der en dreng, som altid vinder over mig.',
    ],
    ['En dag kom der mand, som ville købe en fisk.', 'En dag kom der en mand, som ville købe en fisk.'],
  ],
  right: [
    'Hun sov med hue på, fordi det var koldt.',
    'Jeg har feber og ondt i halsen.',
    'Vi cykler til skole hver dag.',
    'Hun spiller klaver, og jeg spiller fodbold.',
    'Min onkel er kok i en stor by.',
    'Vi drikker te med sukker og mælk.',
    'Jeg købte et æble og en pære.',
    'Hun tog hue og vanter på, for det var frost.',
    'Han spiste med kniv og gaffel.',
    'Jeg er stærk og har godt humør.',
  ],
  match: (a, at, models) => lacksOfNoun(a, at, models, LACKS, LACKS_IN_ROW),
};
