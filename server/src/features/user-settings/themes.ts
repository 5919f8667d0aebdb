import { THEME_COLORS, THEME_EVENTS, THEME_PATTERNS } from '@ordklar/contract';

const TITLES = {
  gran: 'Gran',
  fjord: 'Fjord',
  lyng: 'Lyng',
  tegl: 'Tegl',
  hav: 'Hav',
  okker: 'Okker',
  ler: 'Ler',
  eng: 'Eng',
  ingen: 'Ingen',
  linjer: 'Linjer',
  tern: 'Tern',
  prikker: 'Prikker',
  blade: 'Blade',
  kommaer: 'Kommaer',
  aarstiden: 'Årstiden',
  advent: 'Advent',
  fastelavn: 'Fastelavn',
  vejret: 'Vejret',
} as const;

const titled = (ids: readonly (keyof typeof TITLES)[]) => ids.map((id) => ({ id, title: TITLES[id] }));

/** What one can choose from (SET-03). */
export const themes = {
  colors: titled(THEME_COLORS),
  patterns: titled(THEME_PATTERNS),
  events: titled(THEME_EVENTS),
};
