import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grtx', level: 10, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Højttaleren på banegården',
    summary: 'Vælg forholdsord og kasus, når du rejser.',
    instruction: 'Vælg den rigtige form.',
    items: [
      lists('Der Zug {nach|zu|in} München fährt heute von Gleis 4.', 'Byer får »nach«.'),
      lists('Steigen Sie bitte in {den|dem|der} vorderen Wagen ein!', 'Retning giver akkusativ: »den«.'),
      lists(
        'Wegen einer Kuh auf {den|die|der} Gleisen haben wir Verspätung.',
        'Hvor er koen? Dativ i flertal: »den Gleisen«.',
      ),
      lists('Ich sitze am Fenster, gegenüber von {einem|einen|ein} schlafenden Mönch.', '»Von« styrer dativ: »einem«.'),
      lists('In {der|die|den} Nacht fuhren wir durch drei Länder.', 'Tidspunkt med »in« giver dativ: »der Nacht«.'),
      lists('Mein Koffer steht schon auf {dem|den|das} Bahnsteig.', 'Hvor står den? Dativ: »dem«.'),
      lists('Wir steigen {in|an|auf} Mannheim um.', 'Man skifter i en by: »in«.'),
      lists('Zwischen Kiel und Hamburg saß ein Huhn neben {mir|mich|ich}.', 'Hvor sad hønen? Dativ: »mir«.'),
      lists('Die Fahrt dauert ohne {den|dem|der} Umweg nur eine Stunde.', '»Ohne« styrer akkusativ: »den Umweg«.'),
      lists('Aus {dem|den|das} Speisewagen roch es nach Kohl.', '»Aus« styrer dativ: »dem«.'),
    ],
  },
]);
