import type { Plugin } from 'vite';

/** A file with the words of one language in React Aria's packages, such as intl/calendar/sv-SE.mjs. */
const WORDS =
  /node_modules[\\/](react-aria|react-aria-components|react-stately|@react-aria|@react-stately)[\\/].*[a-z]{2}-[A-Z]{2}\.m?js$/;

/** React Aria brings its words in 34 languages; ours are Danish, with English where there is no Danish. */
export function onlyDanish(): Plugin {
  return {
    name: 'only-danish',
    load: (id) => (WORDS.test(id) && !/(da-DK|en-US)\.m?js$/.test(id) ? 'export default {};' : null),
  };
}
