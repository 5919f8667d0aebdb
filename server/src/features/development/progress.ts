import type { OwnDevelopment } from '@ordklar/contract';

/** A category's answers in one month. */
interface Month {
  categoryId: number;
  title: string;
  productId: string;
  /** '2026-08' */
  month: string;
  correct: number;
  of: number;
}

/** So few answers say nothing about a month. */
const FEWEST_ANSWERS = 5;
const MOST_CATEGORIES = 3;

const share = ({ correct, of }: Pick<Month, 'correct' | 'of'>): number => correct / of;
const tenths = (month: Pick<Month, 'correct' | 'of'>): number => Math.round(share(month) * 10);

/** Categories whose last month went at least a tenth better than the first, most progress first. Months come in their order. */
export function betterCategories(months: readonly Month[]): OwnDevelopment['better'] {
  const telling = months.filter(({ of }) => of >= FEWEST_ANSWERS);
  return [...new Set(telling.map(({ categoryId }) => categoryId))]
    .flatMap((id) => {
      const own = telling.filter((month) => month.categoryId === id);
      const [first, last] = [own[0], own.at(-1)];
      if (!first || !last || tenths(last) <= tenths(first)) return [];
      const { categoryId, title, productId } = first;
      const monthOf = ({ month, correct, of }: Month) => ({ month, correct, of });
      return [{ categoryId, title, productId, first: monthOf(first), last: monthOf(last) }];
    })
    .toSorted(
      (a, b) => share(b.last) - share(b.first) - (share(a.last) - share(a.first)) || a.categoryId - b.categoryId,
    )
    .slice(0, MOST_CATEGORIES);
}

/** What a mark weighs in the newest text, the one before it, and so on (PD-24). */
const WEIGHTS = [3, 2, 1];

/** Error types of texts, heaviest first; of equal ones by their id, so that the order is stable. Texts come newest first. */
export function heaviestTypes(
  reasons: readonly { textId: number; type: string }[],
  textIds: readonly number[],
): string[] {
  const weights = new Map<string, number>();
  for (const { textId, type } of reasons) {
    const weight = WEIGHTS[textIds.indexOf(textId)] ?? 0;
    if (weight > 0) weights.set(type, (weights.get(type) ?? 0) + weight);
  }
  return [...weights].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([type]) => type);
}
