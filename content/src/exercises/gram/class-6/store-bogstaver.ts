import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'gram', level: 6, category: 'store-bogstaver' }, [
  {
    number: 1,
    title: 'Lande, sprog, dage og måneder',
    summary: 'Vælg mellem stort og lille bogstav. Ikke alt, der ligner navne, er navne.',
    instruction:
      'Navne på lande, byer og personer skrives med stort. Sprog, folk, dage, måneder og højtider skrives med lille på dansk.',
    trains: ['capital', 'lowercase'],
    items: [
      lists('Min veninde taler {fransk|Fransk} med sin papegøje.', 'Sprog skrives med lille.'),
      lists('Vi skal til {Island|island} og bade i varme kilder.', 'Island er navnet på et land.'),
      lists('Den nye elev er {italiener|Italiener} og hader pizza.', 'Folk fra et land skrives med lille på dansk.'),
      lists('Hver {tirsdag|Tirsdag} ligger der en fisk på vores dørtrin.', 'Ugens dage skrives med lille.'),
      lists('Skolen har fødselsdag i {september|September}.', 'Måneder skrives med lille.'),
      lists('Båden sejlede fra {Esbjerg|esbjerg} ved daggry.', 'Esbjerg er navnet på en by.'),
      lists('Til {jul|Jul} får vores hund sin egen strømpe.', 'Højtider skrives med lille på dansk.'),
      gaps('Hvad laver [I] to oppe i træet?', 'Stedordet »I« skrives med stort: I to.', {
        caseMatters: true,
      }),
      choice(
        'Hvilken sætning er skrevet rigtigt?',
        'Vi læser engelsk om onsdagen.',
        ['Vi læser Engelsk om onsdagen.', 'Vi læser engelsk om Onsdagen.'],
        'Både sprog og ugedage skrives med lille.',
      ),
    ],
  },
]);
