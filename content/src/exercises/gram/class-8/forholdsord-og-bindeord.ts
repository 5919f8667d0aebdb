import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const forholdsordOgBindeord = exerciseGroup(
  { productId: 'gram', level: 8, category: 'forholdsord-og-bindeord' },
  [
    {
      number: 1,
      title: 'Bange for, træt af og vild med',
      summary: 'Vælg det forholdsord, der hører fast sammen med ordet foran.',
      instruction: 'Mange ord har et fast forholdsord. Vælg det, der hører til.',
      items: [
        lists('Er du bange {for|af|med} edderkopper med navne?', 'Man er bange for noget.'),
        lists('Jeg er fuldkommen enig {med|til|på} dig, men min mor er ikke.', 'Man er enig med en person.'),
        lists('De blev uenige {om|for|ved} prisen på en brugt trampolin.', 'Man er uenig om en sag.'),
        lists('Skolens bedste løber vil ikke deltage {i|til|på} stafetten.', 'Man deltager i noget.'),
        lists('Alle var misundelige {på|af|efter} hendes nye krykker.', 'Man er misundelig på nogen eller noget.'),
        lists('Hvem er ansvarlig {for|af|om} den grønne farve i poolen?', 'Man er ansvarlig for noget.'),
        lists('Vi ledte {efter|om|på} nøglen i tre timer og fandt et ur.', 'Man leder efter noget.'),
        lists('Kampen blev aflyst på grund {af|for|over} en elg på banen.', 'Det hedder »på grund af«.'),
        lists('Det er typisk {for|af|på} min far at danse i supermarkedet.', 'Noget er typisk for en person.'),
        choice(
          'Hvilken sætning er rigtig?',
          'Hun er mere interesseret i svampe end i mennesker.',
          [
            'Hun er mere interesseret på svampe end på mennesker.',
            'Hun er mere interesseret om svampe end om mennesker.',
          ],
          'Man er interesseret i noget.',
        ),
      ],
    },
    {
      number: 2,
      version: 2,
      title: 'Sideordnet eller underordnet?',
      summary: 'Kend forskel på de bindeord, der binder hovedsætninger sammen, og dem, der indleder ledsætninger.',
      instruction:
        'Og, men, eller, for og så binder led af samme slags sammen. At, fordi, hvis, selv om, mens og da indleder ledsætninger.',
      trains: ['word-order'],
      items: [
        sort(
          { sideordner: ['og', 'men', 'eller'], underordner: ['fordi', 'hvis', 'selv om'] },
          'De første binder led af samme slags sammen. De andre indleder ledsætninger.',
          'Sorter bindeordene.',
        ),
        mark(
          'Toget holdt stille, *fordi* en svane stod på skinnerne *og* nægtede at flytte sig.',
          'Marker de to bindeord.',
          '»Fordi« indleder en ledsætning, og »og« binder to udsagnsled sammen.',
        ),
        lists(
          'Jeg tog bussen, {for|fordi|da} jeg gad ikke cykle.',
          '»Ikke« står efter udsagnsordet, så det er en hovedsætning: for jeg gad ikke.',
        ),
        lists(
          'Jeg tog bussen, {fordi|for|men} jeg ikke gad gå.',
          '»Ikke« står foran udsagnsordet, så det er en ledsætning: fordi jeg ikke gad.',
        ),
        lists(
          'Hun ringede ikke, {selv om|men|for} hun virkelig havde lovet det.',
          'Der er en modsætning, og »virkelig« står foran udsagnsordet: »selv om«.',
        ),
        lists(
          'Hun ringede ikke, {men|selv om|fordi} hun havde virkelig lovet det.',
          'Der er en modsætning, og »virkelig« står efter udsagnsordet: »men«.',
        ),
        choice(
          'Hvad er bindeordet i »Ingen ved, om kaptajnen overlevede«?',
          'om',
          ['ingen', 'ved'],
          '»Om« indleder ledsætningen »om kaptajnen overlevede«.',
        ),
        choice(
          'Hvilken sætning har et underordnende bindeord?',
          'Vi venter her, indtil regnen holder op.',
          ['Vi venter her, og I går i forvejen.', 'Vi venter her, men I går i forvejen.'],
          '»Indtil« indleder en ledsætning. »Og« og »men« binder to hovedsætninger sammen.',
        ),
        choice(
          'Hvad betyder »Medmindre du siger noget, kører vi nu«?',
          'Vi kører, hvis du tier stille.',
          ['Vi kører, hvis du siger noget.', 'Vi kører, selv om du siger noget.'],
          '»Medmindre« betyder det samme som »hvis ikke«.',
        ),
      ],
    },
  ],
);
