import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 7, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Spørgsmål, der er pakket ind',
    summary: 'Byg indirekte spørgsmål og ledsætninger med ordene på de rigtige pladser.',
    instruction:
      'I et indirekte spørgsmål står grundleddet foran udsagnsleddet: Hvor bor han? Jeg ved ikke, hvor han bor. Også »ikke« og »altid« står foran udsagnsleddet i en ledsætning.',
    trains: ['word-order'],
    items: [
      order('ved du, | hvornår | færgen | sejler?', 'Ledsætningen har grundleddet foran udsagnsleddet.', {
        task: 'Byg et spørgsmål, der er pakket ind i et andet.',
      }),
      order(
        'jeg undrer mig over, | hvorfor | hunden | aldrig | gøer',
        '»Aldrig« står foran udsagnsleddet i ledsætningen.',
      ),
      order(
        'hun spurgte, | om | vi | nogensinde | havde smagt | tang',
        '»Nogensinde« står foran udsagnsleddet i ledsætningen.',
      ),
      lists(
        'Ingen kan huske, hvad {statuen forestiller|forestiller statuen}.',
        'I ledsætningen står grundleddet først.',
      ),
      lists(
        'Fortæl mig, hvor langt {der er|er der} til nærmeste telefon.',
        'I ledsætningen står »der« foran udsagnsleddet.',
      ),
      lists(
        'Trænerens råd var, at vi {ikke skulle|skulle ikke} kigge ned.',
        '»Ikke« står foran udsagnsleddet i ledsætningen.',
      ),
      lists(
        'Ubåden, som endnu {ikke har|har ikke} fået et navn, lækker.',
        '»Ikke« står foran udsagnsleddet i ledsætningen.',
      ),
      choice(
        'Hvad bliver »Hvor gemmer han nøglen?« til efter »Vi ved ikke …«?',
        'hvor han gemmer nøglen',
        ['hvor gemmer han nøglen', 'hvor nøglen gemmer han'],
        'I det indirekte spørgsmål står »han« foran »gemmer«.',
      ),
      choice(
        'Hvilken sætning er bygget rigtigt?',
        'Selv om hun ikke havde billet, slap hun ind.',
        ['Selv om hun havde ikke billet, slap hun ind.', 'Selv om hun ikke havde billet, hun slap ind.'],
        '»Ikke« står foran »havde«, og efter ledsætningen kommer udsagnsleddet: slap hun.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Lange sætninger på ret køl',
    summary: 'Ret sætninger, der er startet på én måde og slutter på en anden.',
    instruction:
      'En sætning kan tabe tråden: et led mangler, kommer to gange eller peger på den forkerte. Vælg den, der hænger sammen.',
    trains: ['clumsy', 'missing-word', 'word-order'],
    items: [
      choice(
        'Hvilken sætning hænger sammen?',
        'Da jeg åbnede skabet, faldt en hjelm ned.',
        ['Da jeg åbnede skabet, og en hjelm faldt ned.', 'Da jeg åbnede skabet, så at en hjelm faldt ned.'],
        'Efter ledsætningen skal der komme en hovedsætning: faldt en hjelm ned.',
      ),
      choice(
        'I hvilken sætning er det klart, hvem der cyklede?',
        'Mens jeg cyklede hjem, begyndte det at hagle.',
        ['Cyklende hjem begyndte det at hagle.', 'Hjemad på cykel begyndte haglene.'],
        'Det er ikke haglene, der cykler. »Jeg« skal med.',
      ),
      choice(
        'Hvilken sætning er lettest at forstå?',
        'Ejeren af hunden blev sur, fordi katten ikke ville flytte sig.',
        [
          'Hundens, som katten, der ikke ville flytte sig, havde gjort sur, ejer blev sur.',
          'Blev sur ejeren af hunden, fordi katten ikke flytte sig ville.',
        ],
        'Ledsætningen står samlet til sidst, så læseren kan følge med.',
      ),
      choice(
        'Hvilken sætning mangler ikke et ord?',
        'Hun har en kusine, der bor i Polen, og en fætter, der bor i Sverige.',
        [
          'Hun har en kusine, der bor i Polen, og en fætter, bor i Sverige.',
          'Hun har en kusine, bor i Polen, og en fætter, der bor i Sverige.',
        ],
        'Begge ledsætninger skal have deres »der«.',
      ),
      choice(
        'Hvilken sætning siger ikke det samme to gange?',
        'Jeg har aldrig set magen.',
        ['Jeg har aldrig nogensinde ingen set magen.', 'Jeg har aldrig nogen gang set magen nogensinde.'],
        '»Aldrig« er nok.',
      ),
      order(
        'grunden til, at vi tabte, | var, | at | målmanden | var faldet i søvn',
        'Det, der er grunden, kommer som en at-sætning.',
      ),
      order('hverken | edderkopper | eller | tordenvejr | kan skræmme farfar', '»Hverken« og »eller« hører sammen.', {
        also: ['hverken | tordenvejr | eller | edderkopper | kan skræmme farfar'],
      }),
      lists(
        'Ikke blot vandt vi kampen, {men vi fik også|og vi fik} en ged som præmie.',
        '»Ikke blot« hører sammen med »men også«.',
      ),
      lists('Jo mere jeg læser, {jo mere|så meget} forstår jeg, hvor lidt jeg ved.', '»Jo … jo« hører sammen.'),
    ],
  },
]);
