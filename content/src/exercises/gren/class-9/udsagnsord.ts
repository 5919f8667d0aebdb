import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Hvis jeg var dig: sætninger med »if«',
    summary: 'Brug de rigtige tider i sætninger med »if«.',
    instruction: 'Vælg eller skriv den form, der passer.',
    items: [
      lists(
        'If it {rains|will rain|rained} tomorrow, we will stay at home.',
        'Efter »if« står nutid, når det kan ske.',
      ),
      lists('If I {were|am|would be} you, I would say sorry.', 'Det er tænkt: datid efter »if«.'),
      lists('We {would go|will go|went} by train if it were cheaper.', 'Det er tænkt, så hovedsætningen får »would«.'),
      lists(
        'If she {had known|has known|would have known}, she would have helped us.',
        'Det er for sent nu: »had known«.',
      ),
      lists('If you heat ice, it {melts|melted|would melt}.', 'Det er altid sandt: nutid begge steder.'),
      lists(
        "I would have called you if I {hadn't lost|haven't lost|wouldn't lose} my phone.",
        "Det skete ikke: »hadn't lost«.",
      ),
      lists('What would you do if you {won|win|will win} a million pounds?', 'Det er tænkt: datid.'),
      lists(
        "Unless you {hurry|will hurry|hurried}, you'll miss your plane.",
        '»Unless« betyder medmindre og får nutid.',
      ),
      gaps('If I [had](have) wings, I would fly to school.', 'Det er tænkt: datid efter »if«.'),
      choice(
        'Which sentence is right?',
        'If he had asked, I would have told him.',
        ['If he would have asked, I had told him.', 'If he has asked, I would told him.'],
        '»Had« efter »if« og »would have« i hovedsætningen.',
      ),
    ],
  },
]);
