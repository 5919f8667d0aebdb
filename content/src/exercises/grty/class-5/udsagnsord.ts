import { choice, exerciseGroup, gaps, lists, mark } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grty', level: 5, category: 'udsagnsord' }, [
  {
    number: 1,
    title: '»sein« og »haben«',
    summary: 'Lær de to vigtigste udsagnsord på tysk.',
    instruction: 'Vælg eller skriv den rigtige form af »sein« eller »haben«.',
    items: [
      lists('Ich {bin|ist|bist} elf Jahre alt und spiele Trompete.', 'Det hedder »ich bin«.'),
      lists('Du {bist|ist|bin} heute aber müde!', 'Det hedder »du bist«.'),
      lists('Unsere Lehrerin {hat|habt|hast} einen Papagei zu Hause.', 'Læreren er »sie« i ental: »sie hat«.'),
      lists('{Habt|Hat|Haben} ihr noch Pizza, Lena und Tim?', 'Til flere, man er dus med, siger man »ihr habt«.'),
      gaps('Wir [sind](sein) schon am Strand.', 'Det hedder »wir sind«.'),
      gaps('Ich [habe](haben) drei Meerschweinchen.', 'Det hedder »ich habe«.'),
      gaps('[Hast](haben) du Angst vor Spinnen?', 'Det hedder »du hast«.'),
      gaps('Emma und Paul [sind](sein) Zwillinge.', 'Emma og Paul er to: »sie sind«.'),
      gaps('Warum [seid](sein) ihr so laut?', 'Det hedder »ihr seid«.'),
      choice(
        'Hvad er rigtigt?',
        'Der Kuchen ist fertig.',
        ['Der Kuchen sein fertig.', 'Der Kuchen bist fertig.'],
        'Kagen er »er«: »er ist«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Endelserne »-e«, »-st«, »-t« og »-en«',
    summary: 'Sæt den rigtige endelse på udsagnsordet.',
    instruction: 'Skriv udsagnsordet i nutid.',
    items: [
      gaps('Ich [spiele](spielen) jeden Tag Fußball.', 'Efter »ich« ender udsagnsordet på »-e«.'),
      gaps('Du [wohnst](wohnen) in einem gelben Haus.', 'Efter »du« ender udsagnsordet på »-st«.'),
      gaps('Anna [kauft](kaufen) ein Eis mit drei Kugeln.', 'Anna er »sie«, og så ender udsagnsordet på »-t«.'),
      gaps('Wir [lernen](lernen) Deutsch mit Musik.', 'Efter »wir« ender udsagnsordet på »-en«.'),
      gaps('[Kommt](kommen) ihr morgen zum Fest?', 'Efter »ihr« ender udsagnsordet på »-t«.'),
      gaps('Meine Brüder [lachen](lachen) über alles.', 'Brødrene er flere: »sie lachen«.'),
      gaps('Der Clown [heißt](heißen) Bobo.', 'Klovnen er »er«: »er heißt«.'),
      lists('Wie {heißt|heißen|heiße} du?', 'Stammen »heiß-« slutter på ß, og derfor får »du« kun »-t«.'),
      lists('Opa {arbeitet|arbeitt|arbeiten} im Garten.', 'Efter »-t« i stammen kommer der et e ind: »er arbeitet«.'),
      mark(
        'Am Samstag *backen* wir Brot, und mein Hund *frisst* die Reste.',
        'Marker udsagnsordene.',
        '»Backen« er at bage, og »frisst« er at æde.',
      ),
    ],
  },
]);
