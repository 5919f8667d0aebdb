import { choice, exerciseGroup, read, several } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grdk', level: 1, category: 'laesning' }, [
  {
    number: 1,
    title: 'En and i badet',
    summary: 'Læs en lille historie om en and.',
    instruction: 'Læs historien. Svar på spørgsmålene.',
    items: [
      read({
        title: 'Anden Bob',
        text: `Ida skal i bad. Men der er en and i badet. Den er ikke af gummi. Den siger rap.

»Far!« råber Ida. »Der er en and!« »Ja, ja,« siger far. Han tror, at det er leg.

Anden plasker. Nu er Ida våd. Nu er gulvet vådt. Far kommer. Nu er far også våd.

»Den er jo ægte!« siger far. Ida ler. Anden hedder Bob. Nu bor den i søen.`,
        questions: [
          choice('Hvem skal i bad?', 'Ida', ['far', 'Bob'], 'Ida skal i bad.'),
          choice('Hvad er der i badet?', 'en and', ['en fisk', 'en båd'], 'Der er en and.'),
          choice('Hvad siger anden?', 'rap', ['muh', 'ja, ja'], 'Den siger rap.'),
          choice('Hvem råber Ida på?', 'far', ['mor', 'anden'], '»Far!« råber Ida.'),
          choice('Hvad tror far først?', 'at Ida leger', ['at Ida er syg', 'at Ida sover'], 'Han tror, at det er leg.'),
          several('Hvem bliver våd?', ['Ida', 'far'], ['mor', 'en kat'], 'Anden plasker på Ida og far.'),
          choice('Hvad hedder anden?', 'Bob', ['Ib', 'Rap'], 'Anden hedder Bob.'),
          choice('Hvor bor anden nu?', 'i søen', ['i badet', 'på gulvet'], 'Nu bor den i søen.'),
        ],
      }),
    ],
  },
]);
