import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsordOgTider = exerciseGroup({ productId: 'grdf', level: 11, category: 'udsagnsord-og-tider' }, [
  {
    number: 1,
    version: 2,
    title: 'Hver dag: nutid',
    summary: 'Vælg eller skriv udsagnsordet i nutid.',
    instruction: 'Nutid ender som regel på -r.',
    trains: ['present-r'],
    items: [
      gaps('Jeg [bor](bo) på tredje sal.', '»Bo« bliver til »bor«.'),
      gaps('Min mand [arbejder](arbejde) på et lager.', '»Arbejde« bliver til »arbejder«.'),
      gaps('Vi [spiser](spise) aftensmad klokken seks.', '»Spise« bliver til »spiser«.'),
      gaps('Bussen [kommer](komme) hver time.', '»Komme« bliver til »kommer«.'),
      gaps('Hun [taler](tale) arabisk, engelsk og lidt dansk.', '»Tale« bliver til »taler«.'),
      gaps('Jeg [har](have) to søstre.', '»Have« bliver til »har«.'),
      lists('Vi {er|være|var} trætte nu.', 'Nu er nutid: »er«.'),
      lists('Han kan {lave|laver|lavede} god mad.', 'Efter »kan« kommer ordet uden r.'),
      lists('Vil du {drikke|drikker|drak} te?', 'Efter »vil« kommer ordet uden r.'),
    ],
  },
  {
    number: 2,
    title: 'I går: datid',
    summary: 'Skriv udsagnsordet i datid.',
    instruction: 'Det skete i går. Skriv datid.',
    trains: ['tense', 'past-ending'],
    items: [
      gaps('I går [lavede](lave) jeg suppe.', '»Lave« bliver til »lavede«.'),
      gaps('Vi [boede](bo) på et hotel i to uger.', '»Bo« bliver til »boede«.'),
      gaps('Hun [købte](købe) en brugt cykel.', '»Købe« bliver til »købte«.'),
      gaps('Han [var](være) sent på den i morges.', '»Være« bliver til »var«.'),
      gaps('Jeg [havde](have) ondt i ryggen i går.', '»Have« bliver til »havde«.'),
      gaps('Toget [kørte](køre) klokken syv i morges.', '»Køre« bliver til »kørte«.'),
      gaps('De [gik](gå) en tur langs søen i søndags.', '»Gå« bliver til »gik«.'),
      gaps('Jeg [så](se) en ræv i haven i nat.', '»Se« bliver til »så«.'),
      choice('Hvilket ord viser datid?', 'drak', ['drikker', 'drikke'], 'Drikke, drikker, drak.'),
    ],
  },
]);
