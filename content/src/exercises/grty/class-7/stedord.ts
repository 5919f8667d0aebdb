import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grty', level: 7, category: 'stedord' }, [
  {
    number: 1,
    title: '»Mich« eller »mir«?',
    summary: 'Vælg mellem akkusativ og dativ i de personlige stedord.',
    instruction: 'Skriv eller vælg det rigtige stedord.',
    items: [
      lists('Kannst du {mir|mich|ich} bitte helfen?', '»Helfen« styrer dativ: »mir«.'),
      lists('Der Hund hat {mich|mir|meiner} gebissen!', 'Genstandsled: »mich«.'),
      lists('Ich gebe {dir|dich|du} mein altes Rad.', 'Den, der får noget, står i dativ: »dir«.'),
      lists('Kennst du den neuen Schüler? – Ja, ich kenne {ihn|ihm|er}.', '»Der Schüler« er genstandsled: »ihn«.'),
      lists('Die Jacke gefällt {ihr|sie|ihre} nicht.', '»Gefallen« styrer dativ: »ihr«.'),
      lists('Wir gehen jetzt. Kommst du mit {uns|wir|unser}?', '»Mit« styrer dativ: »uns«.'),
      gaps('Das ist mein Opa. Ich besuche [ihn] jeden Sonntag.', '»Opa« er hankøn og genstandsled: »ihn«.'),
      gaps('Mein Bruder hat Geburtstag. Ich schenke [ihm] eine Schlange aus Gummi.', 'Broderen får noget: »ihm«.'),
      gaps('Wo ist meine Brille? Ich finde [sie] nicht.', '»Die Brille« er hunkøn og genstandsled: »sie«.'),
      gaps('Frau Holm, darf ich [Ihnen] die Tür aufhalten?', 'Den høflige form i dativ er »Ihnen«.'),
    ],
  },
]);
