import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grgx', level: 8, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Vejen til skolen',
    summary: 'Find vej med de rigtige forholdsord og former.',
    instruction: 'Vælg det rigtige ord.',
    items: [
      lists(
        'Gehen Sie zuerst über {die|der|den} Brücke auf die andere Seite.',
        'Man bevæger sig hen over: akkusativ, »die Brücke«.',
      ),
      lists('Dann sehen Sie links {an|auf|in} der Ecke eine Bäckerei.', 'På hjørnet hedder »an der Ecke«.'),
      lists('Biegen Sie nach {der|die|den} Bäckerei rechts ab.', '»Nach« styrer dativ: »der Bäckerei«.'),
      lists('Gehen Sie immer geradeaus bis {zum|nach|zur} Rathaus.', '»Rathaus« er intetkøn: »zu dem«, altså »zum«.'),
      lists(
        'Gegenüber {dem|den|das} Rathaus steht ein Brunnen mit einem Frosch.',
        '»Gegenüber« styrer dativ: »dem Rathaus«.',
      ),
      lists('Laufen Sie durch {den|dem|der} Park, aber nicht über den Rasen.', '»Durch« styrer akkusativ: »den Park«.'),
      lists('Die Schule liegt direkt neben {der|die|das} Feuerwehr.', 'Sted giver dativ: »der Feuerwehr«.'),
      lists('Sie können auch mit {der|die|dem} Straßenbahn fahren.', '»Mit« styrer dativ: »der Straßenbahn«.'),
      lists('Die Haltestelle ist vor {dem|den|das} Kino.', 'Sted giver dativ: »dem Kino«.'),
    ],
  },
]);
