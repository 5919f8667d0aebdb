import fs from 'node:fs';
import path from 'node:path';
import postcss, { type Rule } from 'postcss';
import { expect, it } from 'vitest';
import { LAYERS, layerOf } from '../web/css-layers.ts';
import { root } from './workspace.mjs';

const SRC = path.join(root, 'web', 'src');
/** The style sheets whose names every page knows: tokens, bare elements, marks in texts, drawings that are data. */
const GLOBAL = [
  'ui/animations/animations.css',
  'ui/base.css',
  'ui/course-colors.css',
  'ui/fonts.css',
  'ui/marks.css',
  'ui/themes.css',
  'ui/tokens.css',
];
/** Names that packages give. */
const FOREIGN = /^tabler-icon/;

const files = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .toSorted();
const read = (file: string) => fs.readFileSync(path.join(SRC, file), 'utf8');
const sheets = files.filter((file) => file.endsWith('.css'));
const modules = sheets.filter((file) => file.endsWith('.module.css'));
const sources = files.filter((file) => /(?<!\.test)\.tsx?$/.test(file));

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const OUTSIDE = /:global\(\.([\w-]+)\)/g;
const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

interface Sheet {
  file: string;
  /** The classes that it gives, and those of elsewhere that its selectors name. */
  own: Set<string>;
  outside: string[];
}

function sheetOf(file: string): Sheet {
  const sheet: Sheet = { file, own: new Set(), outside: [] };
  postcss.parse(read(file)).walkRules((rule: Rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    sheet.outside.push(...names(rule.selector, OUTSIDE));
    for (const name of names(rule.selector.replace(OUTSIDE, ''), CLASS)) sheet.own.add(name);
  });
  return sheet;
}

const modulesRead = new Map(modules.map((file) => [file, sheetOf(file)]));
const everywhere = new Set(GLOBAL.flatMap((file) => [...sheetOf(file).own]));

interface Use {
  source: string;
  module: string;
  names: string[];
  /** Some are looked up by a word: `s[look]`. */
  isOpen: boolean;
}

const uses: Use[] = sources.flatMap((source) => {
  const text = read(source);
  const body = text.replace(/^import .*$/gm, '');
  return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(([, alias = '', from = '']) => ({
    source,
    module: path.posix.join(path.posix.dirname(source), from),
    names: names(body, new RegExp(`\\b${alias}\\.([a-zA-Z_]\\w*)`, 'g')),
    isOpen: new RegExp(`\\b${alias}\\[`).test(body),
  }));
});

it('no style sheet but these is global', () => {
  expect(sheets.filter((file) => !file.endsWith('.module.css'))).toEqual(GLOBAL);
});

it('every style sheet has its layer, and no two modules one name', () => {
  for (const file of modules) expect(LAYERS, file).toContain(layerOf(path.join(SRC, file)));
  const bases = modules.map((file) => path.posix.basename(file));
  expect(bases.filter((name, at) => bases.indexOf(name) !== at)).toEqual([]);
});

it('a class of a module is used, and a used class is there', () => {
  const undefinedOnes = uses.flatMap(({ source, module, names: used }) =>
    used.filter((name) => !modulesRead.get(module)?.own.has(name)).map((name) => `${source}: ${name} of ${module}`),
  );
  const unused = [...modulesRead.values()].flatMap(({ file, own }) => {
    const here = uses.filter(({ module }) => module === file);
    const used = new Set(here.flatMap((use) => use.names));
    return here.some(({ isOpen }) => isOpen)
      ? []
      : [...own].filter((name) => !used.has(name)).map((name) => `${file}: .${name}`);
  });
  expect([undefinedOnes, unused]).toEqual([[], []]);
});

it('a class that is written out is one of the global ones', () => {
  const written = sources.flatMap((source) =>
    names(read(source), /\bclassName="([^"]*)"/g).flatMap((list) =>
      list
        .split(/\s+/)
        .filter((name) => name && !everywhere.has(name))
        .map((name) => `${source}: ${name}`),
    ),
  );
  expect(written).toEqual([]);
});

it('a module names no class of another, and of elsewhere only what is there', () => {
  const named = [...modulesRead.values()].flatMap(({ file, outside }) =>
    outside.filter((name) => !everywhere.has(name) && !FOREIGN.test(name)).map((name) => `${file}: .${name}`),
  );
  expect(named).toEqual([]);
});

it('a piece of ui/ is reached through its component', () => {
  const found = uses.filter(({ source, module }) => module.startsWith('ui/') && !source.startsWith('ui/'));
  expect(found.map(({ source, module }) => `${source}: ${module}`)).toEqual([]);
});

/** What there are tokens for. A mask's colour is no colour: it says how much is seen. */
const LITERAL: readonly [property: RegExp, value: RegExp][] = [
  [/^(?!mask)/, /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i],
  [/^font-size$/, /\d(?:px|rem|pt)\b/],
  [/^font$/, /^[^/]*\d(?:px|rem|pt)\b/],
  [/^border-radius$/, /(?<![\d.])(?:3|6|12|20|999)px\b/],
];
/** Paper has no scheme and no reader's size: on it ink is black, letters are measured in points. */
const OF_PAPER = /^(?:\d+pt|#000|#fff|\d+px solid #000)$/;
const isPrinted = (rule: Rule): boolean =>
  rule.selector.includes('[data-printing]') ||
  (rule.parent?.type === 'atrule' && 'params' in rule.parent && rule.parent.params === 'print');

it('colours and sizes are tokens where there are tokens', () => {
  const found: string[] = [];
  for (const file of modules)
    postcss.parse(read(file)).walkRules((rule) =>
      rule.each((each) => {
        if (each.type !== 'decl' || (isPrinted(rule) && OF_PAPER.test(each.value))) return;
        if (LITERAL.some(([property, literal]) => property.test(each.prop) && literal.test(each.value)))
          found.push(`${file}: ${rule.selector} ${each.prop}: ${each.value}`);
      }),
    );
  expect(found).toEqual([]);
});
