import { choice, exerciseGroup } from '../../markup/index.ts';

export const fasteUdtryk = exerciseGroup({ productId: 'grda', level: 11, category: 'faste-udtryk' }, [
  {
    number: 1,
    title: 'Hej, tak og velbekomme',
    summary: 'Vælg, hvad man siger hvornår.',
    instruction: 'Hvad siger man på dansk? Vælg det, der passer.',
    items: [
      choice(
        'Du møder din nabo klokken otte om morgenen. Hvad siger du?',
        'Godmorgen!',
        ['Godnat!', 'Tak for i aften!'],
        'Om morgenen siger man »godmorgen«.',
      ),
      choice(
        'Din ven har fødselsdag. Hvad siger du?',
        'Tillykke!',
        ['God bedring!', 'Velkommen!'],
        'Til en fødselsdag siger man »tillykke«.',
      ),
      choice(
        'Din lærer er syg. Hvad siger du?',
        'God bedring!',
        ['Tillykke!', 'Glædelig jul!'],
        'Til en syg siger man »god bedring«.',
      ),
      choice(
        'Du er færdig med at spise hos en ven. Hvad siger du?',
        'Tak for mad!',
        ['Velbekomme!', 'Værsgo!'],
        'Den, der har spist, siger »tak for mad«.',
      ),
      choice(
        'En gæst siger: »Tak for mad!« Hvad svarer du?',
        'Velbekomme!',
        ['Tillykke!', 'Undskyld!'],
        'Den, der har lavet maden, siger »velbekomme«.',
      ),
      choice(
        'Du træder nogen over tæerne. Hvad siger du?',
        'Undskyld!',
        ['Værsgo!', 'Farvel!'],
        'Man siger »undskyld«, når man har gjort noget forkert.',
      ),
      choice(
        'Nogen siger: »Tak for hjælpen!« Hvad svarer du?',
        'Det var så lidt.',
        ['I lige måde.', 'Hvordan går det?'],
        'Man svarer »det var så lidt« på tak.',
      ),
      choice(
        'Det er fredag eftermiddag. Hvad siger du til klassen?',
        'God weekend!',
        ['Godmorgen!', 'Godt nytår!'],
        'Lørdag og søndag er weekend.',
      ),
      choice(
        'Nogen spørger: »Hvordan går det?« Hvad svarer du?',
        'Det går fint, tak.',
        ['Jeg går hjem.', 'Det går klokken to.'],
        'Man fortæller, hvordan man har det.',
      ),
    ],
  },
]);
