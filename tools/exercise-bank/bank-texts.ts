import { courseOf, type Exercise } from '../../content/src/index.ts';
import { aboutWords, type Item, type ItemText, textsOfItem } from '../../exercise-kinds/src/grade.ts';

/** A text of the bank as a reader sees it. */
export interface BankText extends ItemText {
  where: string;
}

/** Courses whose items are in Danish; the others have Danish only around the items. */
export const isDanish = (productId: string): boolean =>
  /^(dansk|dansk-u|ap-u|voksenuddannelse)$/.test(courseOf(productId).parent);

/** Every Danish text of an exercise, items with each of their right answers put in. */
export function textsOf({ slug, productId, title, summary, instruction, items }: Exercise): BankText[] {
  const danish = isDanish(productId);
  const spoken = danish ? aboutWords : spokenAround;
  const around = [title, summary, instruction].flatMap(spoken).map((one) => ({ ...one, where: slug }));
  const inside = items.flatMap((item, i) =>
    (danish ? itemTexts(item) : reasonsOf(item).flatMap(spokenAround)).map((one) => ({
      ...one,
      where: `${slug}, item ${i + 1}`,
    })),
  );
  return [...around, ...inside];
}

/** A Danish text about another language: what it quotes is not Danish. */
const spokenAround = (text: string): ItemText[] => [{ text: text.replaceAll('*', ''), speaksOfWords: true }];

/** The reasons of an item and of what is in it. */
function reasonsOf(item: Item): string[] {
  const parts = 'questions' in item ? item.questions : 'parts' in item ? item.parts : [];
  return [item, ...parts].flatMap((one) =>
    typeof one === 'object' && 'because' in one && one.because ? [one.because] : [],
  );
}

const itemTexts = (item: Item): ItemText[] => [
  ...('because' in item && item.because ? aboutWords(item.because) : []),
  ...textsOfItem(item),
];
