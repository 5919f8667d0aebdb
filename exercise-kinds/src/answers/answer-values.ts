// Answers come as they were saved; whatever has another shape than it should is nothing.
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const partsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
export const textsOf = (value: unknown): string[] => partsOf(value).map(textOf);
export const columnsOf = (value: unknown): string[][] => partsOf(value).map(textsOf);
export const placesOf = (value: unknown): number[] => partsOf(value).filter((one) => typeof one === 'number');
