import type { FreeTextTask } from '../free-text-schema.ts';

export const brevTilEnNyVen: FreeTextTask = {
  id: 1061003,
  slug: 'brev-til-en-ny-ven',
  version: 1,
  productId: 'teco',
  levelId: 10604,
  categoryId: 106503,
  title: 'Brev til en ny ven',
  summary: 'En dreng fra Færøerne skal begynde i din klasse. Skriv et brev til ham, før han kommer.',
  requiredWordCount: 90,
  estimatedMinutes: 40,
  prompt: [
    {
      type: 'paragraph',
      text: 'Om tre uger begynder der en ny dreng i din klasse. Han hedder Bárður og kommer fra Færøerne. Han er lidt nervøs, for han kender ingen i Danmark, og han har sendt klassen et brev.',
    },
    { type: 'paragraph', text: 'Læs hans brev, og skriv et svar, så han glæder sig til at komme.' },
    {
      type: 'list',
      items: [
        'Begynd med en hilsen, og fortæl, hvem du er.',
        'Svar på det, som Bárður spørger om.',
        'Giv ham et godt råd til den første dag.',
        'Stil ham mindst to spørgsmål.',
        'Slut med en venlig hilsen og dit navn.',
      ],
    },
  ],
  source: {
    genre: 'Brev',
    title: 'Kære 4. klasse',
    blocks: [
      {
        type: 'paragraph',
        text: 'Jeg hedder Bárður, og jeg er ti år. Jeg bor i en bygd, der hedder Gjógv. Her bor kun omkring halvtreds mennesker og rigtig mange får. På vores skole er vi seks børn i alt, så jeg er spændt på, hvordan det er at være mere end tyve i én klasse.',
      },
      {
        type: 'paragraph',
        text: 'Jeg kan godt lide at fiske og at spille guitar. Mit yndlingsdyr er lunden, som er en fugl med et meget farvet næb. Jeg kan godt dansk, men jeg taler nok lidt anderledes end jer.',
      },
      {
        type: 'paragraph',
        text: 'Hvad laver I i frikvartererne? Skal man have madpakke med? Og er der nogen, der spiller musik? Min mor siger, at det hele nok skal gå, men det siger hun altid.',
      },
      { type: 'paragraph', text: 'Mange hilsner fra Bárður' },
    ],
  },
};
