import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'gren', level: 6, category: 'forholdsord' }, [
  {
    number: 1,
    title: '»In«, »on« eller »at«?',
    summary: 'Vælg de små ord om tid og sted.',
    instruction: 'Vælg det forholdsord, der passer.',
    items: [
      lists('My birthday is {in|on|at} May.', 'Måneder har »in«.'),
      lists('The party is {on|in|at} Saturday.', 'Dage har »on«.'),
      lists("The lesson starts {at|on|in} ten o'clock.", 'Klokkeslæt har »at«.'),
      lists('There is a spider {on|at} the wall!', 'Noget, der rører en flade, er »on«.'),
      lists('We live {in|on|at} Denmark.', 'Lande har »in«.'),
      lists('She is good {at|to|in} chess.', 'God til noget er »good at«.'),
      lists('I am afraid {of|for|from} wasps.', 'Bange for noget er »afraid of«.'),
      lists('Listen {to|at|on} this song!', 'Man siger »listen to«.'),
      lists('We are waiting {for|on|at} the bus.', 'Vente på noget er »wait for«.'),
      lists('He looks {like|as|out} a pirate in that coat.', 'At ligne er »look like«.'),
    ],
  },
]);
