import { exerciseGroup, lists } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grgx', level: 9, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Endelser i reklamer',
    summary: 'Sæt de rigtige endelser på tillægsord i annoncer.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists(
        '{Frisches|Frische|Frischer} Brot, jeden Morgen ab sechs!',
        '»Brot« er intetkøn, og der er intet kendeord: »-es«.',
      ),
      lists('{Junge|Jungen|Junger} Katzen suchen ein Zuhause.', 'Flertal uden kendeord: »-e«.'),
      lists('Wir suchen einen {freundlichen|freundlicher|freundliche} Fahrer.', 'Akkusativ hankøn: »-en«.'),
      lists(
        'Zimmer mit {schöner|schöne|schönem} Aussicht zu vermieten.',
        '»Aussicht« er hunkøn i dativ uden kendeord: »-er«.',
      ),
      lists(
        'Verkaufe mein {altes|alte|alten} Klavier, nur zwei Tasten fehlen.',
        'Akkusativ intetkøn efter »mein«: »-es«.',
      ),
      lists('Die {besten|beste|bester} Pommes der Stadt!', 'Flertal efter »die«: »-en«.'),
      lists(
        'Bei {schlechtem|schlechten|schlechter} Wetter sind wir im Zelt.',
        '»Wetter« er intetkøn i dativ uden kendeord: »-em«.',
      ),
      lists('Der {neue|neuer|neuen} Roman von Ulla Stern ist da.', 'Nominativ hankøn efter »der«: »-e«.'),
      lists('Für unsere {kleinen|kleine|kleiner} Gäste gibt es Malbücher.', 'Flertal efter »unsere«: »-en«.'),
      lists('Ein {großes|große|großen} Dankeschön an alle Helfer!', 'Nominativ intetkøn efter »ein«: »-es«.'),
    ],
  },
]);
