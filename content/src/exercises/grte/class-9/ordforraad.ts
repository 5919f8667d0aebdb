import { exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grte', level: 9, category: 'ordforraad' }, [
  {
    number: 1,
    version: 2,
    title: 'Byg nye ord',
    summary: 'Dan nye ord med forstavelser og endelser.',
    instruction: 'Skriv eller vælg den form af ordet, der passer i sætningen.',
    items: [
      gaps('It is [impossible](possible) to lick your own elbow.', '»Im-« vender betydningen om.'),
      gaps('He was very [unhappy](happy) when his goldfish died.', '»Un-« vender betydningen om.'),
      gaps('Their [friendship](friend) began with a fight about a swing.', '»-ship« laver et navneord.'),
      gaps('The [discovery](discover) of the old ship made her famous.', '»-y« laver et navneord af »discover«.'),
      gaps('She showed great [courage|bravery](mod) when the boat sank.', 'Mod hedder »courage«.'),
      gaps('The soup was completely [tasteless](taste).', '»-less« betyder uden.'),
      gaps('Be [careful](care)! The plate is hot!', '»-ful« betyder fuld af.'),
      gaps('His [explanation](explain) was so long that we fell asleep.', '»Explain« mister sit i og får -ation.'),
      lists('I completely {disagree|unagree|misagree} with you.', '»Dis-« vender betydningen af »agree« om.'),
      lists("I'm sorry, I {misunderstood|disunderstood|ununderstood} the question.", '»Mis-« betyder forkert.'),
      sort(
        {
          'un-': ['lucky', 'usual', 'fair'],
          'in-': ['visible', 'correct', 'dependent'],
          'dis-': ['honest', 'appear', 'obey'],
        },
        'Det hedder »unlucky«, »invisible« og »dishonest«.',
        'Hvilken forstavelse vender betydningen om?',
      ),
    ],
  },
]);
