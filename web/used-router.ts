import type { Plugin } from 'vite';

const ROUTER = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/].*\.m?js$/;
/** What React shows of a part in its developer's tools. */
const DISPLAY_NAME = /^\w+\.displayName = "\w+";$/gm;
/** A part or a context that is made without a word that it has no other effect. */
const MADE = /^var \w+ = (?=\w+\.(?:forwardRef|createContext|memo)\()/gm;

/**
 * The router brings forms, fetchers and the parts of its server's pages, none of which we use: says of each that it may be
 * left out where nobody asks for it.
 */
export function usedRouter(): Plugin {
  return {
    name: 'used-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id)) return undefined;
      return code.replace(DISPLAY_NAME, '').replace(MADE, (made) => `${made}/* @__PURE__ */ `);
    },
  };
}
