import { expect, it } from 'vitest';
import type { HintKind } from '../api.ts';
import { engine } from '../testing/engine.ts';

const hintsIn = (text: string, startkomma: 'yes' | 'auto' = 'auto') =>
  engine.read(text, { language: 'da', startkomma, hints: true }).hints;
/** Of the hints of a kind: what they are about. */
const found = (text: string, kind: HintKind): string[][] =>
  hintsIn(text)
    .filter((hint) => hint.kind === kind)
    .map(({ places }) => places.map(([from, to]) => text.slice(from, to)));

const CALM = 'Vi gik en tur i skoven. Min bror fandt en gren, og jeg samlede kogler. Bagefter kørte vi hjem.';

it('says nothing where it is not asked, and nothing of a calm text', () => {
  expect(engine.read('Og så kom han, og så gik han, og så sov han.', { language: 'da' }).hints).toEqual([]);
  expect(hintsIn(CALM)).toEqual([]);
});

it('sees »og så« again and again, outside of what somebody says', () => {
  expect(found('Og så kom Ida, og så spiste vi, og så gik vi hjem.', 'og-saa')).toEqual([['Og så', 'og så', 'og så']]);
  expect(found('»Og så kom Ida, og så spiste vi, og så gik vi hjem,« sagde han.', 'og-saa')).toEqual([]);
});

it('sees a sentence of more than 35 words, unless a missing full stop is marked in it', () => {
  const long = `${'Vi gik ned til søen med mor og far, '.repeat(4)}og bagefter kørte vi hele vejen hjem igen.`;
  expect(found(long, 'long-sentence')).toEqual([[long]]);
  expect(found('Vi gik ned til søen med mor og far.', 'long-sentence')).toEqual([]);
});

it('sees a text of 150 words and more in one piece', () => {
  const text = Array.from({ length: 10 }, () => CALM).join(' ');
  expect(hintsIn(text).some(({ kind, places }) => kind === 'no-paragraphs' && places.length === 0)).toBe(true);
  const parts = Array.from({ length: 10 }, () => CALM).join('\n\n');
  expect(hintsIn(parts).map(({ kind }) => kind)).not.toContain('no-paragraphs');
});

it('sees a paragraph that is told in the past and slips into the present', () => {
  const text =
    'Vi løb ned ad bakken. Hunden gøede ad os. Pludselig falder Ida. Jeg råbte på mor. Så kommer der en mand. Han hjalp os op, og vi takkede ham.';
  expect(found(text, 'tense-shift')).toEqual([['falder', 'kommer']]);
  const calm =
    'Vi løb ned ad bakken. Hunden gøede ad os. Min mor hedder Gry, og hun bor i Aarhus. Jeg råbte på hende. Hun hjalp os op, og vi takkede hende.';
  expect(found(calm, 'tense-shift')).toEqual([]);
});

it('sees both comma systems in one text, where the writer may choose', () => {
  const text =
    'Jeg tror, at hun kommer. Han siger at det er sent. Vi ved, at bussen kører. Mor mener at vi skal vente. Du ser, at det regner. Far tror at den holder.';
  expect(found(text, 'mixed-commas')).toHaveLength(1);
  expect(hintsIn(text, 'yes').map(({ kind }) => kind)).not.toContain('mixed-commas');
  expect(found(text.replaceAll(',', ''), 'mixed-commas')).toEqual([]);
});

it('sees slang, but not in a letter to a friend, in speech, and not of what has fat in it', () => {
  expect(found('Forsøget var mega sjovt, og det var fedt at se en fed flamme.', 'slang')).toEqual([
    ['mega', 'fedt', 'fed'],
  ]);
  expect(found('Hej Ida. Det var mega sjovt.', 'slang')).toEqual([]);
  expect(found('»Det var mega sjovt,« sagde hun.', 'slang')).toEqual([]);
  expect(found('Mælken fra moren er fed, og der er noget fedt i den.', 'slang')).toEqual([]);
});

it('sees the same beginning and the same describing word again and again', () => {
  expect(found('Jeg stod op. Jeg spiste. Jeg gik i skole. Jeg kom hjem.', 'repetition')).toEqual([
    ['Jeg', 'Jeg', 'Jeg', 'Jeg'],
  ]);
  expect(found('Det var en dejlig dag med dejlig mad og dejlig musik.', 'repetition')).toEqual([
    ['dejlig', 'dejlig', 'dejlig'],
  ]);
});
