/** A language by LanguageTool's names for it. */
export interface NamedLanguage {
  readonly name: string;
  readonly code: string;
  readonly longCode: string;
}

const DANISH: NamedLanguage = { name: 'Danish', code: 'da', longCode: 'da-DK' };

/** What the engine can check: the answer of `GET /v2/languages`. */
export const checkedLanguages: readonly NamedLanguage[] = [DANISH];

/** Frequent small words of each language that is distinguished from Danish. Words may stand under several. */
const SMALL_WORDS: readonly (readonly [NamedLanguage, string])[] = [
  [
    DANISH,
    'jeg du han hun vi de det den der som og i på til af for med at er var har havde ikke en et men om så kan ' +
      'skal vil ville kunne skulle blev bliver være fra efter også meget noget nogle hvad hvor når da mig dig sig',
  ],
  [
    { name: 'English (US)', code: 'en', longCode: 'en-US' },
    'the and of to in is it you that he was for on are with as his they at be this have from or had by not but what ' +
      'all were we when your can said there an which she their if will my',
  ],
  [
    { name: 'German (Germany)', code: 'de', longCode: 'de-DE' },
    'der die das und ist in zu den von mit sich des auf für nicht ein eine als auch es an werden aus er hat dass sie ' +
      'nach wird bei ich du wir war habe mein aber wie',
  ],
  [
    { name: 'French', code: 'fr', longCode: 'fr' },
    'le la les de des du et est un une que qui dans pour pas ne sur se il elle au avec ce je tu nous vous sont plus ' +
      'par mais mon',
  ],
  [
    { name: 'Swedish', code: 'sv', longCode: 'sv' },
    'jag du han hon vi de det den som och i på till av för med att är var har hade inte en ett men om så kan ska vill ' +
      'från efter också mycket något vad när mig dig sig',
  ],
  [
    { name: 'Norwegian (Bokmål)', code: 'nb', longCode: 'nb' },
    'jeg du han hun vi de det den der som og i på til av for med at er var har hadde ikke en et men om så kan skal vil ' +
      'fra etter også mye noe noen hva hvor når meg deg seg ble blir',
  ],
];
const languagesOf = new Map<string, NamedLanguage[]>();
for (const [language, words] of SMALL_WORDS)
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

/** As much of a text as is read to guess its language. */
const SAMPLE = 4000;

/** The likeliest language of a text and how sure that is, 0..1; Danish with 0 where nothing speaks for any. */
export function detectLanguage(text: string): { language: NamedLanguage; confidence: number } {
  const counts = new Map<NamedLanguage, number>(SMALL_WORDS.map(([language]) => [language, 0]));
  for (const word of text
    .slice(0, SAMPLE)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [])
    for (const language of languagesOf.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  // the sort is stable: among equals Danish, which stands first, is taken
  const [[language, most] = [DANISH, 0], [, second] = [DANISH, 0]] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return { language, confidence: most === 0 ? 0 : Math.round((100 * most) / (most + second)) / 100 };
}

/** The language that a client names (`da`, `da-DK`, in any case), if the engine knows it. */
export const languageByCode = (code: string): NamedLanguage | undefined =>
  checkedLanguages.find((language) =>
    [language.code, language.longCode].some((known) => known.toLowerCase() === code.toLowerCase()),
  );
