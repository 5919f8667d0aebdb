import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const navneordOgTillaegsord = exerciseGroup(
  { productId: 'gces', level: 11, category: 'navneord-og-tillaegsord' },
  [
    {
      number: 1,
      title: 'Køn, tal og tillægsord',
      summary: 'Få ordene til at passe sammen.',
      instruction: 'Skriv eller vælg den rigtige form.',
      items: [
        lists('{El|La|Los} problema es muy simple.', '»Problema« er hankøn, selv om det ender på »-a«.'),
        lists('{La|El|Las} mano derecha me duele.', '»Mano« er hunkøn, selv om det ender på »-o«.'),
        lists('{Las|Los|La} llaves están en la puerta.', '»Llave« er hunkøn, og her er der flere: »las«.'),
        lists('{El|La|Los} agua está helada.', '»Agua« er hunkøn, men får »el« foran et trykstærkt a.'),
        gaps('Mis primas son muy [altas](alto).', '»Primas« er hunkøn flertal: »altas«.'),
        gaps('Tengo dos perros [negros](negro).', '»Perros« er hankøn flertal: »negros«.'),
        gaps('Es una chica muy [inteligente](inteligente).', 'Ord på »-e« er ens i hankøn og hunkøn.'),
        gaps('Los [peces](pez) nadan en círculos.', '»Z« bliver til »c« foran »-es«.'),
        gaps('Vivimos en una ciudad [pequeña](pequeño).', '»Ciudad« er hunkøn: »pequeña«.'),
        lists(
          'Es un {gran|grande|granda} artista y toda la gente lo admira.',
          'Foran navneordet bliver »grande« til »gran«.',
        ),
      ],
    },
  ],
);
