import type { CorrectionCategory } from '@ordklar/contract';

type ErrorType = CorrectionCategory['subcategory']['error_type'];
const NOTHING: ErrorType = { title: '', description: '', explanation: '' };

/** A category as the API gives it, with types of these ids and titles; `says` is what they say of the error. */
export const makeCategory = (id: string, title: string, types: Record<string, string>, says: ErrorType = NOTHING) => ({
  id,
  title,
  subcategories: Object.entries(types).map(([type, typeTitle]) => ({
    id: type,
    title: typeTitle,
    group: null,
    descriptions: [],
    error_type: says,
  })),
});
