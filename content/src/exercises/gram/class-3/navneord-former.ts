import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const navneordFormer = exerciseGroup({ productId: 'gram', level: 3, category: 'navneord' }, [
  {
    number: 51,

    title: '»En« eller »et« i haven',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists('Der sad {en|et} kanin i min støvle.', 'Det hedder en kanin, kaninen.'),
      lists('Vi fandt {et|en} pindsvin under hækken.', 'Det hedder et pindsvin, pindsvinet.'),
      lists('Naboen har {en|et} hest, der kan åbne døre.', 'Det hedder en hest, hesten.'),
      lists('Jeg så {et|en} egern med en hel bolle i munden.', 'Det hedder et egern, egernet.'),
      lists('Der står {et|en} træ midt på fodboldbanen.', 'Det hedder et træ, træet.'),
      lists('Far har bygget {en|et} hule af gamle døre.', 'Det hedder en hule, hulen.'),
      lists('Katten gemte sig bag {et|en} gardin.', 'Det hedder et gardin, gardinet.'),
      lists('Jeg vil gerne have {en|et} rygsæk med flammer på.', 'Det hedder en rygsæk, rygsækken.'),
      lists('Trolden boede under {en|et} bro.', 'Det hedder en bro, broen.'),
      lists('Hun tegnede {et|en} spøgelse på ruden.', 'Det hedder et spøgelse, spøgelset.'),
    ],
  },
  {
    number: 52,

    title: 'Flere katte og hatte',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps('Tre [katte](kat) sov oven på hinanden.', 'Er der flere, hedder det »katte«.'),
      gaps('Vi så fem [fugle](fugl) på samme gren.', 'Er der flere, hedder det »fugle«.'),
      gaps('Der ligger mange [blade](blad) på trampolinen.', 'Er der flere, hedder det »blade«.'),
      gaps('Morfar har fire [hatte](hat), og de er alle grønne.', 'Er der flere, hedder det »hatte«.'),
      gaps('I kassen var der ti [æbler](æble) og en orm.', 'Er der flere, hedder det »æbler«.'),
      gaps('To [piger](pige) fandt en nøgle i sandet.', 'Er der flere, hedder det »piger«.'),
      gaps('Bageren solgte alle sine [kager](kage) på en time.', 'Er der flere, hedder det »kager«.'),
      gaps('Hunden har gravet seks [huller](hul) i plænen.', 'Er der flere, hedder det »huller«.'),
      gaps('Der lå tre [pinde](pind) foran hulen.', 'Er der flere, hedder det »pinde«.'),
    ],
  },
]);
