import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { extractDocx } from './index.ts';

async function read(name: string) {
  const extracted = await extractDocx(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)));
  const lines = extracted.paragraphs.map(
    ({ start, end, style, level }) => `${style}${level ?? ''}: ${extracted.text.slice(start, end)}`,
  );
  const unchecked = extracted.uncheckedRanges.map(([start, end]) => extracted.text.slice(start, end));
  expect(extracted.paragraphs.map(({ start, end }) => extracted.text.slice(start, end)).join('\n')).toBe(
    extracted.text,
  );
  return { lines, unchecked, notes: extracted.notes.toSorted(), wordCount: extracted.wordCount };
}

const WORD = {
  lines: [
    'heading1: Den glemte nøgle',
    'body: Begyndelsen 1',
    'heading1: Begyndelsen',
    'body: Det var en mørk aften i november. Min bror og jeg fandt ingenting en nøgle.',
    'body: Nøglen var af jern.',
    'body: Der stod noget på skiltet.',
    'body: Pas på hunden',
    'body: Den bider',
    'body: Så løb vi hjem.',
    'list1: mel',
    'list2: groft mel',
    'table: Mandag',
    'table: Vi ledte.',
    'table: Tirsdag',
    'body: Skrevet af Alma',
    'body: Dato: ',
    'body: Se kortet på side 3. Alma',
    'body: sammen og bind-e 10 km\tslut\nny linje☺',
    'body: Her er a+b regnet ud.',
    'body: Synlig',
    'body: På næste side slutter det.',
  ],
  unchecked: ['Begyndelsen 1', 'ingenting', 'a+b'],
  notes: ['comments-dropped', 'deletions-dropped', 'footnotes-dropped', 'hidden-text-dropped', 'images-dropped'],
  wordCount: 76,
};

test('reads a document in the shape of Word', async () => {
  expect(await read('word.docx')).toEqual(WORD);
});

test('reads the same from Word’s strict format', async () => {
  expect(await read('word-strict.docx')).toEqual(WORD);
});

test('reads what LibreOffice wrote', async () => {
  expect(await read('libreoffice.docx')).toEqual({
    lines: [
      'heading1: Turen til fyret',
      'body: Vi gik længe langs vandet, før vi så det gamle fyr. Jeg var helt udmattet.',
      'body: Den lange og sti var grim smuk.',
      'heading2: Hvad vi havde med',
      'list1: madpakker',
      'list2: rugbrød med æg',
      'list1: en kikkert',
      'table: Klokken ni',
      'table: Bussen kørte',
      'table: Klokken tolv',
      'body: Ved fyret stod et skilt.',
      'body: Adgang forbudt for børn',
      'body: Første linje\nanden linje\tefter tabulator, 10 km og byens e-mail.',
      'body: Læs mere på fyrets side, side 1.',
      'body: ',
      'body: Vi kom hjem, da solen gik ned.',
    ],
    unchecked: ['grim'],
    notes: ['comments-dropped', 'deletions-dropped', 'footnotes-dropped', 'images-dropped'],
    wordCount: 75,
  });
});

test('reads a document in the shape of Google Docs', async () => {
  expect(await read('google-docs.docx')).toEqual({
    lines: [
      'heading1: Min sommer',
      'heading1: I Skagen',
      'body: Vi tog toget mod nord. Det regnede. Alle sang.',
      'body: ',
      'list1: sandaler',
      'list1: badetøj',
      'table: By',
      'table: Dage',
      'body: ',
      'body: Hjemme igen.',
    ],
    unchecked: ['badetøj'],
    notes: ['deletions-dropped', 'images-dropped'],
    wordCount: 19,
  });
});

test('reads a document in the shape of Pages, with its letters composed', async () => {
  expect(await read('pages.docx')).toEqual({
    lines: [
      `heading1: ${'Blåbærturen'.normalize('NFC')}`,
      'body: Vi plukkede bær. \nSå fik vi ondt i maven.',
      'list1: spande',
      'body: Ved søen.',
      'body: Søen er dyb',
      'body: Slut.',
    ],
    unchecked: [],
    notes: [],
    wordCount: 17,
  });
});

test('reads what the docx package wrote', async () => {
  expect(await read('docx-package.docx')).toEqual({
    lines: [
      'heading2: En tur i biografen',
      'body: Filmen var rigtig dårlig god.',
      'list1: popcorn',
      'list2: med salt',
      'table: Sal',
      'table: Tid',
      'body: Plakaten\thang der\nendnu.',
    ],
    unchecked: ['dårlig'],
    notes: ['deletions-dropped', 'footnotes-dropped'],
    wordCount: 18,
  });
});
