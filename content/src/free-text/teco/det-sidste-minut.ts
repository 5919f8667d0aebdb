import type { FreeTextTask } from '../free-text-schema.ts';

export const detSidsteMinut: FreeTextTask = {
  id: 1061013,
  slug: 'det-sidste-minut',
  version: 1,
  productId: 'teco',
  levelId: 10608,
  categoryId: 106501,
  title: 'Det sidste minut',
  summary: 'Skriv videre på en novelle, hvor et enkelt minut kommer til at afgøre alt.',
  requiredWordCount: 200,
  estimatedMinutes: 90,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs begyndelsen på novellen »Perron 4«, og skriv resten. Du skal holde fast i fortælleren og i stemningen, men du bestemmer selv, hvad der står i brevet.',
    },
    {
      type: 'list',
      items: [
        'Skriv videre i jegform og i datid.',
        'Lad det meste af handlingen foregå inden for kort tid.',
        'Brug et tilbageblik, så læseren forstår, hvad der er sket mellem fortælleren og Silas.',
        'Vis følelserne gennem det, som personerne gør og siger.',
        'Giv novellen en slutning, der lader læseren tænke videre. Alt behøver ikke at blive forklaret.',
      ],
    },
  ],
  source: {
    genre: 'Begyndelsen på en novelle',
    title: 'Perron 4',
    blocks: [
      {
        type: 'paragraph',
        text: 'Toget skulle køre 14.12. Da jeg nåede op ad trappen, stod viseren på elleve minutter over, og den lange, røde sekundviser var lige begyndt på sin runde.',
      },
      {
        type: 'paragraph',
        text: 'Silas stod ved den bageste vogn. Han havde den grønne jakke på, den, som jeg havde lånt hele efteråret, og to sportstasker ved fødderne. Ved siden af ham stod hans far og så på sin telefon. Ingen af dem havde fået øje på mig.',
      },
      {
        type: 'paragraph',
        text: 'Jeg havde løbet hele vejen fra skolen. Jeg kunne smage blod, og mit hjerte slog, så jeg var sikker på, at folk kunne se det gennem trøjen. I lommen lå brevet. Kuverten var blevet blød i kanterne af at blive taget frem og lagt tilbage igen.',
      },
      { type: 'paragraph', text: '»Silas!« råbte jeg, men højttaleren drønede hen over min stemme.' },
      {
        type: 'paragraph',
        text: 'Halvtreds sekunder. Der var måske tyve meter hen til ham, og en skoleklasse i gule veste var ved at fylde hele perronen imellem os. Jeg havde haft tre uger til at sige det. Nu havde jeg under et minut.',
      },
    ],
  },
};
