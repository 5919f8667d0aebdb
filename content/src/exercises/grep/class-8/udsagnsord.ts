import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grep', level: 8, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'En mærkelig nat på lejr',
    summary: 'Vælg den rigtige form af udsagnsordene i en historie fra en lejrtur.',
    instruction: 'Sætningerne fortæller én historie i datid. Vælg eller skriv udsagnsordet.',
    items: [
      lists(
        'While we {were sitting|are sitting|have sat} round the fire, we heard a noise.',
        'Det var i gang, da lyden kom: »were sitting«.',
      ),
      lists('Nobody {dared|dares|was daring} to move.', 'Historien står i datid.'),
      gaps('Then Mr Clarke [stood](stand) up and took his torch.', '»Stand, stood, stood«.'),
      gaps(
        'Something big [was breathing|breathed](breathe) behind the kitchen tent.',
        'Det var i gang, så »-ing« er bedst: »was breathing«.',
      ),
      lists('"Did you {close|closed|closing} the food box?" he whispered.', 'Efter »did« står grundformen.'),
      gaps(
        'I suddenly remembered that I had [forgotten](forget) it.',
        'Efter »had« står den tredje form: »forgotten«.',
      ),
      lists('We could {hear|heard|hearing} plates falling to the ground.', 'Efter »could« står grundformen.'),
      gaps('In the end Mr Clarke [threw](throw) an apple into the dark.', '»Throw, threw, thrown«.'),
      lists('A minute later a very fat pony {came|comes|has come} out and asked for more.', 'Historien står i datid.'),
      choice(
        'Which last sentence is right?',
        'We never slept without locking the food box again.',
        ['We never sleeping without lock the food box again.', 'We never slept without to lock the food box again.'],
        'Efter »without« står »-ing«.',
      ),
    ],
  },
]);
