import { choice, exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'gren', level: 5, category: 'udsagnsord' }, [
  {
    number: 1,
    version: 2,
    title: 'Hvad er de i gang med?',
    summary: 'Brug »-ing« om det, der sker lige nu.',
    instruction: 'Skriv udsagnsordet med »am«, »is« eller »are« og »-ing«.',
    items: [
      gaps('Look! The dog [is chasing](chase) the postman.', 'Det sker lige nu: »is chasing«. »e« falder væk.'),
      gaps('Be quiet! The baby [is sleeping](sleep).', 'Det sker lige nu: »is sleeping«.'),
      gaps("I can't talk now because I [am eating|'m eating](eat).", '»I am« og »-ing«.'),
      gaps("Listen! They [are singing|'re singing](sing) our song.", '»They are« og »-ing«.'),
      gaps('Why [are](er) you laughing?', '»You are«, i spørgsmål »are you«.'),
      lists('My brother is {running|runing|runs} after the bus.', '»Run« får dobbelt »n«: »running«.'),
      lists('We are {making|makeing|make} a film about zombies.', '»e« i »make« falder væk.'),
      lists(
        'It {is raining|rains|raining} at the moment, so take a coat.',
        '»At the moment« viser, at det sker lige nu.',
      ),
      lists('Alma {reads|is reading|reading} a book every week.', '»Every week« er en vane, derfor ikke »-ing«.'),
      choice(
        'Which sentence is about something that happens right now?',
        'He is swimming in the lake.',
        ['He swims every summer.', 'He can swim very well.'],
        'Formen med »-ing« viser, at det sker lige nu.',
      ),
      order('is | your sister | wearing | my jacket?', 'I et spørgsmål står »is« først.'),
    ],
  },
  {
    number: 2,
    title: '»Was« og »were«',
    summary: 'Fortæl om i går med »was« og »were«.',
    instruction: 'Vælg eller skriv »was« eller »were«.',
    items: [
      lists('I {was|were} late because of a duck on the road.', '»I was«.'),
      lists('We {were|was} on a farm last summer.', '»We were«.'),
      lists('The lights {were|was} off, and the door {was|were} open.', 'Flere lys: »were«. Én dør: »was«.'),
      lists('{Were|Was} you afraid of the dark?', '»You were«.'),
      lists('There {were|was} forty people on the little boat.', 'Mange mennesker: »were«.'),
      lists('Nobody {was|were} at home when we called.', '»Nobody« er ental: »was«.'),
      gaps('My grandparents [were](var) pirates at the party.', 'De er flere: »were«.'),
      gaps("It [wasn't|was not](var ikke) cold, but the wind was strong.", '»It was«.'),
      choice(
        'Which sentence is right?',
        'The jokes were terrible.',
        ['The jokes was terrible.', 'The jokes is were terrible.'],
        'Der er flere jokes: »were«.',
      ),
    ],
  },
]);
