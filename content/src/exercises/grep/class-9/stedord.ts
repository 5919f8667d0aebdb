import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grep', level: 9, category: 'stedord' }, [
  {
    number: 1,
    title: '»Some«, »any« og alle de andre',
    summary: 'Brug »some«, »any«, »no« og »every« rigtigt, også i sammensætninger.',
    instruction: 'Vælg det ord, der passer i sætningen.',
    items: [
      lists("There isn't {anything|something|nothing} in the box.", "Efter »isn't« bruger man »any«."),
      lists('{Somebody|Anybody} has eaten my porridge.', 'I en almindelig sætning uden nej bruger man »some«.'),
      lists('She knows {nobody|anybody} here, so she feels lonely.', 'Hun er ensom: Hun kender ingen.'),
      lists('{Everybody|All|Every} was waiting for the result.', '»Everybody« er ental: »was«.'),
      lists('We hardly have {any|no|some} time left.', '»Hardly« er næsten et nej: »any«.'),
      lists('Would you like {some|no} more tea?', 'Man tilbyder noget med »some«.'),
      lists('He made the cake {himself|hisself|him}.', '»Himself« betyder, at han selv gjorde det.'),
      lists('They looked at {each other|themself|eachother} and began to laugh.', 'Hinanden er to ord: »each other«.'),
      lists('Enjoy {yourselves|yourselfs|yourself}, children!', 'Der er flere børn: »yourselves«.'),
      lists('{One|Man|It} should never feed the seagulls.', 'Man kan hedde »one« eller »you«. »Man« er en mand.'),
    ],
  },
]);
