import { exerciseGroup, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const enOgEtFormer = exerciseGroup({ productId: 'grda', level: 11, category: 'en-og-et' }, [
  {
    number: 51,
    version: 2,
    title: '»En« eller »et« om ting omkring dig',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists(
        'Jeg har {en|et} bror, der hedder Samir.',
        'Bagefter siger man »broren« med »-en«. Derfor hedder det »en bror«.',
      ),
      lists(
        'Vi har {et|en} køkken med en grøn dør.',
        'Bagefter siger man »køkkenet« med »-et«. Derfor hedder det »et køkken«.',
      ),
      lists('Der står {et|en} bord i køkkenet.', 'Bagefter siger man »bordet« med »-et«. Derfor hedder det »et bord«.'),
      lists(
        'Hun køber {en|et} banan i butikken.',
        'Bagefter siger man »bananen« med »-en«. Derfor hedder det »en banan«.',
      ),
      lists(
        'Hun tegner katten med {en|et} blyant.',
        'Bagefter siger man »blyanten« med »-en«. Derfor hedder det »en blyant«.',
      ),
      lists('Han spiser {et|en} æble hver dag.', 'Bagefter siger man »æblet« med »-et«. Derfor hedder det »et æble«.'),
      lists('Vi har {en|et} stol til dig.', 'Bagefter siger man »stolen« med »-en«. Derfor hedder det »en stol«.'),
      lists(
        'Der er {et|en} vindue i rummet.',
        'Bagefter siger man »vinduet« med »-et«. Derfor hedder det »et vindue«.',
      ),
      lists(
        'Jeg har {et|en} spørgsmål til læreren.',
        'Bagefter siger man »spørgsmålet« med »-et«. Derfor hedder det »et spørgsmål«.',
      ),
      lists(
        'Vi skal med {en|et} bus klokken otte.',
        'Bagefter siger man »bussen« med »-en«. Derfor hedder det »en bus«.',
      ),
    ],
  },
]);
