import { choice, exerciseGroup, gaps, several, sort } from '../../markup/index.ts';

export const stavning = exerciseGroup({ productId: 'gren', level: 5, category: 'stavning' }, [
  {
    number: 1,
    title: 'Store bogstaver på engelsk',
    summary: 'Arbejd med store bogstaver i navne på dage, måneder og sprog og i »I«.',
    instruction: 'Skriv ordet med stort, hvor engelsk kræver det. Store bogstaver tæller.',
    items: [
      gaps('My best friend and [I](jeg) built a raft.', '»I« skrives altid med stort.', { caseMatters: true }),
      gaps('See you on [Friday](fredag)!', 'Dage skrives med stort.', { caseMatters: true }),
      gaps('We go to Spain in [July](juli).', 'Måneder skrives med stort.', { caseMatters: true }),
      gaps('She speaks [French](fransk) with her grandmother.', 'Sprog skrives med stort.', { caseMatters: true }),
      gaps('My neighbour is [English](engelsk), but he hates tea.', 'Nationaliteter skrives med stort.', {
        caseMatters: true,
      }),
      gaps('They moved to [Germany](Tyskland) last year.', 'Lande skrives med stort. Tyskland hedder »Germany«.', {
        caseMatters: true,
      }),
      choice(
        'Which sentence is right?',
        'We have Danish on Mondays.',
        ['We have danish on mondays.', 'We have Danish on mondays.'],
        'Både sprog og dage skrives med stort.',
      ),
      choice(
        'Which sentence has a mistake?',
        'He thinks i am funny.',
        ['She thinks I am funny.', 'They think we are funny.'],
        '»I« skal altid være stort.',
      ),
      several(
        'Which words must have a capital letter?',
        ['sunday', 'italian', 'august'],
        ['summer', 'football'],
        'Årstider og sport skrives med småt.',
      ),
      sort(
        { stort: ['MONDAY', 'SWEDISH', 'OCTOBER'], småt: ['WINTER', 'TEACHER', 'BREAKFAST'] },
        'Dage, måneder og sprog skrives med stort, men årstider og måltider gør ikke.',
        'Skal ordet have stort begyndelsesbogstav midt i en sætning?',
      ),
    ],
  },
]);
