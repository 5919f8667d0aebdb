import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gram', level: 3, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Byg en sætning',
    summary: 'Sæt ordene i rækkefølge, så der står noget rigtigt.',
    instruction: 'Sæt ordene i den rigtige rækkefølge.',
    trains: ['word-order'],
    items: [
      order('den sorte kat | sover | på komfuret', 'Først den, der gør noget, så det, den gør.', {
        also: ['på komfuret | sover | den sorte kat'],
      }),
      order(
        'i morgen | skal | vi | bage boller',
        'Når sætningen begynder med tiden, kommer udsagnsordet som nummer to.',
        {
          also: [
            'vi | skal | bage boller | i morgen',
            'vi | skal | i morgen | bage boller',
            'bage boller | skal | vi | i morgen',
          ],
        },
      ),
      order('min lillebror | kan | ikke | binde snørebånd', 'Ordet »ikke« står efter »kan«.', {
        also: ['binde snørebånd | kan | min lillebror | ikke'],
      }),
      order('efter skole | går | jeg | til judo', 'Udsagnsordet er nummer to.', {
        also: [
          'jeg | går | til judo | efter skole',
          'til judo | går | jeg | efter skole',
          'jeg | går | efter skole | til judo',
        ],
      }),
      order('hunden | har | spist | mine lektier', 'Har og spist hører sammen.', {
        also: ['mine lektier | har | hunden | spist'],
      }),
      order('om natten | lyser | stjernerne', 'Udsagnsordet er nummer to.', {
        also: ['stjernerne | lyser | om natten'],
      }),
      order('vi | må | aldrig | løbe på gangen', 'Ordet »aldrig« står efter »må«.', {
        also: ['aldrig | må | vi | løbe på gangen', 'løbe på gangen | må | vi | aldrig'],
      }),
      order('pludselig | åbnede | døren | sig', 'Udsagnsordet er nummer to.', {
        also: ['døren | åbnede | pludselig | sig', 'døren | åbnede | sig | pludselig'],
      }),
    ],
  },
  {
    number: 2,
    title: 'Byg et spørgsmål',
    summary: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
    instruction: 'Sæt ordene, så de bliver til et spørgsmål.',
    trains: ['word-order'],
    items: [
      order('hvor | bor | din | mormor?', 'Spørgeordet først, så udsagnsordet.', {
        task: 'Byg et spørgsmål af ordene.',
      }),
      order('har | du | set | min hamster?', 'Udsagnsordet står først.', { task: 'Byg et spørgsmål af ordene.' }),
      order('hvorfor | er | himlen | blå?', 'Spørgeordet først, så udsagnsordet.', {
        task: 'Byg et spørgsmål af ordene.',
      }),
      order('må | jeg | få | et stykke kage?', 'Udsagnsordet står først.', { task: 'Byg et spørgsmål af ordene.' }),
      order('hvem | har | taget | min blyant?', 'Spørgeordet står først.', { task: 'Byg et spørgsmål af ordene.' }),
      order('kan | pingviner | slet ikke | flyve?', 'Udsagnsordet står først.', {
        task: 'Byg et spørgsmål af ordene.',
      }),
      order('hvornår | begynder | vores | film?', 'Spørgeordet først, så udsagnsordet.', {
        task: 'Byg et spørgsmål af ordene.',
      }),
      choice(
        'Hvilket spørgsmål er bygget rigtigt?',
        'Hvad laver du i dag?',
        ['Hvad du laver i dag?', 'Du hvad laver i dag?'],
        'Udsagnsordet kommer lige efter spørgeordet.',
      ),
      choice(
        'Hvilket spørgsmål er rigtigt bygget?',
        'Hvor har du været?',
        ['Hvor du har været?', 'Har hvor du været?'],
        'Udsagnsordet kommer lige efter spørgeordet.',
      ),
    ],
  },
]);
