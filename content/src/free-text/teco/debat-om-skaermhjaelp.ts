import type { FreeTextTask } from '../free-text-schema.ts';

export const debatOmSkaermhjaelp: FreeTextTask = {
  id: 1061018,
  slug: 'debat-om-skaermhjaelp',
  version: 2,
  productId: 'teco',
  levelId: 10610,
  categoryId: 106505,
  title: 'Debatindlæg: Hvem har skrevet din opgave?',
  summary: 'Tag stilling til, hvor meget hjælp fra kunstig intelligens der er i orden i skolen.',
  requiredWordCount: 600,
  estimatedMinutes: 150,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs artiklen »Læreren kan ikke kende min stemme«. Skriv et debatindlæg til en landsdækkende avis om brugen af kunstig intelligens i skolen.',
    },
    {
      type: 'list',
      items: [
        'Lav en overskrift, der viser dit standpunkt.',
        'Begynd med en situation, som læseren kan se for sig.',
        'Brug mindst to argumenter med begrundelse og eksempel.',
        'Gengiv et argument fra artiklen loyalt, og svar på det.',
        'Brug både logos, etos og patos, og vær bevidst om, hvor du gør det.',
        'Slut med en konkret opfordring til elever, lærere eller politikere.',
      ],
    },
    { type: 'paragraph', text: 'Målgruppen er voksne avislæsere. Du må gerne være skarp, men du skal være saglig.' },
  ],
  source: {
    genre: 'Artikel',
    title: 'Læreren kan ikke kende min stemme',
    byline: 'Af Torben Lykke Ravnsborg',
    blocks: [
      {
        type: 'paragraph',
        text: 'Da Malene fik sin stil tilbage i oktober, stod der kun ét ord under den: »Godt«. Hun blev ikke glad. »Jeg havde skrevet tre linjer selv. Resten havde jeg fået lavet på otte sekunder,« siger hun. »Det værste var, at læreren ikke opdagede det. Så kender hun jo ikke min stemme.«',
      },
      {
        type: 'paragraph',
        text: 'Malene går i 10. klasse, og hun er ikke alene. På hendes skole svarede 7 ud af 10 elever i en anonym rundspørge, at de inden for den seneste måned havde brugt kunstig intelligens til en skriftlig opgave. Halvdelen af dem havde ikke fortalt det til deres lærer.',
      },
      {
        type: 'paragraph',
        text: 'Dansklærer Ebbe Holst mener, at man ser problemet i det forkerte sted. »Vi forbyder heller ikke ordbøger. En elev, der får idéer, modspil og forslag til en bedre sætning, kan lære mere, end jeg når at lære hende i en time med 27 andre,« siger han. »Men hun skal kunne forklare hvert eneste ord.«',
      },
      {
        type: 'paragraph',
        text: 'Hans kollega Nadia Bennani er uenig. »Man lærer at skrive ved at sidde fast. Det er i det øjeblik, hvor man ikke kan finde ordet, at man tænker. Hvis maskinen tager det øjeblik fra eleverne, har de ingenting lært, uanset hvor pænt resultatet er.«',
      },
      {
        type: 'paragraph',
        text: 'Malene selv har bestemt sig. Den næste stil skrev hun i hånden. »Den blev dårligere,« siger hun. »Men den blev min.«',
      },
    ],
  },
};
