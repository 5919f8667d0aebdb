import { exerciseGroup, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const enOgEtFormer = exerciseGroup({ productId: 'grda', level: 11, category: 'en-og-et' }, [
  {
    number: 51,

    title: '»En« eller »et« om ting omkring dig',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists('Jeg har {en|et} bror, der hedder Samir.', 'Det hedder en bror, broren.'),
      lists('Vi har {et|en} køkken med en grøn dør.', 'Det hedder et køkken, køkkenet.'),
      lists('Der står {et|en} bord i køkkenet.', 'Det hedder et bord, bordet.'),
      lists('Hun køber {en|et} banan i butikken.', 'Det hedder en banan, bananen.'),
      lists('Hun tegner katten med {en|et} blyant.', 'Det hedder en blyant, blyanten.'),
      lists('Han spiser {et|en} æble hver dag.', 'Det hedder et æble, æblet.'),
      lists('Vi har {en|et} stol til dig.', 'Det hedder en stol, stolen.'),
      lists('Der er {et|en} vindue i rummet.', 'Det hedder et vindue, vinduet.'),
      lists('Jeg har {et|en} spørgsmål til læreren.', 'Det hedder et spørgsmål, spørgsmålet.'),
      lists('Vi skal med {en|et} bus klokken otte.', 'Det hedder en bus, bussen.'),
    ],
  },
]);
