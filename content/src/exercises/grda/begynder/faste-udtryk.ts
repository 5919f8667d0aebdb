import { choice, exerciseGroup } from '../../markup/index.ts';

export const fasteUdtryk = exerciseGroup({ productId: 'grda', level: 11, category: 'faste-udtryk' }, [
  {
    number: 1,
    version: 2,
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
        ['Velbekomme!', 'Værsgo at spise!'],
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
  {
    number: 2,
    title: 'I butikken og på caféen',
    summary: 'Lær at købe ind og bestille på dansk.',
    instruction: 'Hvad siger man? Vælg det, der passer.',
    items: [
      choice(
        'Du vil vide prisen. Hvad siger du?',
        'Hvad koster den?',
        ['Hvor mange er den?', 'Hvornår koster den?'],
        'Man spørger, hvad noget koster.',
      ),
      choice(
        'Du vil have en juice. Hvad siger du?',
        'Jeg vil gerne have en juice, tak.',
        ['Jeg er en juice, tak.', 'Du skal have en juice.'],
        'Det er høfligt at sige »jeg vil gerne have«.',
      ),
      choice(
        'Ekspedienten spørger: »Skal du have en pose?« Du vil ikke have den. Hvad svarer du?',
        'Nej tak.',
        ['Ja tak.', 'Velbekomme.'],
        'Man siger nej tak.',
      ),
      choice(
        'Ekspedienten giver dig dine penge og siger …',
        'Værsgo!',
        ['Godnat!', 'Undskyld!'],
        'Værsgo siger man, når man giver nogen noget.',
      ),
      choice(
        'Skjorten er for lille. Hvad spørger du om?',
        'Har I den i en større størrelse?',
        ['Har I den i en anden farve?', 'Har I en mindre?'],
        'En større størrelse passer bedre.',
      ),
      choice(
        'Du kan ikke finde mælken. Hvad siger du?',
        'Undskyld, hvor står mælken?',
        ['Undskyld, hvem er mælken?', 'Undskyld, hvad laver mælken?'],
        'Man bruger »hvor«, når man leder efter et sted.',
      ),
      choice(
        '»Det bliver 45 kroner.« Hvad skal du?',
        'betale',
        ['vente 45 minutter', 'købe 45 ting'],
        '45 kroner er prisen.',
      ),
      choice(
        '»Vil du betale kontant eller med kort?« Hvad er kontant?',
        'mønter og sedler',
        ['en telefon', 'et kort'],
        'Kontant er penge, man kan holde i hånden.',
      ),
      choice(
        'Du går ud af butikken. Hvad siger ekspedienten?',
        'Hav en god dag!',
        ['God bedring!', 'Velkommen til!'],
        'Det er en venlig måde at sige farvel på.',
      ),
    ],
  },
]);
