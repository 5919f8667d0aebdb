import { WordList } from './word-list.ts';

/** The same where what it is about stands before: »hvad drømmer du om«, »det er jeg bange for«. */
export const STRANDED: readonly (readonly [words: WordList, right: string, wrong: WordList])[] = [
  // not »sproget, jeg drømmer på«
  [new WordList('drømmer drømte drømme drømt'), 'om', new WordList('af til')],
  [new WordList('leder ledte lede ledt'), 'efter', new WordList('om for')],
  [new WordList('bange nervøs'), 'for', new WordList('af på fra')],
  [new WordList('venter ventede vente'), 'på', new WordList('for')],
  [new WordList('interesseret interesserede'), 'i', new WordList('om på for')],
  [new WordList('afhænger afhang'), 'af', new WordList('på fra')],
  [new WordList('glad glade'), 'for', new WordList('på til')],
  [new WordList('ked træt trætte'), 'af', new WordList('over på for')],
  [new WordList('lytter lyttede lytte'), 'til', new WordList('på')],
  [new WordList('tror troede'), 'på', new WordList('i til')],
];

/** Two words that always have the third: »i stedet | for«. */
export const FIXED: readonly (readonly [
  one: string,
  other: string,
  right: string,
  wrong: WordList,
  hasClause: boolean,
])[] = [
  ['i', 'stedet', 'for', new WordList('om'), false],
  // »drak vand i stedet af at spise«; »lavet i stedet af træ« is right
  ['i', 'stedet', 'for', new WordList('af fra'), true],
  ['på', 'grund', 'af', new WordList('for på til om'), false],
  ['på', 'trods', 'af', new WordList('for til på'), false],
  ['ved', 'siden', 'af', new WordList('på fra'), false],
  ['i', 'nærheden', 'af', new WordList('på til fra med'), false],
  ['ved', 'hjælp', 'af', new WordList('med til fra for på'), false],
  ['i', 'forhold', 'til', new WordList('med af på for'), false],
  ['i', 'stand', 'til', new WordList('for på med'), true],
  // »en god grund for at komme tilbage«
  ['god', 'grund', 'til', new WordList('for på'), true],
  ['i', 'gang', 'med', new WordList('for til på'), true],
  ['i', 'løbet', 'af', new WordList('fra på om til'), false],
];
