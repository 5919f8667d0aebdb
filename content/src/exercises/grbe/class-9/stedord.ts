import { exerciseGroup, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'grbe', level: 9, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: '»Myself«, »each other«, »one« og »ones«',
    summary: 'Vælg det stedord, der passer, når nogen gør noget ved sig selv eller hinanden.',
    instruction: 'Vælg det ord, der passer i sætningen.',
    items: [
      lists('We taught {ourselves|ourself|us self} to juggle.', '»We« giver »ourselves«.'),
      lists(
        'The two teams shook hands with {each other|themselves|themself}.',
        'De gav hinanden hånden: »each other«.',
      ),
      lists('He looked at {himself|hisself|him self} in the mirror and screamed.', '»Himself« er ét ord.'),
      lists('The blue cups are dirty, so use the green {ones|one|some}.', 'Flere kopper: »ones«.'),
      lists('This pillow is too soft. I need a harder {one|ones|piece}.', 'Én pude: »one«.'),
      lists('I feel {fine|myself fine|me fine} after that long run.', '»Feel« har ikke noget stedord efter sig.'),
      lists('We met {outside the gym|us outside the gym|ourself at the gym}.', 'Mødes hedder »meet« uden stedord.'),
      lists('Relax! You will remember {it|yourself|you it} in a minute.', 'Man husker noget: »remember it«.'),
      lists('Everyone must make {their|its|there} own bed.', 'Efter »everyone« bruger man »their«.'),
      lists('Have you got a tent of {your own|yourself own|you own}?', 'Fast vending: »of your own«.'),
    ],
  },
]);
