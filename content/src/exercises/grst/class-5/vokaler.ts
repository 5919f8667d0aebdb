import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const vokaler = exerciseGroup({ productId: 'grst', level: 5, category: 'vokaler' }, [
  {
    number: 1,
    version: 2,
    title: 'Brug ordets familie: e eller æ?',
    summary: 'Find vokalen ved at tænke på et ord i samme familie.',
    instruction: 'Har et ord i familien a eller å, skrives lyden tit med »æ«: »kraft« og »kræfter«.',
    trains: ['vowel'],
    items: [
      lists('Efter løbet havde jeg ingen {kræfter|krefter} tilbage.', 'En kraft, flere kræfter: a bliver til »æ«.'),
      lists(
        'Vi målte {længden|lengden} af slangen med et målebånd.',
        '»Lang« har a, og derfor skrives »længde« med »æ«.',
      ),
      lists('Hun {kæmpede|kempede} sig op ad bakken i modvind.', '»En kamp« har a, og derfor skrives »kæmpe« med »æ«.'),
      lists(
        'Hver lørdag {sælger|selger} de lodder foran skolen.',
        '»Et salg« har a, og derfor skrives »sælge« med »æ«.',
      ),
      lists('Skriv en {besked|beskæd} på døren!', 'Ingen ord i familien har a eller å, så »besked« skrives med e.'),
      lists(
        'Hun {rækker|rekker} altid hånden op.',
        'I går hedder det »rakte« med a, og derfor skrives »rækker« med »æ«.',
      ),
      lists('Vagten {tæller|teller} alle de gæster, der kommer.', '»Et tal« har a, og derfor skrives »tælle« med »æ«.'),
      lists(
        'Der er {hemmelige|hæmmelige} gange under slottet.',
        'Ingen ord i familien har a eller å, så »hemmelig« skrives med e.',
      ),
      lists('Vi sov tre {nætter|netter} i et utæt telt.', '»En nat« har a, og derfor skrives »nætter« med »æ«.'),
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
