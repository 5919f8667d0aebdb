import type { Item } from '@ordklar/exercise-kinds/grade';
import { courseStructures, exerciseCategoryId, exerciseLevelId } from '../catalogue/exercise-structure.ts';
import type { Exercise, TestStep } from './exercise-schema.ts';

/** Where a file's exercises belong: a course, one of its level numbers and one of its category slugs. */
export interface Group {
  productId: string;
  level: number;
  category: string;
}

/** An exercise as its author writes it. */
export interface Draft {
  /** 1–99, once in its file, never used again for another exercise: id and slug are made of it. */
  number: number;
  /** 1 when left out; one more with every edit of the items. */
  version?: number;
  /** Being tried out: teachers who want to may see it, and no pupil is given it. */
  isUnpublished?: boolean;
  title: string;
  /** One sentence for lists and cards. */
  summary: string;
  /** What to do, shown above the first item. */
  instruction: string;
  /** Subcategories of the correction taxonomy. */
  trains?: readonly string[];
  /** The rule, for items that have no reason of their own. */
  because?: string;
  items: readonly Item[];
  /** Of a test: the parts it is taken in. */
  steps?: readonly TestStep[];
}

/** The exercises of one file. Throws where course, level or category does not exist. */
export function exerciseGroup({ productId, level, category }: Group, drafts: readonly Draft[]): Exercise[] {
  const structure = courseStructures.find((one) => one.productId === productId);
  const known = structure?.categories.find(([, slug]) => slug === category);
  if (!known || !structure?.levels.some(([number]) => number === level))
    throw new Error(`exerciseGroup: ${productId} has no level ${level} with the category ${category}`);
  const levelId = exerciseLevelId(productId, level);
  return drafts.map(
    ({
      number,
      version = 1,
      isUnpublished = false,
      title,
      summary,
      instruction,
      trains = [],
      because,
      items,
      steps,
    }) => ({
      id: levelId * 10_000 + known[0] * 100 + number,
      slug: `${productId}-${level}-${category}-${number}`,
      version,
      productId,
      levelId,
      categoryId: exerciseCategoryId(productId, known[0]),
      title,
      summary,
      instruction,
      trains: [...trains],
      items: items.map((one) => withReason(one, because)),
      ...(steps ? { steps: [...steps] } : {}),
      ...(isUnpublished ? { isUnpublished } : {}),
    }),
  );
}

const withReason = (one: Item, because: string | undefined): Item =>
  because === undefined || one.kind === 'read-and-answer' || one.because !== undefined ? one : { ...one, because };
