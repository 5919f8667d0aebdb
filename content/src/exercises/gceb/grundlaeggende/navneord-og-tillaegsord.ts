import { exerciseGroup, lists } from '../../markup/index.ts';

export const navneordOgTillaegsord = exerciseGroup(
  { productId: 'gceb', level: 11, category: 'navneord-og-tillaegsord' },
  [
    {
      number: 1,
      title: 'Sammenlign tal og fakta',
      summary: 'Skriv om tal og forskelle med de rigtige grader og mængdeord.',
      instruction: 'Vælg den form, der passer i sætningen.',
      items: [
        lists('Far {fewer|less} students smoke today than in 1990.', 'Elever kan tælles: »fewer«.'),
        lists('We spend {less|fewer} money on food than our grandparents did.', '»Money« kan ikke tælles: »less«.'),
        lists(
          'Only a {small minority|fewest part|less minority} voted against the idea.',
          'Et lille mindretal er »a small minority«.',
        ),
        lists(
          'Girls read twice as {much|more|many} as boys, the survey claims.',
          '»Twice as … as« kræver grundformen, og læsning kan ikke tælles.',
        ),
        lists('The difference is {smaller|more small|lesser big} than expected.', 'Korte ord får -er.'),
        lists(
          'This is one of the {most serious|seriousest|more serious} problems in the city.',
          'Efter »one of the« står superlativ.',
        ),
        lists('Unemployment was at its {lowest|lower|most low} in ten years.', 'Superlativ af »low«.'),
        lists(
          '{The more|More|The most} we know, the more questions we ask.',
          '»The … the« binder to komparativer sammen.',
        ),
        lists('A {great deal|big number|great many} of time was wasted.', 'Tid kan ikke tælles: »a great deal of«.'),
        lists(
          '{Three-quarters|Three-fourth|Thirds quarter} of the islanders own a boat.',
          'Tre fjerdedele hedder »three-quarters«.',
        ),
        lists(
          'Her second novel was even {better|more good|gooder} received than the first.',
          '»Well received« bliver til »better received«.',
        ),
      ],
    },
  ],
);
