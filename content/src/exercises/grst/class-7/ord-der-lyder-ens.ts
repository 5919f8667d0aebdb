import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const ordDerLyderEns = exerciseGroup({ productId: 'grst', level: 7, category: 'ord-der-lyder-ens' }, [
  {
    number: 1,
    version: 2,
    title: 'Lyder ens, betyder noget andet',
    summary: 'Vælg mellem ord, som kun øjet kan skelne.',
    instruction: 'Tænk på ordets familie og på, hvad sætningen fortæller.',
    trains: ['sound-alike'],
    items: [
      lists('Hytten ligger i {læ|le} bag klitterne.', 'Hvor det ikke blæser, er der læ.'),
      lists('Hun havde et {bånd|bond} af silke om håret.', 'Et bånd kan bindes. Det staves med »å«.'),
      lists('Dommeren gav ham en {straf|strav} på ti minutter.', '»Straf« ender på f.'),
      lists('Rytteren tog hesten ved {tøjlen|tøglen}.', '»Tøjle« staves med »øj«.'),
      lists('Firmaet måtte {fyre|fyrre} direktørens papegøje.', 'At fyre er at afskedige. »Fyrre« er et tal.'),
      lists('Der stod {fyrre|fyre} stole i en rundkreds.', 'Tallet fyrre har to r’er.'),
      lists('Kassen er {let|læt} som en fjer.', '»Let« staves med e. Det modsatte er »tung«.'),
      lists('Vi så {solen|sålen} gå ned bag skorstenen.', '»Solen« staves med »o«. Sålen er under skoen.'),
      lists('Han gik hul på {sålen|solen} af sin støvle.', 'Sålen er under skoen og staves med »å«.'),
      choice(
        'Hvad er »et pund«?',
        'et halvt kilo',
        ['en høj lyd', 'en lille sø'],
        'Et pund er 500 gram, og det staves med et stumt d.',
      ),
    ],
  },
]);
