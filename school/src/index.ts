export * from './grades.ts';
export * from './hand-in-checks.ts';
export * from './reading-speed.ts';
export * from './school-year.ts';
export * from './sentence-around.ts';
export * from './spelling-types.ts';
export * from './text-blocks.ts';
export * from './words.ts';
