import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const bloedeKonsonanter = exerciseGroup({ productId: 'grst', level: 3, category: 'bloede-konsonanter' }, [
  {
    number: 1,
    title: 'Blødt d: »bade«, »sød« og »ude«',
    summary: 'Skriv det bløde d i midten og i slutningen af ord.',
    instruction: 'Det bløde d ligger med tungen mellem tænderne. Vælg det ord, der er stavet rigtigt.',
    trains: ['consonant'],
    items: [
      lists('Vi {bader|baler} i søen hele sommeren.', 'Man hører et blødt d i »bader«.'),
      lists('Honningen er gul og {sød|søl}.', 'Man hører et blødt d i »sød«.'),
      lists('Han fik {mad|mal} på sin nye trøje.', 'Man hører et blødt d i »mad«.'),
      lists('Der ligger en {død|døl} flue i karmen.', 'Man hører et blødt d i »død«.'),
      lists('Mus kan lave {huller|hudder} i vægge.', 'Her hører man to l’er og intet blødt d.'),
      lists('Vi {sladrer|slalrer} aldrig om hinanden.', 'Man hører et blødt d i »sladrer«.'),
      lists('Der sidder en {edderkop|ellerkop} i badekarret.', 'Man hører et blødt d i »edderkop«.'),
      lists('Børnene løber {udenfor|ulenfor} i regnen.', 'Man hører et blødt d i »udenfor«.'),
      sort(
        { 'blødt d': ['glad', 'tråd', 'side'], 'hårdt d': ['dyne', 'drage', 'dør'] },
        'I begyndelsen af et ord er d hårdt. I »glad«, »tråd« og »side« er det blødt.',
        'Sig ordene højt. Er d’et blødt eller hårdt?',
      ),
    ],
  },
  {
    number: 2,
    title: 'Blødt g: »flag«, »løg« og »røg«',
    summary: 'Skriv g i ord, hvor man knap kan høre det.',
    instruction: 'Nogle g’er er så bløde, at de lyder som j eller v. Vælg eller skriv det ord, der mangler.',
    trains: ['consonant'],
    items: [
      dictate('Vi hejser et [flag], når nogen har fødselsdag.', '»Flag« ender på g.'),
      dictate('Der kom [røg] ud ad vinduet.', '»Røg« ender på g, selv om det lyder som j.'),
      dictate('Sneen er en halv meter [dyb] i dag.', 'Her er det et b: »dyb«.'),
      dictate('Jeg græder, når jeg skærer et [løg].', '»Løg« ender på g.'),
      dictate('Han gik baglæns hele [vejen].', 'Her er det j: »vejen«.'),
      dictate('Vi vil [bage] hundrede boller.', '»Bage« har et g.'),
      lists('Vores hund er bange for {fugle|fule}.', '»Fugle« skrives med g.'),
      lists('Vi ælter {dejen|degen}, til armene gør ondt.', '»Dej« skrives med j.'),
      choice('Hvilket ord er stavet rigtigt?', 'regn', ['rejn', 'ræjn'], '»Regn« skrives med eg.'),
      choice('Hvilket ord er rigtigt stavet?', 'hej', ['heg', 'hæj'], 'Man hilser med »hej«, som ender på j.'),
    ],
  },
]);
