import type { FreeTextTask } from '../free-text-schema.ts';

export const meinAlltag: FreeTextTask = {
  id: 3021001,
  slug: 'mein-alltag',
  version: 1,
  productId: 'tety',
  levelId: 30207,
  categoryId: 302503,
  title: 'Mail til Lena: Min hverdag',
  summary: 'Skriv en mail på tysk til en pige i Hamborg, og fortæl om din hverdag.',
  requiredWordCount: 80,
  estimatedMinutes: 60,
  instructions: [
    {
      type: 'paragraph',
      text: 'Læs mailen fra Lena, og skriv et svar på tysk. Husk, at alle navneord skrives med stort på tysk, og at udsagnsordet står på plads nummer to i sætningen.',
    },
  ],
  prompt: [
    { type: 'paragraph', text: 'Lena aus Hamburg hat dir eine E-Mail geschrieben. Antworte ihr.' },
    {
      type: 'list',
      items: [
        'Schreib, wer du bist und wo du wohnst.',
        'Erzähl von deiner Familie und deinen Hobbys.',
        'Beschreib einen normalen Tag. Wann stehst du auf? Was machst du nach der Schule?',
        'Beantworte die Fragen von Lena.',
        'Stell Lena zwei Fragen.',
      ],
    },
  ],
  source: {
    genre: 'Mail',
    title: 'Hallo aus Hamburg!',
    blocks: [
      {
        type: 'paragraph',
        text: 'Hallo! Ich heiße Lena und bin dreizehn Jahre alt. Ich wohne mit meiner Mutter und meinem kleinen Bruder in Hamburg. Unsere Wohnung ist nicht groß, aber wir haben einen Balkon und eine Katze. Sie heißt Kaktus, weil sie nicht gern gestreichelt wird.',
      },
      {
        type: 'paragraph',
        text: 'Ich stehe um halb sieben auf und fahre mit der U-Bahn zur Schule. Mein Lieblingsfach ist Musik, Mathe mag ich nicht so gern. Nach der Schule spiele ich Handball oder treffe meine Freundin Meryem. Am Wochenende gehen wir oft an die Elbe und schauen uns die großen Schiffe an.',
      },
      {
        type: 'paragraph',
        text: 'Und du? Was isst du gern? Hast du ein Haustier? Warst du schon einmal in Deutschland? Schreib mir bald!',
      },
      { type: 'paragraph', text: 'Viele Grüße von deiner Lena' },
    ],
  },
};
