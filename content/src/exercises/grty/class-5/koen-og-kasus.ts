import { exerciseGroup, lists, sort } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grty', level: 5, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: '»Der«, »die« eller »das«?',
    summary: 'Find kønnet på almindelige tyske navneord.',
    instruction: 'Vælg det rigtige kendeord.',
    items: [
      lists('{Der|Die|Das} Mann mit dem Hut singt Opern.', 'Mænd er hankøn: »der Mann«.'),
      lists('{Die|Der|Das} Frau am Fenster ist meine Tante.', 'Kvinder er hunkøn: »die Frau«.'),
      lists('{Das|Der|Die} Mädchen fährt Skateboard.', 'Alle ord på »-chen« er intetkøn: »das Mädchen«.'),
      lists('{Die|Der|Das} Katze liegt auf der Zeitung.', 'Mange ord på »-e« er hunkøn: »die Katze«.'),
      lists('{Das|Der|Die} Auto ist rosa und sehr alt.', 'Det hedder »das Auto«.'),
      lists('{Die|Der|Das} Lampe über dem Tisch blinkt.', 'Mange ord på »-e« er hunkøn: »die Lampe«.'),
      lists('{Der|Die|Das} Montag beginnt mit Mathe.', 'Ugens dage er hankøn: »der Montag«.'),
      lists('{Das|Der|Die} Kätzchen ist erst drei Wochen alt.', 'Alle ord på »-chen« er intetkøn: »das Kätzchen«.'),
      lists('{Die|Der|Das} Zeitung ist nass geworden.', 'Ord på »-ung« er hunkøn: »die Zeitung«.'),
      sort(
        {
          der: ['Vater', 'Winter', 'Dienstag'],
          die: ['Blume', 'Schwester', 'Wohnung'],
          das: ['Kind', 'Brötchen', 'Buch'],
        },
        'Årstider og dage er hankøn, ord på »-ung« er hunkøn, og ord på »-chen« er intetkøn.',
        'Sorter ordene efter køn.',
      ),
    ],
  },
]);
