import { exerciseGroup, lists } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'gren', level: 7, category: 'stavning' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord, der lyder ens',
    summary: 'Vælg mellem ord, der lyder ens, men betyder noget forskelligt.',
    instruction: 'Vælg det ord, der passer i sætningen.',
    items: [
      lists("{There|Their|They're} is a swan on the football pitch.", '»There« betyder der.'),
      lists("The twins forgot {their|there|they're} lines in the play.", '»Their« betyder deres.'),
      lists("{They're|Their|There} going to win. I can feel it.", "»They're« er »they are«."),
      lists("{Your|You're} shoelaces are undone.", '»Your« betyder din eller dine.'),
      lists("{You're|Your} late again, Mr Hill!", "»You're« er »you are«."),
      lists("The bird hurt {its|it's} wing.", '»Its« betyder dens.'),
      lists('This soup is {too|to|two} hot to eat.', '»Too« betyder for.'),
      lists("I can't {hear|here} you because the music is too loud.", 'Man hører med ørerne: »hear«.'),
      lists("{Whose|Who's} dog is eating the flowers?", '»Whose« betyder hvis: Hvem ejer hunden?'),
      lists("I don't know {whether|weather} he is joking.", '»Whether« betyder om. »Weather« er vejret.'),
      lists('Our team has never {won|one} a match.', '»Win, won, won«.'),
    ],
  },
]);
