import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const vokaler = exerciseGroup({ productId: 'grst', level: 5, category: 'vokaler' }, [
  {
    number: 1,
    title: 'Brug ordets familie: e eller æ?',
    summary: 'Find vokalen ved at tænke på et ord i samme familie.',
    instruction: 'Har et ord i familien a eller å, skrives lyden tit med »æ«: »kraft« og »kræfter«.',
    trains: ['vowel'],
    items: [
      lists('Efter løbet havde jeg ingen {kræfter|krefter} tilbage.', 'En kraft, flere kræfter: a bliver til »æ«.'),
      lists('Mine {fætre|fetre} kan sluge ild.', 'En fætter, flere fætre: med »æ«.'),
      lists('Der voksede {græs|gress} mellem fliserne.', '»Græs« staves med »æ«.'),
      lists('Vi tog den sidste {færge|ferge} til øen.', '»Færge« staves med »æ«.'),
      lists('Skriv en {besked|beskæd} på døren!', '»Besked« staves med e.'),
      lists('Hun {rækker|rekker} altid hånden op.', 'En række og at række staves med »æ«.'),
      lists('Jeg {spænder|spender} cykelhjelmen.', 'At spænde noget fast staves med »æ«.'),
      lists('Der er {hemmelige|hæmmelige} gange under slottet.', '»Hemmelig« staves med e.'),
      lists('{Gæsterne|Gesterne} spiste op og gik uden at hilse.', 'En gæst, gæsterne: med »æ«.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'venskab',
        ['vænskab', 'venskap'],
        '»Venskab« kommer af »ven« og ender på b.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Hør de svære vokaler',
    summary: 'Skriv ord med å, o, u, ø og y efter lyden.',
    instruction: 'Lyt, og skriv det ord, der mangler.',
    trains: ['vowel'],
    items: [
      dictate('Hunden har lært at [åbne] køleskabet.', '»Åbne« staves med »å«.'),
      dictate('Hver morgen koger vi [grød] til otte.', '»Grød« staves med ø.'),
      dictate('Der er kun én [bolle] tilbage.', '»Bolle« staves med o.'),
      dictate('Tag en [kølig] drik med!', '»Kølig« staves med ø.'),
      dictate('Katten sidder i [toppen] af træet.', '»Top« staves med o.'),
      dictate('Vi fulgte [floden] i tre dage.', '»Flod« staves med o.'),
      dictate('Kan du huske [koden] til låsen?', '»Kode« staves med o.'),
      dictate('Han blev [skuffet] over gaven.', '»Skuffet« staves med u.'),
      dictate('Fuglene flyver [sydpå] om efteråret.', '»Syd« staves med y.'),
    ],
  },
]);
