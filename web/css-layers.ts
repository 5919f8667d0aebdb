import path from 'node:path';
import type { AcceptedPlugin } from 'postcss';

/**
 * The cascade's layers, the weakest first: `ui` before `features`, so that whoever uses a piece may set it differently without a longer selector.
 */
export const LAYERS = ['tokens', 'base', 'ui', 'features'] as const;
type Layer = (typeof LAYERS)[number];

const SRC = path.join(import.meta.dirname, 'src');
const TOKENS = ['ui/tokens.css', 'ui/themes.css', 'ui/course-colors.css'];

/** The layer of a style sheet, by where it lies; none for those of packages, which bring their own. */
export function layerOf(file: string): Layer | undefined {
  const place = path.relative(SRC, file).split(path.sep).join('/');
  if (place.startsWith('..')) return undefined;
  if (TOKENS.includes(place)) return 'tokens';
  if (place === 'ui/base.css' || place === 'ui/fonts.css') return 'base';
  return place.startsWith('ui/') ? 'ui' : 'features';
}

/** Puts each style sheet into its layer, and says the layers' order first: any of them may be the first to load. */
export const cssLayers: AcceptedPlugin = {
  postcssPlugin: 'css-layers',
  OnceExit(root, { atRule }) {
    const layer = layerOf(root.source?.input.file?.replace(/\?.*$/, '') ?? '');
    if (layer) {
      const rules = root.nodes;
      root.removeAll();
      root.append(atRule({ name: 'layer', params: layer, nodes: rules }));
    }
    root.prepend(atRule({ name: 'layer', params: LAYERS.join(', ') }));
  },
};
