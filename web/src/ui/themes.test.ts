import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const css = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The colours that a rule sets, by the name of their token. */
function tokensOf(sheet: string, selector: string): Record<string, string> {
  const from = sheet.indexOf(`${selector} {`);
  const rule = from < 0 ? '' : sheet.slice(from, sheet.indexOf('}', from));
  return Object.fromEntries(
    [...rule.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

/** WCAG's relative luminance of '#rrggbb'. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const COLORS = [...css('themes.css').matchAll(/^\[data-theme-color="(\w+)"\]/gm)].map(([, color = '']) => color);
const DARK = ':root[data-color-scheme="dark"]';

it('SET-03: there is a look for each of eight colours', () => expect(COLORS).toHaveLength(8));

it.each(COLORS.flatMap((color) => [[color, 'light'] as const, [color, 'dark'] as const]))(
  'SET-03: %s is readable on every paper, %s',
  (color, scheme) => {
    const isDark = scheme === 'dark';
    const paper = { ...tokensOf(css('tokens.css'), ':root'), ...(isDark && tokensOf(css('tokens.css'), DARK)) };
    const theme = tokensOf(css('themes.css'), `${isDark ? `${DARK} ` : ''}[data-theme-color="${color}"]`);
    const on = theme['--on-accent'] ?? paper['--on-accent'];
    expect(Object.keys(theme).length).toBeGreaterThan(3);
    for (const accent of [theme['--accent'], theme['--accent-hover']])
      expect(contrast(accent, on)).toBeGreaterThanOrEqual(4.5);
    for (const ground of ['--page', '--sheet', '--desk'].map((name) => paper[name]).concat(theme['--accent-soft']))
      expect(contrast(theme['--accent-ink'], ground)).toBeGreaterThanOrEqual(4.5);
  },
);
