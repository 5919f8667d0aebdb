import { exerciseGroup, lists } from '../../markup/index.ts';

export const tillaegsordOgBiord = exerciseGroup({ productId: 'grte', level: 9, category: 'tillaegsord-og-biord' }, [
  {
    number: 1,
    title: '»So«, »such«, »too« og »enough«',
    summary: 'Vælg de ord, der viser, hvor meget af noget der er.',
    instruction: 'Læs hele sætningen, og vælg det ord, der passer.',
    items: [
      lists(
        'It was {such|so} a boring film that even the popcorn fell asleep.',
        'Foran »a« og et navneord står »such«.',
      ),
      lists('The film was {so|such} boring that we left.', 'Foran et tillægsord alene står »so«.'),
      lists('This jumper is {too|to|so much} small for me.', '»Too« betyder for.'),
      lists("He isn't {old enough|enough old|too old enough} to vote.", '»Enough« står efter tillægsordet.'),
      lists(
        "We haven't got {enough chairs|chairs too much|such chairs} for everybody.",
        '»Enough« står foran navneordet.',
      ),
      lists('There is {too much|too many} salt in the soup.', 'Salt kan ikke tælles.'),
      lists('I liked the second book {even|much more} better than the first.', '»Even better« betyder endnu bedre.'),
      lists('Of the three sisters Maud is the {quietest|quieter|more quiet}.', 'Der er tre: den højeste grad.'),
      lists('The faster you eat, the {worse|badder|worst} you feel.', '»The … the« kræver to komparativer.'),
      lists('She plays chess {as well as|as good than|so well than} her teacher.', 'Lige så godt: »as well as«.'),
    ],
  },
]);
