import { choice, exerciseGroup, lists, mark } from '../../markup/index.ts';

export const forholdsordOgBindeord = exerciseGroup(
  { productId: 'gram', level: 4, category: 'forholdsord-og-bindeord' },
  [
    {
      number: 1,
      version: 2,
      title: 'Små ord om sted',
      summary: 'Vælg det forholdsord, der passer.',
      instruction: 'Forholdsord viser tit, hvor noget er: på, under, i, ved. Vælg det, der passer.',
      because: 'Forholdsordet viser, hvor noget er, eller hvor det skal hen.',
      items: [
        lists('Lampen hænger {over|mellem} bordet.', 'Lampen er højere oppe end bordet: »over«.'),
        lists('Musen gemte sig {under|hos} tæppet.', 'Musen var nedenunder: »under«.'),
        lists('Jeg sover {hos|ved} min mormor i weekenden.', 'Når man besøger en person, er man hos personen.'),
        lists('Broen går {over|gennem} floden.', 'Man går oven over vandet: »over«.'),
        lists('Toget kørte {gennem|på} tunnelen.', 'Toget kørte ind i den ene ende og ud ad den anden.'),
        lists('Vi mødes {foran|af} biografen.', 'Vi mødes på gaden ved indgangen: »foran«.'),
        lists('Osten ligger {i|over} køleskabet.', 'Osten er inde i køleskabet: »i«.'),
        lists(
          'Jeg står {mellem|efter} far og mor på billedet.',
          'Far er på den ene side og mor på den anden: »mellem«.',
        ),
        mark(
          'Bolden trillede *under* bilen og ned *i* kloakken.',
          'Marker de to forholdsord.',
          '»Under bilen« og »i kloakken« fortæller hvor.',
        ),
      ],
    },
    {
      number: 2,
      version: 2,
      title: 'Ord, der binder sammen',
      summary: 'Vælg det bindeord, der giver mening.',
      instruction: 'Bindeord binder ord og sætninger sammen: og, men, eller, fordi, hvis, da. Vælg det, der passer.',
      items: [
        lists('Jeg blev hjemme, {fordi|men} jeg havde feber.', 'Feberen er grunden: »fordi«.'),
        lists('Vi ville bade, {men|fordi} vandet var iskoldt.', 'Det ene går imod det andet: »men«.'),
        lists('Vil du have saft {eller|men} mælk?', 'Du skal vælge mellem to ting: »eller«.'),
        lists('Du må spille, {hvis|så} du har læst.', 'Det er en betingelse: »hvis«.'),
        lists('{Da|Om} jeg vågnede, lå der sne i haven.', 'Det skete på et bestemt tidspunkt: da.'),
        lists('Hun tog hjelm på, {før|eller} hun cyklede af sted.', 'Hjelmen kom først: »før«.'),
        lists('Jeg ved ikke, {om|fordi} han kommer.', 'Måske kommer han, måske ikke: »om«.'),
        lists('Storken {og|men} frøen blev ikke venner.', 'De to lægges sammen: »og«.'),
        choice(
          '»Vi løb, *for* vi var sent på den.« Hvad viser »for«?',
          'en grund',
          ['en tid', 'et valg'],
          'Vi løb af en grund: Vi var sent på den.',
        ),
      ],
    },
  ],
);
