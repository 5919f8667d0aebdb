import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const stedord = exerciseGroup({ productId: 'gren', level: 5, category: 'stedord' }, [
  {
    number: 1,
    version: 2,
    title: '»My«, »your«, »his« og »her«',
    summary: 'Vælg det ord, der fortæller, hvem noget tilhører.',
    instruction: 'Vælg det stedord, der passer.',
    items: [
      lists('Emma loves {her|his|she} rabbit.', 'Emma er en pige: »her«.'),
      lists("Carl can't find {his|her|him} helmet.", 'Carl er en dreng: »his«.'),
      lists("The snake eats {its|it's|it} dinner once a week.", "Slangen er et dyr: »its«. »It's« betyder »it is«."),
      lists('We sold {our|us|we} old car to a clown.', 'Vi solgte vores bil: »our«.'),
      lists('My parents lost {their|there|they} tickets.', 'Billetterne er deres: »their«.'),
      lists('Can you help {me|I|my}?', 'Efter udsagnsordet: »me«.'),
      lists('I gave {him|he|his} a map, but he still got lost.', 'Efter udsagnsordet: »him«.'),
      lists('{They|Them|Their} are from Norway.', 'Den, der er noget, står som »they«.'),
      gaps('This is not your phone. It is [mine](min).', '»Mine« står alene. »My« skal have et navneord efter sig.'),
      choice(
        'Which sentence is right?',
        'Is this book yours?',
        ['Is this book your?', 'Is this book you?'],
        '»Yours« står alene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»This«, »that«, »these« og »those«',
    summary: 'Peg på ting, der er tæt på eller langt væk.',
    instruction: '»This« og »these« er tæt på. »That« og »those« er længere væk.',
    items: [
      lists('{This|These|Those} sandwich in my hand tastes like soap.', 'Én ting tæt på: »this«.'),
      lists('{These|This|That} shoes on my feet are too small.', 'Flere ting tæt på: »these«.'),
      lists('Look at {that|those|these} star up there!', 'Én ting langt væk: »that«.'),
      lists('Can you see {those|that|this} boats out on the sea?', 'Flere ting langt væk: »those«.'),
      lists('{These|This|That} are my cousins. Come and say hello.', 'Flere personer: »these«.'),
      lists('Who is {that|those|these} man on the roof over there?', 'Én mand langt væk: »that«.'),
      lists('{Those|That|This} clouds over the mountains look dangerous.', 'Flere skyer langt væk: »those«.'),
      lists('I like {this|these|those} song. Turn it up!', 'Én sang: »this«.'),
      gaps('This chair is fine, but [those](de der) chairs over there are broken.', 'Flere stole derovre: »those«.'),
    ],
  },
]);
