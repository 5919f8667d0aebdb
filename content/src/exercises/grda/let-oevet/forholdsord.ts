import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grda', level: 12, category: 'forholdsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Om tid: i, på, om eller for?',
    summary: 'Brug de små ord rigtigt, når du fortæller om tid.',
    instruction: 'Vælg eller skriv det lille ord, der passer til tiden.',
    items: [
      lists('Vi har fri {om|på|ved} søndagen.', 'Hver søndag: »om søndagen«.'),
      lists('Vi ses {på|om|ved} mandag.', 'Den næste mandag: »på mandag«.'),
      lists('Jeg var i Sverige {i|om|til} sommer, og det var dejligt.', 'Den sommer, der lige har været: »i sommer«.'),
      lists('Toget kører {om|for|i} fem minutter. Skynd dig!', 'Tiden er ikke kommet endnu: »om fem minutter«.'),
      lists('Toget kørte {for|om|på} fem minutter siden.', 'Tiden er gået: for … siden.'),
      lists('Jeg har boet her {i|om|ved} tre år.', 'Så længe: »i tre år«.'),
      lists('Hun kom til Danmark {i|på|om} 2019.', 'Et årstal: »i 2019«.'),
      gaps('Vi spiser morgenmad [om](i, om, på) morgenen og aftensmad om aftenen.', 'Hver dag: »om morgenen«.'),
      lists('Butikken er åben {fra|af|om} ni til sytten.', 'Fra et tidspunkt til et andet: fra ni til sytten.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Udsagnsord med et lille ord bagefter',
    summary: 'Lær faste par som »vente på« og »tænke på«.',
    instruction: 'Nogle udsagnsord har altid det samme lille ord efter sig. Vælg det.',
    items: [
      lists('Jeg venter {på|til|for} min mor.', 'Det hedder at vente på nogen.'),
      lists('Hun tænker {på|til|ved} sin hund hele dagen.', 'Det hedder at tænke på nogen.'),
      lists('Vi glæder os {til|på|for} ferien.', 'Det hedder at glæde sig til noget.'),
      lists('Han er bange {for|på|til} edderkopper.', 'Det hedder at være bange for noget.'),
      lists('Kan du passe {på|til|af} min cykel lidt?', 'Det hedder at passe på noget.'),
      lists('Jeg er god {til|på|med} at svømme.', 'Det hedder at være god til noget.'),
      lists('De griner {ad|på|i} filmen.', 'Det hedder at grine ad noget.'),
      lists('Hun er interesseret {i|på|om} stjerner.', 'Det hedder at være interesseret i noget.'),
      lists('Vi taler {om|på|til} vejret hver dag.', 'Det, man snakker om: »tale om vejret«.'),
      lists('Jeg er træt {af|på|med} regnvejr.', 'Det hedder at være træt af noget.'),
    ],
  },
]);
