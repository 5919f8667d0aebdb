import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 3, category: 'svaere-smaaord' }, [
  {
    number: 1,
    title: 'Små ord, du bruger hver dag',
    summary: 'Stav små ord, der ikke skrives, som de lyder.',
    instruction: 'De små ord kommer igen og igen. Lær, hvordan de ser ud.',
    trains: ['misspelling'],
    items: [
      dictate('Jeg vil [også] have en is.', '»Også« har et g og et å.'),
      dictate('[Det] er min tur nu.', '»Det« ender på et t, man ikke hører.'),
      dictate('Han har [noget] i lommen.', '»Noget« skrives med g.'),
      dictate('Vi skal [have] fisk til aften.', '»Have« skrives helt ud.'),
      lists('Hun er sulten, men hun vil {ikke|ike} spise.', '»Ikke« har to k’er.'),
      lists('{Jeg|Jej} kan fløjte med to fingre.', '»Jeg« ender på g.'),
      lists('Kom med {mig|mej} op på loftet!', '»Mig« skrives med ig.'),
      lists('Skal vi følges, {eller|eler} går du selv?', '»Eller« har to l’er.'),
      lists('Hun kom {efter|æfter} de andre.', '»Efter« begynder med e.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'meget',
        ['maget', 'meged'],
        '»Meget« staves med e og g, selv om man siger noget andet.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Tal i bogstaver',
    summary: 'Stav talord, både små og store.',
    instruction: 'Skriv tallene med bogstaver.',
    trains: ['misspelling'],
    items: [
      dictate('Bussen kører klokken [otte].', '»Otte« har to t’er.'),
      dictate('Min søster er [femten] år.', '»Femten« har kun ét m.'),
      dictate('Der er [tredive] dage i april.', '»Tredive« skrives i ét ord.'),
      dictate('Farfar er [tres] og danser stadig.', '»Tres« har ét s.'),
      dictate('Vi har [elleve] høns og én hane.', '»Elleve« har to l’er.'),
      lists('Et år har {tolv|tålv} måneder.', '»Tolv« skrives med o.'),
      lists('Fem plus to er {syv|søv}.', '»Syv« skrives med y.'),
      lists('Hånden har {fem|fæm} fingre.', '»Fem« skrives med e.'),
      lists('Dobbelt så mange som ti er {tyve|tyge}.', '»Tyve« skrives med v.'),
      choice(
        'Hvordan skriver man 1.000 med bogstaver?',
        'tusind',
        ['tusin', 'tusindt'],
        '»Tusind« ender på et d, man ikke hører.',
      ),
    ],
  },
]);
