import { exerciseGroup, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const enOgEtFormer = exerciseGroup({ productId: 'grda', level: 12, category: 'en-og-et' }, [
  {
    number: 51,
    version: 2,
    title: '»En« eller »et« i fritiden',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists(
        'Min søster har fået {et|en} job i en butik.',
        'Bagefter siger man »jobbet« med »-et«. Derfor hedder det »et job«.',
      ),
      lists(
        'De bor i {en|et} lejlighed på tredje sal.',
        'Bagefter siger man »lejligheden« med »-en«. Derfor hedder det »en lejlighed«.',
      ),
      lists(
        'Vi skal til {en|et} fest på lørdag.',
        'Bagefter siger man »festen« med »-en«. Derfor hedder det »en fest«.',
      ),
      lists(
        'Jeg har {et|en} problem med min cykel.',
        'Bagefter siger man »problemet« med »-et«. Derfor hedder det »et problem«.',
      ),
      lists(
        'Der er {en|et} besked til dig på bordet.',
        'Bagefter siger man »beskeden« med »-en«. Derfor hedder det »en besked«.',
      ),
      lists('Lægen gav mig {et|en} glas vand.', 'Bagefter siger man »glasset« med »-et«. Derfor hedder det »et glas«.'),
      lists(
        'Vi så {et|en} program om hajer.',
        'Bagefter siger man »programmet« med »-et«. Derfor hedder det »et program«.',
      ),
      lists(
        'Hun har {en|et} drøm om at blive pilot.',
        'Bagefter siger man »drømmen« med »-en«. Derfor hedder det »en drøm«.',
      ),
      lists(
        'Han tog {et|en} billede af regnbuen.',
        'Bagefter siger man »billedet« med »-et«. Derfor hedder det »et billede«.',
      ),
      lists(
        'Der kom {en|et} pakke med posten.',
        'Bagefter siger man »pakken« med »-en«. Derfor hedder det »en pakke«.',
      ),
    ],
  },
]);
