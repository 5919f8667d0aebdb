import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grte', level: 8, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: '»It« eller »there«?',
    summary: 'Vælg de små ord, som danskere ofte blander sammen.',
    instruction: '»There« viser, at noget findes. »It« peger på noget bestemt eller på vejr og tid.',
    items: [
      lists('{There|It} is somebody at the door.', 'Noget findes: »there is«.'),
      lists('{It|There} is raining cats and dogs.', 'Vejret er »it«.'),
      lists('{There|It} are too many cooks in this kitchen.', 'Noget findes: »there are«.'),
      lists('{It|There} is hard to say goodbye.', '»It« står for det, der kommer senere.'),
      lists('I met a girl {who|she|which} can walk on her hands.', 'En person: »who«.'),
      lists('He hurt {himself|him|hisself} when he fell off the stage.', 'Det gik ud over ham selv: »himself«.'),
      lists("That car isn't ours. It's {theirs|their|there's}.", '»Theirs« står alene.'),
      lists('My brother and {I|me|myself} built a tree house.', 'Det er dem, der gør noget: »I«.'),
      lists('They invited my sister and {me|I|my}.', 'Efter udsagnsordet står »me«.'),
      lists('A friend of {mine|my|me} has a pet pig.', '»A friend of mine« er en fast vending.'),
    ],
  },
]);
