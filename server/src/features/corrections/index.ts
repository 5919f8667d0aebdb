export { acceptWord, stopAcceptingWord } from './accept-word.ts';
export { correctionsRoutes } from './corrections.routes.ts';
export { markAnew } from './mark-anew.ts';
export { markText, startMarking } from './mark-text.ts';
export { decideMark } from './decide-mark.ts';
export { requireReturnedText, requireText } from './reach-text.ts';
export { marksOfTexts, readCorrections } from './read-corrections.ts';
export { saveCorrections } from './save-corrections.ts';
export { setTextsReady } from './set-ready.ts';
