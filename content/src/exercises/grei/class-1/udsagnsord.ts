import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grei', level: 1, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvad kan du?',
    summary: 'Lær, hvad man kan gøre: løbe, hoppe, synge.',
    instruction: 'Find det ord, der fortæller, hvad man gør.',
    items: [
      choice('Hvad betyder »run«?', 'løbe', ['rund', 'råbe'], '»Run« er at løbe.'),
      choice('Hvad betyder »jump«?', 'hoppe', ['gemme', 'sove'], '»Jump« er at hoppe.'),
      choice('Hvad betyder »sing«?', 'synge', ['savne', 'sidde'], '»Sing« er at synge.'),
      choice('Hvad betyder »sleep«?', 'sove', ['slippe', 'slå'], '»Sleep« er at sove.'),
      choice(
        'Hvad betyder »I can swim«?',
        'Jeg kan svømme.',
        ['Jeg vil svømme.', 'Jeg kan synge.'],
        '»I can« er jeg kan.',
      ),
      lists('A fish can {swim|fly|read}.', 'En fisk kan svømme: »swim«.'),
      lists('A bird can {fly|read|write}.', 'En fugl kan flyve: »fly«.'),
      lists('I {eat|drink|read} an apple.', 'Man spiser et æble: »eat«.'),
      lists('I {drink|eat|write} water.', 'Man drikker vand: »drink«.'),
      order('I | can | dance.', '»I« står først, så »can«.'),
    ],
  },
]);
