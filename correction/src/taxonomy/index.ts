export { correctionCategory, explanationHtml, isExplainedIn, pageOf, subcategoriesIn } from './error-type.ts';
export { ERROR_PAGES } from './error-pages.ts';
export { explain, fallbackText } from './explain.ts';
export * from './taxonomy.ts';
export { isDrawnType } from './drawn-types.ts';
