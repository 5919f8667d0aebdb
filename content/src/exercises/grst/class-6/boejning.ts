import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const boejning = exerciseGroup({ productId: 'grst', level: 6, category: 'boejning' }, [
  {
    number: 1,
    title: 'Fremmedord i flertal',
    summary: 'Bøj låneord, der får deres egne endelser.',
    instruction: 'Mange låneord bøjes på dansk, men staves anderledes undervejs. Skriv den form, der passer.',
    trains: ['ending', 'number'],
    items: [
      gaps('Vi nåede at se tre [museer](museum) på én dag.', 'Et museum, flere museer: »um« falder væk.'),
      gaps('Klassen har to [akvarier](akvarium) med guldfisk.', 'Et akvarium, flere akvarier: »um« falder væk.'),
      gaps('Vi så fire [giraffer](giraf) i det fjerne.', 'En giraf, flere giraffer: to f’er foran endelsen.'),
      gaps('Der var sytten [passagerer](passager) om bord.', 'En passager, flere passagerer.'),
      gaps('Alle [kufferterne|kufferter](kuffert) lignede hinanden.', 'En kuffert, kufferter, kufferterne.'),
      lists('Begge {centre|centerer} har åbent om søndagen.', 'Et center, flere centre.'),
      lists('De nye {computere|computer} er allerede gået i stykker.', 'En computer, flere computere.'),
      lists('Min onkel samler på {kaktusser|kaktuser}.', 'En kaktus, flere kaktusser: to s’er foran endelsen.'),
      choice(
        'Hvad er bestemt form af »et gymnasium«?',
        'gymnasiet',
        ['gymnasiumet', 'gymnasien'],
        '»Um« falder væk foran endelsen.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Bøj det i datid: hårde nødder',
    summary: 'Stav uregelmæssige udsagnsord i datid og som tillægsform.',
    instruction: 'Skriv udsagnsordet i den form, der passer.',
    trains: ['tense', 'participle', 'past-ending'],
    items: [
      gaps('Hun [bandt](binde) båden til en pæl og gik i land.', 'Binde, bandt, bundet: Datid har et stumt d.'),
      gaps('Vi [hjalp](hjælpe) en gammel dame over isen.', 'Hjælpe, hjalp, hjulpet: h’et bliver stående.'),
      gaps('Tyven havde [gemt](gemme) sig bag gardinet.', 'Gemme, gemte, gemt: Foran t er der kun ét m.'),
      gaps('Har du [valgt](vælge) farve til din cykel?', 'Vælge, valgte, valgt: g’et bliver stående.'),
      gaps('Babyen [skreg](skrige), så ruderne dirrede.', 'Skrige, skreg, skreget: g’et bliver stående.'),
      gaps('En due [fløj](flyve) ind i gymnastiksalen.', 'Flyve, fløj, fløjet: Datid skrives med j.'),
      gaps('De havde [skjult](skjule) nøglen i et brød.', 'Skjule, skjulte, skjult: Ordet begynder med »skj«.'),
      lists('Vi {fulgte|følgte} stien, til den forsvandt.', 'Følge, fulgte, fulgt.'),
      sort(
        { datid: ['spurgte', 'drak', 'løj'], 'kort tillægsform': ['spurgt', 'drukket', 'løjet'] },
        'Man siger: Han spurgte, drak og løj. Han har spurgt, drukket og løjet.',
        'Sorter formerne.',
      ),
    ],
  },
]);
