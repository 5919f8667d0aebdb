import { choice, dictate, exerciseGroup, lists } from '../../markup/index.ts';

export const fremmedord = exerciseGroup({ productId: 'gram', level: 8, category: 'fremmedord' }, [
  {
    number: 1,
    title: 'Chauffør, balance og restaurant',
    summary: 'Stav fremmedord, der ikke skrives, som de lyder.',
    instruction: 'Vælg den rigtige stavemåde.',
    trains: ['misspelling', 'consonant', 'double-consonant'],
    items: [
      lists(
        'Natbussens {chauffør|chaufør|schauffør} nynnede julesange i maj.',
        '»Chauffør« er fransk: »ch« og to f’er.',
      ),
      lists(
        'Der er kun én {restaurant|resturant|restaurang} på øen, og den har lukket.',
        '»Restaurant« er fransk: der er et »au« midt i.',
      ),
      lists(
        'Jeg har et {abonnement|abonement|abonnoment} på en avis, som hunden spiser.',
        '»Abonnement« har ét b og dobbelt n efter o.',
      ),
      lists(
        'Hendes {interesse|intresse|interese} for meteoritter begyndte med et hul i taget.',
        '»Interesse« har et e efter t’et og to s’er.',
      ),
      lists('Efter en times {diskussion|diskusion|discussion} trak vi lod.', '»Diskussion« skrives med k og to s’er.'),
      lists('Det kræver god {balance|ballance|balanse} at spise is på et løbehjul.', '»Balance« har ét l og c.'),
      lists(
        'Min bror læser til {ingeniør|ingenør|injeniør} og kan ikke åbne en dåse.',
        '»Ingeniør« skrives med g og i.',
      ),
      lists('Hvis du har feber, hjælper den slags {medicin|medecin|medisin} ikke.', '»Medicin« skrives med i og c.'),
      lists('Vores {bagage|baggage|bagasje} landede i Rom, og vi landede i Oslo.', '»Bagage« har ét g begge steder.'),
      choice(
        'Hvilket ord er stavet rigtigt?',
        'parallel',
        ['paralel', 'parralel'],
        '»Parallel« har ét r og to l’er i midten.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Diktat: ord på rejse',
    summary: 'Skriv de fremmedord, du hører, i hele sætninger.',
    instruction: 'Lyt til ordet og sætningen, og skriv ordet.',
    trains: ['misspelling'],
    items: [
      dictate('Der var en kø foran [garderoben] på hundrede meter.', '»Garderoben« skrives med b.'),
      dictate(
        'Hele byen kom til [premieren] på skolens musical.',
        '»Premieren« er fransk. Midt i ordet står der »ie«.',
      ),
      dictate('Han fik en [medalje] for at komme sidst med et smil.', '»Medalje« skrives med »lj«.'),
      dictate('Vi spiste på en [terrasse] med udsigt til en mur.', '»Terrasse« har to r’er og to s’er.'),
      dictate('Hun fik både applaus og en [buket] efter koncerten.', '»Buket« skrives med k og ét t.'),
      dictate('Lægen skrev en [recept] på frisk luft.', '»Recept« skrives med c.'),
      dictate('Den nye [direktør] spiser frokost i kantinen.', '»Direktør« skrives med k.'),
      dictate('Det var en [fantastisk] aften uden en eneste regndråbe.', '»Fantastisk« skrives med f og to a’er.'),
      dictate('Vi har [religion] og historie om fredagen.', '»Religion« skrives med g og i.'),
      dictate('Skolens [bibliotek] har åbent til klokken fire.', '»Bibliotek« har to i’er.'),
    ],
  },
]);
