import { dictate, exerciseGroup } from '../../markup/index.ts';

export const saetninger = exerciseGroup({ productId: 'grdi', level: 3, category: 'saetninger' }, [
  {
    number: 1,
    title: 'Korte sætninger om dyr',
    summary: 'Skriv hele sætninger om dyr, der gør noget skørt.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Hunden stjal min sko.'),
      dictate('Katten sover på taget.'),
      dictate('Musen spiste hele osten.'),
      dictate('Fuglen bygger en rede.'),
      dictate('En frø sprang i vandet.'),
      dictate('Grisen elsker at bade.'),
      dictate('Hesten løb langt væk.'),
      dictate('Giraffen har en lang hals.'),
      dictate('Bjørnen sover hele vinteren.'),
    ],
  },
  {
    number: 2,
    title: 'Ude og hjemme',
    summary: 'Skriv hele sætninger om hverdagen.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Jeg cykler til skole.'),
      dictate('Vi bor i et gult hus.'),
      dictate('Mor laver varm mad.'),
      dictate('Det regner igen i dag.'),
      dictate('Min ven har en ny bold.'),
      dictate('Vi leger i haven.'),
      dictate('Jeg kan ikke finde min hue.'),
      dictate('Far synger i badet.'),
      dictate('Nu skal vi spise.'),
    ],
  },
  {
    number: 3,
    title: 'Spørgsmål til en trold',
    summary: 'Skriv korte spørgsmål.',
    instruction: 'Lyt til hele sætningen, og skriv den. Skriv tal med bogstaver.',
    items: [
      dictate('Hvor bor du henne?'),
      dictate('Hvad spiser du?'),
      dictate('Har du en ven?'),
      dictate('Kan du svømme?'),
      dictate('Er du meget gammel?'),
      dictate('Må jeg se din hale?'),
      dictate('Hvem har taget din hat?'),
      dictate('Skal vi lege sammen?'),
    ],
  },
]);
