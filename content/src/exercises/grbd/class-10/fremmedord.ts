import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'grbd', level: 10, category: 'fremmedord' }, [
  {
    number: 1,
    version: 2,
    title: 'Ord fra morgensamlingen',
    summary: 'Stav fremmedord, der bliver brugt på en efterskole.',
    instruction: 'Vælg den rigtige stavemåde.',
    trains: ['misspelling', 'double-consonant'],
    items: [
      lists('Vi har fået en ny {trampolin|trampulin} i hallen.', 'Det hedder trampolin med o.'),
      lists('Bandet har {rytme|rytmme|rydme} helt ud i fingrene.', '»Rytme« staves med y, t og m.'),
      lists(
        'Hun arbejder meget {professionelt|proffesionelt|profesionelt} med lyd.',
        'Ét f og to s’er: »professionelt«.',
      ),
      lists(
        'Holdet lavede en {koreografi|korografi|choreografi} på tre minutter.',
        '»Koreografi« kommer af ord for dans og at skrive.',
      ),
      lists('Er der plads til en {trompet|trumpet} mere i orkestret?', 'Trompet med o på dansk.'),
      lists('Klatrevæggen kræver en {karabinhage|carabinhage|karabinnhage} til hver.', 'Karabinhage med k og ét n.'),
      lists('Kameraets {objektiv|objektive|objectiv} var fuldt af sand.', 'Et objektiv sidder på et kamera.'),
      lists(
        'Alle skal kende vores {alarmsystem|alarmsystæm|allarmsystem}.',
        'Alarm og system har enkelte konsonanter.',
      ),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'scenografi',
        ['senografi', 'skenografi'],
        'Ordet begynder som »scene«.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Sætte ord på skoleåret',
    summary: 'Find betydningen af fremmedord.',
    instruction: 'Hvad betyder ordet? Vælg.',
    items: [
      choice(
        'Hvad er en *tradition*?',
        'noget, man gør år efter år',
        ['noget helt nyt', 'en slags handel'],
        'Traditioner går videre fra år til år.',
      ),
      choice(
        'Hvad vil det sige at *improvisere*?',
        'at finde på undervejs',
        ['at lære det hele udenad først', 'at gøre noget bedre'],
        'Den, der improviserer, har ikke øvet det.',
      ),
      choice(
        'Hvad er *solidaritet*?',
        'at stå sammen og hjælpe hinanden',
        ['at være alene om at bestemme det hele', 'at være af fast stof'],
        'Man støtter de andre i fællesskabet.',
      ),
      choice(
        'Hvad er en *evaluering*?',
        'en vurdering bagefter',
        ['en plan før start', 'en udvikling gennem mange år'],
        'Man ser tilbage og vurderer, hvordan det gik.',
      ),
      choice(
        'Hvad er en *repræsentant*?',
        'en, der taler på andres vegne',
        ['en, der er på besøg', 'en, der får en gave'],
        'Elevrådet har en repræsentant fra hver gang.',
      ),
      choice(
        'Hvad betyder *spontan*?',
        'uden plan på forhånd',
        ['meget stille', 'på samme tid hver eneste uge'],
        'Et spontant bad er et, ingen havde planlagt.',
      ),
      choice(
        'Hvad er et *dilemma*?',
        'et svært valg',
        ['en slags sang', 'en løsning'],
        'Begge muligheder koster noget.',
      ),
      choice(
        'Hvad er *dialog*?',
        'samtale',
        ['tale, man holder alene', 'uenighed'],
        'Dialog er samtale. Taler man alene, er det en monolog.',
      ),
      lists(
        'Vi afgør det ved {kompromis|kommando|komposition}, så alle må give sig lidt.',
        'Ved et kompromis giver alle sig lidt.',
      ),
    ],
  },
]);
