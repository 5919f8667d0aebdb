import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grty', level: 9, category: 'stedord' }, [
  {
    number: 1,
    title: 'Henførende stedord',
    summary: 'Vælg »der«, »die«, »das«, »den« og »dem« i relative sætninger.',
    instruction: 'Kønnet kommer fra det ord, der vises tilbage til, kasus fra bisætningen.',
    items: [
      lists('Der Mann, {der|den|dem} dort steht, ist mein Trainer.', 'Grundled i bisætningen: »der«.'),
      lists('Der Film, {den|der|dem} wir gesehen haben, war langweilig.', 'Genstandsled i bisætningen: »den«.'),
      lists('Die Freundin, {der|die|den} ich geholfen habe, heißt Aylin.', '»Helfen« styrer dativ, hunkøn: »der«.'),
      lists('Das Mädchen, {das|die|der} nebenan wohnt, spielt Schlagzeug.', '»Mädchen« er intetkøn: »das«.'),
      lists('Der Junge, mit {dem|den|der} ich tanze, tritt mir auf die Füße.', '»Mit« styrer dativ: »dem«.'),
      lists(
        'Die Leute, {denen|die|den} das Haus gehört, leben in Japan.',
        '»Gehören« styrer dativ, og i flertal hedder det »denen«.',
      ),
      lists('Die Stadt, in {der|die|den} ich geboren bin, liegt am Rhein.', 'Sted giver dativ, hunkøn: »der«.'),
      lists('Der Sänger, {dessen|deren|denen} Stimme du hörst, ist erst zwölf.', 'Hankøn i genitiv: »dessen«.'),
      gaps('Das ist die Lampe, [die] ich auf dem Flohmarkt gekauft habe.', 'Genstandsled, hunkøn: »die«.'),
      gaps('Kennst du den Mann, [der] immer mit seinem Papagei spazieren geht?', 'Grundled, hankøn: »der«.'),
    ],
  },
]);
