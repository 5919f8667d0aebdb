import { exerciseGroup, lists } from '../../markup/index.ts';

export const forholdsord = exerciseGroup({ productId: 'grex', level: 10, category: 'forholdsord' }, [
  {
    number: 1,
    title: 'Forholdsord om tid og sted',
    summary: 'Vælg de små ord, som danskere ofte tager fejl af.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('The essay must be handed in {by|until} Friday at noon.', '»By« betyder senest.'),
      lists("I can't leave {until|by} the babysitter arrives.", '»Until« betyder indtil.'),
      lists('I worked in a supermarket {during|while|under} the summer holidays.', 'I løbet af noget er »during«.'),
      lists(
        '{While|During} she was abroad, her cat moved in with the neighbours.',
        'Foran en hel sætning står »while«.',
      ),
      lists('He has been learning Japanese {for|since|in} three years.', 'Et tidsrum har »for«.'),
      lists('There was a fly {between|among} the two panes of glass.', '»Between« bruges om to.'),
      lists('Who is {in|on} charge here?', 'Den faste vending er »in charge«.'),
      lists('She did it {on|with|by} purpose.', 'Med vilje er »on purpose«.'),
      lists('The dentist is {on|at|in} the third floor.', 'En etage har »on«.'),
      lists('They accused him {of|for|with} cheating.', 'Anklage nogen for noget er »accuse of«.'),
    ],
  },
]);
