import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const tillaegsord = exerciseGroup({ productId: 'grbd', level: 9, category: 'tillaegsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Tillægsord på værelse 12',
    summary: 'Bøj tillægsord, så de passer til navneordet.',
    instruction: 'Skriv eller vælg den rigtige form af tillægsordet.',
    trains: ['adjective-agreement'],
    items: [
      lists('Vi fik et {koldt|kold|kolde} værelse lige over cykelkælderen.', 'Et værelse: »koldt«.'),
      lists('Min sambo har en {grøn|grønt|grønne} bamse, som ingen må røre.', 'En bamse: »grøn«.'),
      lists('De {tynde|tyndt|tynd} vægge holder ingen hemmeligheder.', 'De vægge: »tynde«.'),
      gaps('Hylden er fuld af [tomme](tom) flasker.', 'Flere poser: tomme, med to m’er i midten.'),
      gaps('Vores gulvtæppe er [blåt](blå), eller det var det i august.', 'Et gulvtæppe: »blåt«.'),
      gaps('Det [gamle](gammel) ur i gangen går altid syv minutter for stærkt.', 'Det … ur: »gamle«.'),
      lists('Lugten i skoskabet er {fæl|fælt|fæle}.', 'En lugt: »fæl«.'),
      lists('Hendes skrivebord er {ryddeligt|ryddelig|ryddelige} hver anden søndag.', 'Et skrivebord: »ryddeligt«.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Alle fire senge er nye, men én madras er gammel.',
        ['Alle fire senge er ny, men én madras er gammel.', 'Alle fire senge er nye, men én madras er gammelt.'],
        'Flere senge: nye. En madras: gammel.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Højere, stærkere, mere søvnig',
    summary: 'Grad tillægsord i sammenligninger fra en idrætsuge.',
    instruction: 'Sammenlign. Skriv eller vælg den rigtige form.',
    items: [
      gaps('Ingen hoppede [længere](lang) end Silas fra Samsø.', 'Lang, længere, længst.'),
      gaps(
        'Vores hold var det [yngste](ung) i hele turneringen.',
        'Ung, yngre, yngst. Foran et bestemt led: »det yngste«.',
      ),
      lists(
        'I telt er en sovepose {mere praktisk|praktiskere|mest praktisk} end en dyne.',
        'Tillægsord som »praktisk« får »mere« og »mest«.',
      ),
      gaps('Vejret blev [værre](dårlig) og værre, men vi padlede videre.', 'Dårlig, værre, værst.'),
      lists('Hun har {færre|mindre} straffekast end sidste år.', 'Straffekast kan tælles: »færre«.'),
      lists('I år bruger vi {mindre|færre} vand på marathondagen.', 'Vand kan ikke tælles: »mindre«.'),
      gaps('Madsens hånd er dobbelt så [stor](stor) som min.', 'Efter »så … som« bøjes ordet ikke i grad.'),
      lists(
        'Det var den {mest spændende|spændendeste|mere spændende} finale i mands minde.',
        'Ord på -ende får »mere« og »mest«.',
      ),
      choice('Hvilket ord mangler i »god, …, bedst«?', 'bedre', ['godere', 'bedere'], 'God, bedre, bedst.'),
    ],
  },
]);
