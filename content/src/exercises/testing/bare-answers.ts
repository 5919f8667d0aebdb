import type { Item } from '@ordklar/exercise-kinds/grade';

/** Names of forms: »Det er datid« speaks of no word. */
const TERMS = new Set('nutid datid førnutid førdatid navnemåde bydeform bydemåde ental flertal'.split(' '));

/** Right words of an item that its reason names without »…«: after a colon, or after »hedder« at the end. */
export function bareAnswers(item: Item): string[] {
  const because = 'because' in item ? (item.because ?? '') : '';
  const named = because.replaceAll(/»[^«]*«/g, '');
  return answersOf(item).filter((answer) => {
    if (TERMS.has(answer) || !/^[\p{L}’'-]+$/u.test(answer)) return false;
    return new RegExp(`(?:: |[Hh]edder (?:det )?(?:en |et |at )?)${answer}\\.$`, 'u').test(named);
  });
}

function answersOf(item: Item): string[] {
  if (item.kind === 'dictation') return [...item.answers];
  if (item.kind === 'mark-words') return item.marked.map((place) => item.words[place].replaceAll(/[^\p{L}’'-]/gu, ''));
  if (item.kind !== 'gap-text' && item.kind !== 'gap-list') return [];
  return item.parts.flatMap((part) =>
    typeof part === 'string' ? [] : 'answers' in part ? part.answers : [part.answer],
  );
}
