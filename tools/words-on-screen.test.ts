import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { repositoryFiles } from './repository-scan.mjs';
import { root } from './workspace.mjs';

/** Words that the glossary rules out, with the specification's own texts, which stand as they are. */
const FORBIDDEN =
  /øvelse|indlever|synlighedsdato|mindste antal|anbefalet minimum|anbefalede minimum|mindst \$\{|maskinen|denne maskine|denne computer|feedback-knap|\btest(?:en|er|erne|s)?\b|\bversion/i;
const VERBATIM = [
  'Henter øvelser...',
  'Det lykkedes ikke at hente resultater for den valgte øvelse.',
  'Synlighedsdato',
  'færre ord end det anbefalede minimum',
  'Læseprøven (træningsøvelser)',
  'Engelskprøven (træningsøvelser)',
  'Tyskprøven (træningsøvelser)',
];

const texts = repositoryFiles(root).filter((file: string) =>
  /^(?:web\/src\/.*\.text\.ts|server\/src\/platform\/problems\/problem-texts\.ts)$/.test(file),
);
const linesOf = (file: string) => fs.readFileSync(path.join(root, file), 'utf8').split('\n');
const QUOTED = /'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
/** What of a line is read by people: its quoted texts, but for those of the specification. */
const shown = (line: string) =>
  VERBATIM.reduce((rest, text) => rest.replaceAll(text, ''), (line.match(QUOTED) ?? []).join(' '));

it('texts of the interface have one word for each thing, as the glossary says', () => {
  expect(texts.length).toBeGreaterThan(20);
  const found = texts.flatMap((file) =>
    linesOf(file)
      .filter((line) => FORBIDDEN.test(shown(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
