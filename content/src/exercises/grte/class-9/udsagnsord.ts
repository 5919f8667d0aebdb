import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grte', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Fremtid: »will«, »going to« eller »-ing«?',
    summary: 'Vælg den rigtige måde at tale om fremtiden på.',
    instruction: 'Planer har »going to« eller »-ing«. Pludselige beslutninger og spådomme har »will«.',
    items: [
      lists("The phone is ringing. Stay in your chair. {I'll|I|I'm} answer it!", "En pludselig beslutning: »I'll«."),
      lists('Look at those clouds! It {is going to|will to|goes to} rain.', 'Man kan se det komme: »going to«.'),
      lists('We {are meeting|will be meet|meeting} Dad at the station at five.', 'En fast aftale: »-ing«.'),
      lists('I think robots {will|are|shall to} do most of the cleaning one day.', 'En spådom: »will«.'),
      lists(
        'When I {am|will be|would be} eighteen, I am going to buy a motorbike.',
        'Efter »when« om fremtiden står nutid.',
      ),
      lists('The train {leaves|will leaving|leave} at 7.12 tomorrow morning.', 'En køreplan står i nutid.'),
      lists("I promise I {won't|willn't|not} tell anybody.", 'Et løfte: »will not«.'),
      lists('Wait here until I {come|will come|came} back.', 'Efter »until« om fremtiden står nutid.'),
      choice(
        'Which sentence is right?',
        'What are you going to do tonight?',
        ['What you are going to do tonight?', 'What are you going do tonight?'],
        '»Are« står før »you«, og der skal »to« foran »do«.',
      ),
    ],
  },
]);
