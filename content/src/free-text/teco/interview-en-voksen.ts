import type { FreeTextTask } from '../free-text-schema.ts';

export const interviewEnVoksen: FreeTextTask = {
  id: 1061008,
  slug: 'interview-en-voksen',
  version: 1,
  productId: 'teco',
  levelId: 10606,
  categoryId: 106506,
  title: 'Da du var barn: en artikel',
  summary: 'Interview en voksen om dengang, og skriv en artikel om det.',
  requiredWordCount: 160,
  estimatedMinutes: 90,
  prompt: [
    {
      type: 'paragraph',
      text: 'Find en voksen, som du kender, for eksempel en bedsteforælder, en nabo eller en træner. Spørg om, hvordan det var at være tolv år dengang, og skriv en artikel til klassens avis.',
    },
    { type: 'heading', text: 'Før du skriver' },
    {
      type: 'list',
      items: [
        'Skriv otte spørgsmål, som man ikke kan svare ja eller nej til.',
        'Skriv svarene ned i stikord, og skriv to eller tre gode sætninger ned ordret.',
        'Spørg mere ind til det, der overrasker dig.',
      ],
    },
    { type: 'heading', text: 'Når du skriver' },
    {
      type: 'list',
      items: [
        'Begynd med noget, der fanger: et citat, en lille scene eller en overraskelse.',
        'Præsentér personen: navn, alder og arbejde.',
        'Bland dine egne forklaringer med citater.',
        'Sammenlign med dit eget liv et sted i artiklen.',
        'Find på en overskrift og en manchet, det vil sige to-tre linjer, som fortæller det vigtigste.',
      ],
    },
  ],
};
