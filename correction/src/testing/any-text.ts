import fc from 'fast-check';
import { RULES } from '../rules/index.ts';

/** Sentences that set rules off, and their look-alikes. */
const SENTENCES = RULES.flatMap(({ wrong, right }) => [...wrong.map(([text]) => text), ...right]);

const FOREIGN = [
  'The dog was not here, but we did not know what to do.',
  'Ich weiß nicht, ob der Hund nach Hause gegangen ist.',
  'Je ne sais pas où est le chien, mais il est très grand.',
  'Jag vet inte var hunden är, men den är stor.',
  'Собака пошла домой.',
  '狗回家了。犬は家に帰った。',
  'ذهب الكلب إلى البيت.',
];

const PASTED = [
  '<p class="x">Hej&nbsp;<b>du</b> &amp; jeg</p>',
  'Læs mere på https://www.dr.dk/nyheder/a_b-c?d=1&e=2#f »her«',
  '# Overskrift\n\n- et punkt\n- [et link](http://x.dk)\n\n| a | b |\n|---|---|\n',
  '@bruger #ferie2026 skriv til mig@skole.dk kl. 8.30 (5. klasse) 🙂',
  '© 2026 Alle rettigheder forbeholdes | Cookies | Log ind',
  'const x = { køre: "hjem" }; // og da',
  '1.000,50 kr. – 12/3-26 … ca. 5 % § 4, stk. 2',
];

/** Characters that are easily forgotten: halves of pairs, marks without width, line ends of all kinds, controls. */
const STRANGE = (
  '\ud83d|\ude00|\u200b|\u200d|\u00ad|\ufeff|\u2060|\u202e|\u0301|\u030a|\u0000|\u00a0|\u2028|\u2029|\r\n|\r|\t|\v|\u0085|' +
  '😀|👩‍👩‍👧‍👦|🇩🇰|´|’|"|»|«|–|—|…'
).split('|');

/** What happens to texts on their way. `at` is a place in the text as a share of its length. */
const CHANGES: readonly ((text: string, at: number, strange: string) => string)[] = [
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => text.normalize('NFD'),
  (text) => text.replace(/\s+/g, '\n'),
  (text) => text.replace(/\n/g, '\r\n'),
  (text) => text.replace(/ /g, '\u00a0'),
  (text) => text.replace(/ /g, '  '),
  (text) => text.replace(/\s+/g, ''),
  (text) => text.replace(/[.,?!:»«"]/g, ''),
  (text) => text.replace(/[.?!]/g, ','),
  (text) => text.replace(/\p{L}(?=\p{L})/gu, (letter) => letter + letter),
  (text, _at, strange) => text.replace(/ /g, strange),
  (text, at, strange) => text.slice(0, placeIn(text, at)) + strange + text.slice(placeIn(text, at)),
  (text, at, strange) => text.replaceAll(text.charAt(placeIn(text, at)) || 'e', strange),
  (text, at) => text.slice(placeIn(text, at)),
  (text, at) => text.slice(0, placeIn(text, at)),
  (text, at) => text + text.slice(placeIn(text, at)),
];

const placeIn = (text: string, share: number): number => Math.floor(share * text.length);

/** Danish as pupils write and paste it, changed in ways that no rule was written for. */
export const pupilText: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(
      fc.oneof({ arbitrary: fc.constantFrom(...SENTENCES), weight: 8 }, fc.constantFrom(...FOREIGN, ...PASTED)),
      {
        minLength: 1,
        maxLength: 5,
      },
    ),
    fc.constantFrom(' ', '\n', '\n\n', ''),
    fc.array(
      fc.record({
        change: fc.constantFrom(...CHANGES),
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        strange: fc.constantFrom(...STRANGE),
      }),
      { maxLength: 3 },
    ),
  )
  .map(([sentences, between, changes]) =>
    changes.reduce((text, { change, at, strange }) => change(text, at, strange), sentences.join(between)),
  );

/** Any sequence of UTF-16 units. */
export const anyUnits: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 32, max: 255 })), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));

/** Small Danish words and marks in any order. */
export const wordSalad: fc.Arbitrary<string> = fc
  .array(
    fc.constantFrom(
      ...(
        'jeg du han hun det er var køre kører spise at og nogen nogle hus huset en et plusselig idag fordi som der ' +
        'ikke skole taske Mandag i I , . ! ? " \n 😀 \u200b f.eks. kl. 8.30 www.skole.dk ... - ( ) 5. klasse MEGET stor'
      ).split(' '),
      ...STRANGE,
    ),
    { maxLength: 60 },
  )
  .map((words) => words.join(' '));

/** Any text at all. */
export const anyText: fc.Arbitrary<string> = fc.oneof({ arbitrary: pupilText, weight: 3 }, anyUnits, wordSalad);
