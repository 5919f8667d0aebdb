import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const tillaegsordOgBiord = exerciseGroup({ productId: 'gren', level: 6, category: 'tillaegsord-og-biord' }, [
  {
    number: 1,
    title: 'Større, bedre, bedst',
    summary: 'Sammenlign personer, dyr og ting.',
    instruction: 'Skriv eller vælg den form, der passer.',
    items: [
      gaps('A cheetah is [faster](fast) than a horse.', 'Korte ord får -er.'),
      gaps('This is the [funniest](funny) book I have ever read.', '»y« bliver til »i«: »funniest«.'),
      gaps('My bag is [heavier](heavy) than yours.', '»y« bliver til »i«: »heavier«.'),
      gaps('Today is the [hottest](hot) day of the year.', 'Dobbelt »t«: »hottest«.'),
      gaps('Her singing is [worse](bad) than mine.', '»Bad, worse, worst«.'),
      gaps('This is the [best](good) seat in the cinema.', '»Good, better, best«.'),
      lists('Maths is {more difficult|difficulter|more difficulter} than art.', 'Lange ord bruger »more«.'),
      lists('It was the {most boring|boringest|more boring} day of my life.', 'Lange ord bruger »most«.'),
      lists('My sister is taller {than|then|as} my father.', '»Than« betyder end. »Then« betyder så.'),
      lists('He is as old {as|than|like} my grandfather.', '»As old as« betyder lige så gammel som.'),
    ],
  },
]);
