import type { Analysis } from '../analysis/analysis.ts';
import { matchCase } from '../kernel/finding.ts';
import type { Finding } from '../kernel/rule.ts';
import type { SmallWord } from '../phrases/left-out.ts';
import type { LeftOutWord } from './left-out-opinion.ts';

/** The small word put in between the words around it, or before the word that opens the sentence or follows a comma. */
export function withWord(a: Analysis, { at, kind, words, probability }: LeftOutWord): Finding {
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

const EXPLANATIONS: Record<SmallWord | 'else', string> = {
  else: 'Her mangler et lille ord: »{replacement}«. Læs sætningen højt, så hører du, at den ikke hænger sammen uden.',
  verb: 'Her mangler udsagnsordet: »{replacement}«. I hver sætning er der et udsagnsord, som fortæller, hvad nogen gør, eller hvordan noget er. Små udsagnsord som »er« og »har« er lette at glemme.',
  at: 'Her mangler »at«: »{replacement}«. Efter ord som »lære«, »huske« og »prøve« står der »at« foran det næste udsagnsord.',
  subject:
    'Her mangler grundleddet: »{replacement}«. På dansk skal der stå noget på grundleddets plads. Er der ikke andet, skriver man »det« eller »der«.',
  article:
    'Her mangler »en« eller »et«: »{replacement}«. Foran et navneord, der nævner én ting blandt flere, sætter man »en« eller »et«.',
  preposition:
    'Her mangler et forholdsord: »{replacement}«. Små ord som »i«, »på« og »til« binder ordene sammen og fortæller, hvor, hvornår og hvordan.',
};
