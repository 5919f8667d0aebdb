import { replaceWord } from '../../kernel/finding.ts';
import type { Finding, WordRule } from '../../kernel/rule.ts';
import { INFINITIVE, NOUN, PASSIVE, PAST, PRESENT, VERB } from '../../lexicon/readings.ts';
import { presentProbability } from '../../verbs/present-probability.ts';

const SURE = 0.95;

export const presentR: WordRule = {
  id: 'present-r',
  subcategory: 'present-r',
  on: { readings: VERB | INFINITIVE },
  wrong: [
    ['Hun køre altid for stærkt.', 'Hun kører altid for stærkt.'],
    ['Min bror lære at svømme i skolen.', 'Min bror lærer at svømme i skolen.'],
  ],
  right: [
    'Hun kan køre meget stærkt.',
    'Vi vil gerne høre mere om det.',
    'De begyndte at lære om vikinger.',
    'Hun lod ham køre.',
  ],
  match(a, at): Finding | null {
    const lower = a.lower(at);
    if (a.canBe(at, VERB | PRESENT, PASSIVE) || a.canBe(at, VERB | PAST) || !a.is(at, VERB) || a.is(at, NOUN))
      return null;
    const present = a.tools.lexicon.find(`${lower}r`);
    if (!a.tools.lexicon.hasReading(present, VERB | PRESENT)) return null;
    const probability = presentProbability(a, at, lower);
    return probability < SURE ? null : replaceWord(a, at, `${lower}r`, probability);
  },
};
