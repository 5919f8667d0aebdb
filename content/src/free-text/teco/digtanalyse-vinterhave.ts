import type { FreeTextTask } from '../free-text-schema.ts';

export const digtanalyseVinterhave: FreeTextTask = {
  id: 1061015,
  slug: 'digtanalyse-vinterhave',
  version: 3,
  productId: 'teco',
  levelId: 10609,
  categoryId: 106507,
  title: 'Analyse af digtet »Vinterhave«',
  summary: 'Undersøg, hvordan et digt om en have også kan handle om at miste.',
  requiredWordCount: 600,
  estimatedMinutes: 150,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs digtet mindst to gange, gerne højt. Skriv en analyse og fortolkning, som en klassekammerat kan følge, selv om vedkommende ikke har læst digtet.',
    },
    { type: 'heading', text: 'Det skal din tekst indeholde' },
    {
      type: 'list',
      items: [
        'En kort præsentation af digtet og det, som det handler om på overfladen.',
        'Komposition: Hvad sker der fra strofe til strofe? Hvor kommer der et skift?',
        'Jeget og duet: Hvem taler, og hvem tales der til?',
        'Sprog: Find mindst tre sproglige billeder eller gentagelser, og forklar, hvad de gør ved læseren.',
        'Fortolkning: Hvad handler digtet om, når man læser mellem linjerne?',
        'En afslutning, hvor du samler din analyse og vurderer digtet.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Underbyg det, du siger, med korte citater. Sæt citationstegn om dem, og skriv, hvilken strofe de kommer fra.',
    },
  ],
  source: {
    genre: 'Digt',
    title: 'Vinterhave',
    blocks: [
      {
        type: 'verse',
        lines: [
          'Du plantede løg i oktober',
          'på knæ, med din gamle hat.',
          'Jeg holdt på spanden og sagde,',
          'at det snart blev nat.',
        ],
      },
      {
        type: 'verse',
        lines: [
          'Du svarede: Jorden husker',
          'det, som vi lægger ned.',
          'Så klappede du på mulden,',
          'som klapper man nogen i fred.',
        ],
      },
      {
        type: 'verse',
        lines: [
          'Nu ligger der sne på bedet.',
          'Din hat hænger tung på sit søm.',
          'Jeg taler til dig om aftenen,',
          'som taler man i en drøm.',
        ],
      },
      {
        type: 'verse',
        lines: [
          'Men under det hvide, det stille,',
          'bag låge og lås og is,',
          'står alle de små, grønne viljer',
          'og venter på lys på dit vis.',
        ],
      },
      {
        type: 'verse',
        lines: [
          'Jeg går derud med spanden.',
          'Jeg ved ikke helt hvorfor.',
          'Jorden husker, siger jeg højt.',
          'Og sneen holder vejret. Og tror.',
        ],
      },
    ],
  },
};
