import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { withWord } from '../../language-model/left-out-finding.ts';
import { isTurnedPair } from '../../phrases/turned-pair.ts';
import { leftOutWords } from '../../language-model/left-out-opinion.ts';

/** A small word that grammar asks for and a reader of much Danish misses: »Min far kok«, »at sker noget«. */
export const missingSmallWord: SentenceRule = {
  id: 'missing-small-word',
  subcategory: 'missing-word',
  general: true,
  on: 'sentence',
  wrong: [
    ['Denne suppe meget nem at lave.', 'Denne suppe er meget nem at lave.'],
    ['Når er varmt, bader vi.', 'Når det er varmt, bader vi.'],
    ['Han sagde, at var for dyrt.', 'Han sagde, at det var for dyrt.'],
    ['Praktikken meget bedre, end jeg havde troet.', 'Praktikken var meget bedre, end jeg havde troet.'],
    ['Vores lærer siger, at ikke er penge til en ny bane.', 'Vores lærer siger, at der ikke er penge til en ny bane.'],
  ],
  right: [
    'Hun så ham lave mad i køkkenet.',
    'Jeg ved ikke, hvor toilettet er.',
    'Min bror og jeg kom sidste uge.',
    'Hun hørte nogen synge.',
    'I dag den største by, i morgen en ørken.',
    'Vi har haft tysk i to år.',
    'Min mor spiller klaver.',
    'En dag i januar byggede Malte og jeg en snemand.',
    'Han lod sig ikke standse.',
    'Der findes måske liv på månen Europa.',
    'Han gik hen, hvor der var plads.',
  ],
  match(a, from, to, models) {
    const found: Finding[] = [];
    for (const lack of leftOutWords(a, models).values())
      if (lack.at >= from && lack.at < to && !isTurnedPair(a, lack.at - 3)) found.push(withWord(a, lack));
    return found;
  },
};
