import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const navneordFormer = exerciseGroup({ productId: 'gram', level: 4, category: 'navneord' }, [
  {
    number: 51,
    version: 2,
    title: '»En« eller »et« i skolen',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists(
        'Vi skrev {et|en} brev til en astronaut.',
        'Bagefter siger man »brevet« med »-et«. Derfor hedder det »et brev«.',
      ),
      lists(
        'Læreren fortalte {en|et} historie om en elefant i Odense.',
        'Bagefter siger man »historien« med »-en«. Derfor hedder det »en historie«.',
      ),
      lists(
        'Der hang {et|en} kort over hele Afrika på væggen.',
        'Bagefter siger man »kortet« med »-et«. Derfor hedder det »et kort«.',
      ),
      lists(
        'Vores klasse skal lave {en|et} udstilling om vulkaner.',
        'Bagefter siger man »udstillingen« med »-en«. Derfor hedder det »en udstilling«.',
      ),
      lists(
        'Jeg fandt {et|en} svar på bagsiden af arket.',
        'Bagefter siger man »svaret« med »-et«. Derfor hedder det »et svar«.',
      ),
      lists(
        'Vi lavede {et|en} forsøg med eddike og natron.',
        'Bagefter siger man »forsøget« med »-et«. Derfor hedder det »et forsøg«.',
      ),
      lists(
        'Han har {en|et} hemmelighed, som ingen må kende.',
        'Bagefter siger man »hemmeligheden« med »-en«. Derfor hedder det »en hemmelighed«.',
      ),
      lists(
        'Koret sang {en|et} sang på fem sprog.',
        'Bagefter siger man »sangen« med »-en«. Derfor hedder det »en sang«.',
      ),
      lists(
        'Dykkeren fandt {et|en} skib på havets bund.',
        'Bagefter siger man »skibet« med »-et«. Derfor hedder det »et skib«.',
      ),
      lists(
        'Mia har opfundet {en|et} maskine, der smører madpakker.',
        'Bagefter siger man »maskinen« med »-en«. Derfor hedder det »en maskine«.',
      ),
    ],
  },
  {
    number: 52,
    version: 2,
    title: 'Fire slags flertal',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps(
        'Kragen stjal to [gafler](gaffel) fra vores bord.',
        'Det svage e midt i ordet falder væk, og ordet får endelsen »-er«: »gaffel«, »gafler«.',
      ),
      gaps(
        'Alle [cykler](cykel) i skuret manglede lygter.',
        'Det svage e midt i ordet falder væk, og ordet får endelsen »-er«: »cykel«, »cykler«.',
      ),
      gaps('Der boede tre [myrer](myre) i brødkassen.', 'Ordet ender på e og får kun »-r«: »myre«, »myrer«.'),
      gaps('Min farmor har gemt alle sine [breve](brev).', 'Ordet får endelsen »-e«: »brev«, »breve«.'),
      gaps('Vi talte ni [stjerner](stjerne) over skoven.', 'Ordet ender på e og får kun »-r«: »stjerne«, »stjerner«.'),
      gaps('På hylden sad otte [bamser](bamse) uden øjne.', 'Ordet ender på e og får kun »-r«: »bamse«, »bamser«.'),
      gaps('Blæksprutten vinkede med alle otte [arme](arm).', 'Ordet får endelsen »-e«: »arm«, »arme«.'),
      gaps(
        'Min oldemor fik fem [sønner](søn) og en papegøje.',
        'Vokalen er kort. Derfor bliver n til to, og ordet får endelsen »-er«: »søn«, »sønner«.',
      ),
      gaps('Vi lånte to [telte](telt) til turen.', 'Ordet får endelsen »-e«: »telt«, »telte«.'),
    ],
  },
]);
