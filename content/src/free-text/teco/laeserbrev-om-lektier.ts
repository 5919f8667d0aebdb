import type { FreeTextTask } from '../free-text-schema.ts';

export const laeserbrevOmLektier: FreeTextTask = {
  id: 1061010,
  slug: 'laeserbrev-om-lektier',
  version: 1,
  productId: 'teco',
  levelId: 10607,
  categoryId: 106505,
  title: 'Læserbrev: Væk med lektierne?',
  summary: 'Svar på et læserbrev, der vil afskaffe lektier i hele folkeskolen.',
  requiredWordCount: 180,
  estimatedMinutes: 75,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs læserbrevet »Giv os aftenerne tilbage«. Skriv et læserbrev til den samme avis, hvor du svarer Karla. Du kan være enig, uenig eller et sted midtimellem.',
    },
    {
      type: 'list',
      items: [
        'Henvis til Karlas læserbrev i begyndelsen, så læseren ved, hvad du svarer på.',
        'Skriv klart, hvad du mener.',
        'Vælg to af hendes argumenter, og svar på dem ét ad gangen.',
        'Kom med mindst ét argument, som hun slet ikke har tænkt på.',
        'Rund af med det, som du helst vil have, at læseren husker.',
      ],
    },
    {
      type: 'paragraph',
      text: 'Avisens læsere er voksne, som ikke kender dig. Skriv derfor i et sprog, som man ville bruge i en avis.',
    },
  ],
  source: {
    genre: 'Læserbrev',
    title: 'Giv os aftenerne tilbage',
    byline: 'Af Karla Juhl Iversen, elev i 8. klasse',
    blocks: [
      {
        type: 'paragraph',
        text: 'Når jeg kommer hjem fra skole, er klokken tit halv fire. Så har jeg siddet på en stol i otte timer. Min mor har fri, når hun har fri. Ingen beder hende om at tage en stak regneark med hjem og aflevere dem næste morgen. Men det gør man med mig.',
      },
      {
        type: 'paragraph',
        text: 'I sidste uge havde jeg matematik til tirsdag, engelsk til onsdag og en stil i dansk til torsdag. Jeg nåede det hele, men jeg nåede ikke min træning, og jeg nåede ikke at besøge min farfar. Det er da en mærkelig måde at lære på.',
      },
      {
        type: 'paragraph',
        text: 'Nogle siger, at lektier giver gode vaner. Jeg tror, at de giver dårlig samvittighed. Og de gør forskellen større: Den, der har forældre med tid og overskud, får hjælp. Den, der ikke har, sidder alene.',
      },
      {
        type: 'paragraph',
        text: 'Derfor bør lektier afskaffes i hele folkeskolen. Lad os lære i skolen, hvor der er lærere, og lad os leve om aftenen, hvor der er liv.',
      },
    ],
  },
};
