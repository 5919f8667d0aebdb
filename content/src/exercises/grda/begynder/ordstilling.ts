import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grda', level: 11, category: 'ordstilling' }, [
  {
    number: 1,
    version: 3,
    title: 'Hvem gør hvad?',
    summary: 'Byg korte sætninger med ordene i den rigtige rækkefølge.',
    instruction: 'Først den, der gør noget. Så udsagnsordet. Så resten.',
    trains: ['word-order'],
    items: [
      order('jeg | spiser | et æble', 'Først jeg, så spiser, så resten.', { also: ['et æble | spiser | jeg'] }),
      order('min mor | kører | en stor bus', 'Først min mor, så kører.', { also: ['en stor bus | kører | min mor'] }),
      order('vi | har | ikke | en hund', '»Ikke« står efter udsagnsordet.', { also: ['en hund | har | vi | ikke'] }),
      order('hun | kan | tale | tre sprog', 'Ordet »kan« er nummer to. Ordet »tale« kommer bagefter.', {
        also: ['tre sprog | kan | hun | tale', 'tale | tre sprog | kan | hun'],
      }),
      order('jeg | kan | ikke | lide | fisk', '»Ikke« står mellem »kan« og »lide«.', {
        also: ['fisk | kan | jeg | ikke | lide', 'lide | fisk | kan | jeg | ikke'],
      }),
      order('han | vil | gerne | lære | dansk', '»Gerne« står efter »vil«.', {
        also: [
          'dansk | vil | han | gerne | lære',
          'gerne | vil | han | lære | dansk',
          'lære | dansk | vil | han | gerne',
        ],
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg kommer fra Syrien.',
        ['Jeg fra Syrien kommer.', 'Fra jeg Syrien kommer.'],
        'Udsagnsordet er nummer to.',
      ),
      choice(
        'Hvilken af sætningerne er rigtig?',
        'Jeg forstår ikke spørgsmålet.',
        ['Jeg ikke forstår spørgsmålet.', 'Ikke jeg forstår spørgsmålet.'],
        '»Ikke« står efter udsagnsordet.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Spørg om noget',
    summary: 'Byg spørgsmål med hvad, hvor, hvem og hvornår.',
    instruction: 'Spørgeordet kommer først. Så kommer udsagnsordet. Uden spørgeord kommer udsagnsordet først.',
    trains: ['word-order'],
    items: [
      order('hvad | hedder | din | lærer?', 'Først »hvad«, så »hedder«.', { task: 'Byg et spørgsmål.' }),
      order('hvor | kommer | du | fra?', 'Først »hvor«, så »kommer«.', { task: 'Byg et spørgsmål.' }),
      order('hvornår | har | vi | frikvarter?', 'Først »hvornår«, så »har«.', { task: 'Byg et spørgsmål.' }),
      order('må | jeg | låne | din blyant?', 'Uden spørgeord kommer udsagnsordet først.', {
        task: 'Byg et spørgsmål.',
      }),
      order('hvem | sidder | ved siden af | dig?', 'Først »hvem«, så »sidder«.', { task: 'Byg et spørgsmål.' }),
      order('bor | din familie | i Danmark?', 'Uden spørgeord kommer udsagnsordet først.', {
        task: 'Byg et spørgsmål.',
      }),
      choice(
        '»Jeg er ti år.« Hvad er spørgsmålet?',
        'Hvor gammel er du?',
        ['Hvor er du?', 'Hvor mange er du?'],
        'Svaret er et antal år. Derfor spørger man »hvor gammel«.',
      ),
      choice(
        '»Klokken er otte.« Hvad er spørgsmålet?',
        'Hvad er klokken?',
        ['Hvor er klokken?', 'Hvem er klokken?'],
        'Man spørger »hvad er klokken«, når man vil vide, hvad tid det er.',
      ),
      choice(
        '»Fordi jeg er træt.« Hvad er spørgsmålet?',
        'Hvorfor går du i seng?',
        ['Hvornår går du i seng?', 'Hvor sover du?'],
        '»Hvorfor« spørger om en grund.',
      ),
    ],
  },
]);
