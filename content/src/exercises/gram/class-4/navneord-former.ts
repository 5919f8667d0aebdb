import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const navneordFormer = exerciseGroup({ productId: 'gram', level: 4, category: 'navneord' }, [
  {
    number: 51,

    title: '»En« eller »et« i skolen',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists('Vi skrev {et|en} brev til en astronaut.', 'Det hedder et brev, brevet.'),
      lists('Læreren fortalte {en|et} historie om en elefant i Odense.', 'Det hedder en historie, historien.'),
      lists('Der hang {et|en} kort over hele Afrika på væggen.', 'Det hedder et kort, kortet.'),
      lists('Vores klasse skal lave {en|et} udstilling om vulkaner.', 'Det hedder en udstilling, udstillingen.'),
      lists('Jeg fandt {et|en} svar på bagsiden af arket.', 'Det hedder et svar, svaret.'),
      lists('Vi lavede {et|en} forsøg med eddike og natron.', 'Det hedder et forsøg, forsøget.'),
      lists('Han har {en|et} hemmelighed, som ingen må kende.', 'Det hedder en hemmelighed, hemmeligheden.'),
      lists('Koret sang {en|et} sang på fem sprog.', 'Det hedder en sang, sangen.'),
      lists('Dykkeren fandt {et|en} skib på havets bund.', 'Det hedder et skib, skibet.'),
      lists('Mia har opfundet {en|et} maskine, der smører madpakker.', 'Det hedder en maskine, maskinen.'),
    ],
  },
  {
    number: 52,

    title: 'Flertal, der driller',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps('Kragen stjal to [gafler](gaffel) fra vores bord.', 'Er der flere, hedder det »gafler«.'),
      gaps('Alle [cykler](cykel) i skuret manglede lygter.', 'Er der flere, hedder det »cykler«.'),
      gaps('Der boede tre [myrer](myre) i brødkassen.', 'Er der flere, hedder det »myrer«.'),
      gaps('Min farmor har gemt alle sine [breve](brev).', 'Er der flere, hedder det »breve«.'),
      gaps('Vi talte ni [stjerner](stjerne) over skoven.', 'Er der flere, hedder det »stjerner«.'),
      gaps('På hylden sad otte [bamser](bamse) uden øjne.', 'Er der flere, hedder det »bamser«.'),
      gaps('Blæksprutten vinkede med alle otte [arme](arm).', 'Er der flere, hedder det »arme«.'),
      gaps('Min oldemor fik fem [sønner](søn) og en papegøje.', 'Er der flere, hedder det »sønner«.'),
      gaps('Vi lånte to [telte](telt) til turen.', 'Er der flere, hedder det »telte«.'),
    ],
  },
]);
