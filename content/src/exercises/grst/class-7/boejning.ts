import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const boejning = exerciseGroup({ productId: 'grst', level: 7, category: 'boejning' }, [
  {
    number: 1,
    title: 'Ejefald på s, x og z',
    summary: 'Skriv ejefald af navne og ord, der allerede ender på s.',
    instruction: 'Dansk ejefald har bare et s. Ender ordet på s, x eller z, sætter man en apostrof: »Mads’ hue«.',
    trains: ['genitive', 'apostrophe'],
    items: [
      lists('{Emmas|Emma’s} hund har spist hendes tandbøjle.', 'Ejefald af et almindeligt navn får bare et s.'),
      lists('{Jens’|Jens} bedstemor var tryllekunstner.', 'Navnet ender på s, så der kommer en apostrof.'),
      lists('Det er {skolens|skole’ns} ældste bygning.', 'Skolen, skolens: Der skal ingen apostrof.'),
      lists('{Felix’|Felix} briller lå i akvariet.', 'Navnet ender på x, så der kommer en apostrof.'),
      lists('Alle {drengenes|drengene’s} støvler blev byttet om.', 'Drengene, drengenes: Der skal ingen apostrof.'),
      lists('{Danmarks|Danmark’s} længste bro går over havet.', 'Ejefald af landenavne får bare et s.'),
      gaps('Min [mors](mor) cykel er ældre end mig.', 'Ordet bliver til »mors« uden apostrof.'),
      gaps('[Kattens|Kattenes](kat) skål er tom igen.', 'Katten, kattens: to t’er.'),
      choice(
        'Hvor er ejefaldet skrevet rigtigt?',
        'fru Hansens have',
        ['fru Hansen’s have', 'fru Hansens’ have'],
        'Hansen ender på n, så der kommer bare et s.',
      ),
    ],
  },
]);
