import { exerciseGroup, lists } from '../../markup/index.ts';

export const koenOgTal = exerciseGroup({ productId: 'grfr', level: 8, category: 'koen-og-tal' }, [
  {
    number: 1,
    title: 'Noget af maden',
    summary: 'Brug delingsartiklen »du«, »de la« og »des«.',
    instruction: 'Vælg det rigtige ord.',
    because: "»Du«, »de la«, »de l'« og »des« betyder noget af. Efter mængder og nægtelser står der »de«.",
    items: [
      lists('Le matin, je bois {du|de la|de} lait.', '»Lait« er hankøn: »du lait«.'),
      lists('Elle met {de la|du|le} confiture sur son pain.', '»Confiture« er hunkøn: »de la«.'),
      lists("Il faut {de l'|du|de la}eau pour les plantes.", "Foran en vokal hedder det »de l'«."),
      lists('Nous avons acheté un kilo {de|des|du} tomates.', 'Efter en mængde står der »de«.'),
      lists("Il n'y a plus {de|du|le} beurre.", 'Efter en nægtelse står der »de«.'),
      lists("J'adore {le|du|de} fromage.", 'Efter »adorer« taler man om al ost: »le fromage«.'),
      lists("Tu as beaucoup {d'|des|de}amis en France ?", "Efter »beaucoup« står der »de«, og foran en vokal »d'«."),
      lists('Mets un peu {de|du|des} sel dans la soupe.', 'Efter »un peu« står der »de«.'),
      lists('Il a {de la|du|des} chance : il gagne toujours.', '»Chance« er hunkøn: »de la chance«.'),
      lists(
        "Mon petit frère n'aime pas {les|de|des} carottes.",
        'Efter »aimer« bliver »les« stående, også i en nægtelse.',
      ),
    ],
  },
]);
