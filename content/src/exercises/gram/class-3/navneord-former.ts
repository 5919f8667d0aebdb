import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

/** Written by tools/practice from the lexicon. */
export const navneordFormer = exerciseGroup({ productId: 'gram', level: 3, category: 'navneord' }, [
  {
    number: 51,
    version: 2,
    title: '»En« eller »et« i haven',
    summary: 'Vælg »en« eller »et« foran ord, som du møder hver dag.',
    instruction: 'Vælg »en« eller »et«, så det passer til navneordet.',
    trains: ['gender'],
    items: [
      lists(
        'Der sad {en|et} kanin i min støvle.',
        'Bagefter siger man »kaninen« med »-en«. Derfor hedder det »en kanin«.',
      ),
      lists(
        'Vi fandt {et|en} pindsvin under hækken.',
        'Bagefter siger man »pindsvinet« med »-et«. Derfor hedder det »et pindsvin«.',
      ),
      lists(
        'Naboen har {en|et} hest, der kan åbne døre.',
        'Bagefter siger man »hesten« med »-en«. Derfor hedder det »en hest«.',
      ),
      lists(
        'Jeg så {et|en} egern med en hel bolle i munden.',
        'Bagefter siger man »egernet« med »-et«. Derfor hedder det »et egern«.',
      ),
      lists(
        'Der står {et|en} træ midt på fodboldbanen.',
        'Bagefter siger man »træet« med »-et«. Derfor hedder det »et træ«.',
      ),
      lists(
        'Far har bygget {en|et} hule af gamle døre.',
        'Bagefter siger man »hulen« med »-en«. Derfor hedder det »en hule«.',
      ),
      lists(
        'Katten gemte sig bag {et|en} gardin.',
        'Bagefter siger man »gardinet« med »-et«. Derfor hedder det »et gardin«.',
      ),
      lists(
        'Jeg vil gerne have {en|et} rygsæk med flammer på.',
        'Bagefter siger man »rygsækken« med »-en«. Derfor hedder det »en rygsæk«.',
      ),
      lists('Trolden boede under {en|et} bro.', 'Bagefter siger man »broen« med »-en«. Derfor hedder det »en bro«.'),
      lists(
        'Hun tegnede {et|en} spøgelse på ruden.',
        'Bagefter siger man »spøgelset« med »-et«. Derfor hedder det »et spøgelse«.',
      ),
    ],
  },
  {
    number: 52,
    version: 2,
    title: 'Flere katte og hatte',
    summary: 'Skriv navneordene, når der er flere.',
    instruction: 'Skriv navneordet i flertal.',
    trains: ['number'],
    items: [
      gaps(
        'Tre [katte](kat) sov oven på hinanden.',
        'Vokalen er kort. Derfor bliver t til to, og ordet får endelsen »-e«: »kat«, »katte«.',
      ),
      gaps('Vi så fem [fugle](fugl) på samme gren.', 'Ordet får endelsen »-e«: »fugl«, »fugle«.'),
      gaps('Der ligger mange [blade](blad) på trampolinen.', 'Ordet får endelsen »-e«: »blad«, »blade«.'),
      gaps(
        'Morfar har fire [hatte](hat), og de er alle grønne.',
        'Vokalen er kort. Derfor bliver t til to, og ordet får endelsen »-e«: »hat«, »hatte«.',
      ),
      gaps('I kassen var der ti [æbler](æble) og en orm.', 'Ordet ender på e og får kun »-r«: »æble«, »æbler«.'),
      gaps('To [piger](pige) fandt en nøgle i sandet.', 'Ordet ender på e og får kun »-r«: »pige«, »piger«.'),
      gaps('Bageren solgte alle sine [kager](kage) på en time.', 'Ordet ender på e og får kun »-r«: »kage«, »kager«.'),
      gaps(
        'Hunden har gravet seks [huller](hul) i plænen.',
        'Vokalen er kort. Derfor bliver l til to, og ordet får endelsen »-er«: »hul«, »huller«.',
      ),
      gaps('Der lå tre [pinde](pind) foran hulen.', 'Ordet får endelsen »-e«: »pind«, »pinde«.'),
    ],
  },
]);
