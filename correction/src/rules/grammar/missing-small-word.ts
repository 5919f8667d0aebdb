import type { Analysis } from '../../analysis/analysis.ts';
import { matchCase } from '../../kernel/finding.ts';
import type { Finding, SentenceRule } from '../../kernel/rule.ts';
import { type LeftOutWord, leftOutWords } from '../../language-model/left-out-opinion.ts';
import type { SmallWord } from '../../phrases/left-out.ts';

/** A small word that grammar asks for and a reader of much Danish misses: »Min far kok«, »at sker noget«. */
export const missingSmallWord: SentenceRule = {
  id: 'missing-small-word',
  subcategory: 'missing-word',
  general: true,
  on: 'sentence',
  wrong: [
    ['Denne suppe meget nem at lave.', 'Denne suppe er meget nem at lave.'],
    ['Suppen smager bedst, når er koldt udenfor.', 'Suppen smager bedst, når det er koldt udenfor.'],
    ['Praktikken meget bedre, end jeg havde troet.', 'Praktikken var meget bedre, end jeg havde troet.'],
    ['Var meget koldt, men jeg var så glad.', 'Det var meget koldt, men jeg var så glad.'],
    ['Vores lærer siger, at ikke er penge til en ny bane.', 'Vores lærer siger, at der ikke er penge til en ny bane.'],
  ],
  right: [
    'Hun så ham lave mad i køkkenet.',
    'Jeg ved ikke, hvor toilettet er.',
    'Min bror og jeg kom sidste uge.',
    'Hun hørte nogen synge.',
    'Han lod sig ikke standse.',
    'Der findes måske liv på månen Europa.',
    'Han gik hen, hvor der var plads.',
  ],
  match(a, from, to, models) {
    const found: Finding[] = [];
    for (const lack of leftOutWords(a, models).values())
      if (lack.at >= from && lack.at < to) found.push(withWord(a, lack));
    return found;
  },
};

/** Put in between the words around it, or before the word that opens the sentence or follows a comma. */
function withWord(a: Analysis, { at, kind, words, probability }: LeftOutWord): Finding {
  const isBetween = !a.opensSentence(at) && !a.commaAfter(a.before(at));
  const first = isBetween ? a.before(at) : at;
  const next = isBetween || isName(a, at) ? a.written(at) : a.lower(at);
  return {
    start: a.starts[first]!,
    end: a.ends[at]!,
    replacements: words.map(
      (word) => `${isBetween ? `${a.written(first)} ${word}` : matchCase(a.written(at), word)} ${next}`,
    ),
    confidence: probability,
    explanation: EXPLANATIONS[kind],
    yields: true,
  };
}

const isName = (a: Analysis, at: number): boolean => a.hasCapital(at) && !a.opensSentence(at);

const EXPLANATIONS: Record<SmallWord, string> = {
  verb: 'Her mangler udsagnsordet: »{replacement}«. I hver sætning er der et udsagnsord, som fortæller, hvad nogen gør, eller hvordan noget er. Små udsagnsord som »er« og »har« er lette at glemme.',
  at: 'Her mangler »at«: »{replacement}«. Efter ord som »lære«, »huske« og »prøve« står der »at« foran det næste udsagnsord.',
  subject:
    'Her mangler grundleddet: »{replacement}«. På dansk skal der stå noget på grundleddets plads. Er der ikke andet, skriver man »det« eller »der«.',
  article:
    'Her mangler »en« eller »et«: »{replacement}«. Foran et navneord, der nævner én ting blandt flere, sætter man »en« eller »et«.',
  preposition:
    'Her mangler et forholdsord: »{replacement}«. Små ord som »i«, »på« og »til« binder ordene sammen og fortæller, hvor, hvornår og hvordan.',
};
