import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const koenOgKasus = exerciseGroup({ productId: 'grtp', level: 9, category: 'koen-og-kasus' }, [
  {
    number: 1,
    title: 'Genitiv',
    summary: 'Vis, hvem noget tilhører.',
    instruction: 'Vælg eller skriv den rigtige form i genitiv.',
    items: [
      lists('Das Ende {des|der|dem} Films war enttäuschend.', '»Film« er hankøn: »des Films«.'),
      lists('Die Farbe {der|des|die} Wand gefällt mir nicht.', '»Wand« er hunkøn: »der Wand«.'),
      lists(
        'Wegen {des|dem|das} Gewitters wurde das Spiel abgebrochen.',
        '»Wegen« styrer genitiv, og »Gewitters« har genitivens s: »des Gewitters«.',
      ),
      lists('Während {der|die|den} Pause hat jemand meine Brote gegessen.', '»Während« styrer genitiv: »der Pause«.'),
      lists('Der Hut {meines|meiner|meinem} Vaters ist älter als ich.', '»Vater« er hankøn: »meines Vaters«.'),
      lists('Die Eltern {der|den|die} Kinder warteten draußen.', 'Flertal i genitiv: »der Kinder«.'),
      lists(
        '{Trotz|Weil|Obwohl} des Regens machten wir ein Picknick.',
        '»Trotz« styrer genitiv. De andre indleder en bisætning.',
      ),
      gaps('Am Anfang des [Jahres|Jahrs](Jahr) ist das Fitnessstudio voll.', 'Korte intetkønsord får »-es«: »Jahres«.'),
      gaps('Die Reifen des [Autos](Auto) waren platt.', 'Intetkøn i genitiv får »-s«: »Autos«.'),
      choice(
        'Hvordan siger man »Annas hund«?',
        'Annas Hund',
        ["Anna's Hund", "der Hund Annas's"],
        'Navne får »-s« uden apostrof.',
      ),
    ],
  },
]);
