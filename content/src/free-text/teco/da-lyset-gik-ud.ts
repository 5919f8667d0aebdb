import type { FreeTextTask } from '../free-text-schema.ts';

export const daLysetGikUd: FreeTextTask = {
  id: 1061006,
  slug: 'da-lyset-gik-ud',
  version: 1,
  productId: 'teco',
  levelId: 10605,
  categoryId: 106501,
  title: 'Da lyset gik ud',
  summary: 'Hele byen bliver mørk. Skriv historien om, hvad der sker den nat.',
  requiredWordCount: 150,
  estimatedMinutes: 60,
  prompt: [
    {
      type: 'paragraph',
      text: 'Læs teksten, og skriv en fortælling, der begynder samme aften. Du skal skrive i jegform, og du kan være Malthe eller en anden person i byen.',
    },
    {
      type: 'list',
      items: [
        'Lad der gå lidt tid, før læseren opdager, hvad der er galt. Det skaber spænding.',
        'Brug sanserne: Hvad kan man høre og mærke, når man ikke kan se noget?',
        'Brug replikker mindst tre steder. Husk tegnene omkring dem.',
        'Slut, når lyset kommer tilbage, eller når man forstår, hvorfor det aldrig gør det.',
      ],
    },
  ],
  source: {
    genre: 'Begyndelsen på en historie',
    title: 'Klokken 18.43',
    blocks: [
      {
        type: 'paragraph',
        text: 'Klokken 18.43 den 9. januar gik strømmen i Hørby. Det var ikke bare gadelamperne. Køleskabene holdt op med at brumme, toget stod stille midt på broen, og alle telefoner viste det samme: intet signal.',
      },
      {
        type: 'paragraph',
        text: 'I de første ti minutter grinede folk ad det. De fandt stearinlys frem og råbte til hinanden over hækkene. Hos Malthe spiste de rugbrød i skæret fra en lommelygte, og hans lillesøster sagde, at det var den bedste aften i hele hendes liv.',
      },
      {
        type: 'paragraph',
        text: 'Efter en time grinede ingen. Det var blevet koldt i stuen, og lommelygten lyste gult. Malthe gik hen til vinduet for at se, om der var lys hos naboen. Det var der ikke. Men nede for enden af vejen, dér, hvor den gamle mølle lå, og hvor ingen havde boet i tyve år, var alle vinduer oplyst.',
      },
    ],
  },
};
