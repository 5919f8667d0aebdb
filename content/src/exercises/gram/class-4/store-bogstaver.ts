import { choice, exerciseGroup, gaps, lists } from '../../markup/index.ts';

export const storeBogstaver = exerciseGroup({ productId: 'gram', level: 4, category: 'store-bogstaver' }, [
  {
    number: 1,
    version: 2,
    title: 'I eller i?',
    summary: 'Stedordet I skrives med stort.',
    instruction: 'Når »I« betyder »jer, jeg taler til«, skrives det med stort. Vælg det rigtige.',
    trains: ['capital', 'lowercase'],
    items: [
      lists('Skal {I|i} med på camping?', 'Her er der tale til flere personer: »I«.'),
      lists('Vi bor {i|I} et gult rækkehus.', 'Her fortæller ordet hvor: »i«.'),
      lists('Hvad har {I|i} lavet {i|I} weekenden?', 'Først bliver der talt til flere, og så fortæller ordet hvornår.'),
      lists('Kan {I|i} høre, at det tordner?', 'Her er der tale til flere personer: »I«.'),
      lists('{I|i} går skinnede solen.', 'Sætningen begynder her, så der skal stort bogstav.'),
      lists('Han sprang {i|I} vandet.', 'Her fortæller ordet hvorhen: »i«.'),
      lists('Når {I|i} er færdige, må {I|i} gå ud.', 'Her er der tale til flere personer: »I«.'),
      lists('Jeg ved, at {I|i} bor {i|I} Randers.', 'Først bliver der talt til flere, og så fortæller ordet hvor.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Har I lyst til at lege i gården?',
        ['Har i lyst til at lege i gården?', 'Har I lyst til at lege I gården?'],
        'Kun det første »I« er et stedord.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Navn eller almindeligt ord?',
    summary: 'Skriv navne med stort, også navne på bøger, gader og farvande.',
    instruction: 'Skriv ordet i parentes, som det skal stå i sætningen.',
    trains: ['capital', 'lowercase'],
    items: [
      gaps('Vi sejlede over [Kattegat](KATTEGAT).', 'Kattegat er navnet på et farvand.', { caseMatters: true }),
      gaps('Min [mormor](MORMOR) taler [polsk](POLSK).', 'Mormor og polsk er ikke navne.', { caseMatters: true }),
      gaps('Butikken ligger i [Algade](ALGADE).', 'Navne på gader begynder med stort.', { caseMatters: true }),
      gaps('I [december](DECEMBER) pynter vi vinduerne.', 'Måneder begynder med lille.', { caseMatters: true }),
      gaps('Den højeste bakke på Bornholm hedder [Rytterknægten](RYTTERKNÆGTEN).', 'Det er navnet på en bakke.', {
        caseMatters: true,
      }),
      gaps(
        'Der bor mange [svenskere](SVENSKERE) i [Skåne](SKÅNE).',
        'Ordet svensker skrives med lille, men Skåne er et navn.',
        { caseMatters: true },
      ),
      gaps('Til [påske](PÅSKE) gemmer vi æg i haven.', 'Højtider begynder med lille.', { caseMatters: true }),
      choice(
        'Hvilken sætning er rigtig?',
        'Vi læser »Ronja Røverdatter«.',
        ['Vi læser »ronja røverdatter«.', 'vi læser »Ronja Røverdatter«.'],
        'Ronja er et navn, og sætningen begynder med stort.',
      ),
      choice(
        'Hvilken af sætningerne er rigtig?',
        'Toget kører fra Roskilde til Tyskland.',
        ['Toget kører fra roskilde til tyskland.', 'Toget Kører fra Roskilde til Tyskland.'],
        'Kun navnene og det første ord har stort.',
      ),
    ],
  },
]);
