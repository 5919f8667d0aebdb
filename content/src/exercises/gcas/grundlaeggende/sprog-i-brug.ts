import { choice, exerciseGroup } from '../../markup/index.ts';

export const sprogIBrug = exerciseGroup({ productId: 'gcas', level: 11, category: 'sprog-i-brug' }, [
  {
    number: 1,
    version: 2,
    title: 'Dialekt, sociolekt og etnolekt',
    summary: 'Skeln mellem sprogets varianter.',
    instruction: 'Vælg det rigtige fagord.',
    items: [
      choice(
        'Hvad kalder man en variant, der hører til et bestemt område?',
        'en dialekt',
        ['en sociolekt', 'en kronolekt'],
        'En dialekt er bundet til et sted.',
      ),
      choice(
        'Hvad kalder man en variant, der hører til en social gruppe?',
        'en sociolekt',
        ['en regiolekt', 'en accent'],
        'En sociolekt hænger sammen med uddannelse og miljø.',
      ),
      choice(
        'Hvad kalder man det sprog, som en generation taler?',
        'en kronolekt',
        ['en regiolekt', 'en dialekt'],
        '»Kronos« er græsk og har med tid at gøre.',
      ),
      choice(
        'Hvad gør man, når man skifter mellem to sprog i samme samtale?',
        'kodeskifter',
        ['simultantolker', 'staver'],
        'Man skifter kode, altså sprog.',
      ),
      choice(
        'Hvad kalder man det at tilpasse sit sprog til den, man taler med?',
        'akkommodation',
        ['artikulation', 'assimilation'],
        'Man kommer til at lyde som sin samtalepartner.',
      ),
      choice(
        'Hvad er rigssprog?',
        'standarden, som bruges i hele landet',
        ['det sprog, man engang talte ved hoffet', 'et gammelt skriftsprog'],
        'Rigssproget bruges i medier og undervisning over hele landet.',
      ),
      choice(
        'Hvad hører til pragmatik?',
        'hvad man gør med sproget i en situation',
        ['hvordan ord bøjes', 'hvordan lyde dannes'],
        'Pragmatik handler om sprog i brug.',
      ),
      choice(
        '»Kan du række mig saltet?« Hvilken sproghandling er det?',
        'en opfordring',
        ['et løfte', 'en tilståelse'],
        'Det ligner et spørgsmål, men man vil have saltet.',
      ),
    ],
  },
]);
