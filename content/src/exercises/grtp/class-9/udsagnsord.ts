import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grtp', level: 9, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Indirekte tale og »hätte« i fortiden',
    summary: 'Fortæl, hvad andre sagde, og hvad der kunne være sket.',
    instruction: 'Vælg eller skriv den rigtige form.',
    items: [
      lists('Er sagte, er {habe|hast|haben} keine Zeit.', 'I indirekte tale hedder det »er habe«.'),
      lists('Sie meint, das {sei|seid|seien} kein Problem.', 'I indirekte tale hedder det »das sei«.'),
      lists('Wenn du mich gefragt {hättest|hattest|habest}, hätte ich Ja gesagt.', 'Det skete ikke: »hättest«.'),
      lists(
        'Wir {wären|hätten|waren} pünktlich gekommen, wenn der Zug nicht ausgefallen wäre.',
        '»Kommen« får »sein«, og det skete ikke: »wären«.',
      ),
      lists('Das {hätte|wäre|hatte} ich nie gedacht!', '»Denken« får »haben«, og udråbet er uvirkeligt: »hätte«.'),
      gaps('Wenn ich das gewusst [hätte](haben), wäre ich zu Hause geblieben.', 'Det skete ikke: »hätte«.'),
      gaps('Du [hättest](haben) mir wenigstens schreiben können!', 'Bebrejdelse: »du hättest … können«.'),
      gaps('Ohne deine Hilfe [wäre](sein) ich ins Wasser gefallen.', '»Fallen« får »sein«, og det skete ikke: »wäre«.'),
      gaps(
        'Er tut so, als ob er schlafen [würde|werde](werden).',
        'Efter »als ob« står konjunktiv: »würde« (eller »werde«).',
      ),
      choice(
        'Hvad betyder »Er soll sehr reich sein«?',
        'Man siger, at han er meget rig.',
        ['Han bør være meget rig.', 'Han vil gerne være meget rig.'],
        '»Soll« kan betyde, at det siges om nogen.',
      ),
    ],
  },
]);
