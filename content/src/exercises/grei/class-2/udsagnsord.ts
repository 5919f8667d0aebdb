import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grei', level: 2, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Små ord: »am«, »is«, »are« og »have«',
    summary: 'Arbejd med de små ord »am«, »is«, »are« og »have«.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('I {am|is|are} seven.', 'Det hedder »I am«.'),
      lists('My cat {is|am|are} fat and happy.', 'Katten er én: »is«.'),
      lists('You {are|am|is} my friend.', 'Det hedder »you are«.'),
      lists('We {are|is|am} in the kitchen.', 'Det hedder »we are«.'),
      lists('The ball {is|are|am} under the bed.', 'Bolden er én: »is«.'),
      lists('I {have|is|am} two teddy bears.', '»I have« betyder jeg har.'),
      order('I | am | not | a monkey.', '»Not« står lige efter »am«.'),
      order('we | have | a blue car.', '»We have« betyder vi har.'),
      choice('Hvad betyder »I am cold«?', 'Jeg fryser.', ['Jeg er glad.', 'Jeg har en kulde.'], '»Cold« betyder kold.'),
      choice(
        'Hvad betyder »Are you OK?«?',
        'Er du okay?',
        ['Hvor er du?', 'Hvem er du?'],
        '»Are you« betyder »er du«.',
      ),
    ],
  },
]);
