import { exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grtx', level: 11, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Konjunktiv i anvendelse',
    summary: 'Vis, at du er høflig, drømmer eller fortryder.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      gaps('[Dürfte](dürfen) ich Sie kurz stören?', 'Den høflige form er »dürfte«.'),
      gaps(
        'Wenn du früher aufgestanden [wärst|wärest](sein), hättest du den Regenbogen gesehen.',
        'Det skete ikke: »wärst«.',
      ),
      gaps(
        'Ich [hätte](haben) gern gewusst, wer meine Schuhe trägt.',
        'Høfligt ønske om fortiden: »ich hätte gern gewusst«.',
      ),
      gaps('Wenn alle Menschen gleich [wären](sein), wäre es langweilig.', 'Det er uvirkeligt: »wären«.'),
      lists(
        'Es sieht so aus, als {hätte|hatte|habt} jemand hier geschlafen.',
        '»Als« med udsagnsordet lige efter betyder »som om«: »hätte«.',
      ),
      lists('Der Minister sagte, er {wisse|wisst|weiße} nichts davon.', 'Indirekte tale: »er wisse«.'),
      lists('Man {nehme|nimmst|nehmt} drei Eier und ein Pfund Mehl.', 'Opskrifter bruger konjunktiv: »man nehme«.'),
      lists('{Wäre|War|Würde} ich nur zehn Jahre jünger!', 'Et ønske uden »wenn« begynder med »wäre«.'),
      lists('Ohne dich {hätten|wären|hatten} wir verloren.', '»Verlieren« får »haben«, og det skete ikke: »hätten«.'),
    ],
  },
]);
