import { choice, exerciseGroup, lists, mark, sort } from '../../markup/index.ts';

export const ordklasser = exerciseGroup({ productId: 'grag', level: 11, category: 'ordklasser' }, [
  {
    number: 1,
    version: 2,
    title: 'De tre store ordklasser',
    summary: 'Kend navneord, udsagnsord og tillægsord i sætninger fra hverdagen.',
    instruction: 'Find ordklassen. Kig på, hvad ordet gør i sætningen.',
    items: [
      mark(
        'Hele *opgangen* lugter af *kål* og nybagt *brød*.',
        'Marker de tre navneord.',
        'En opgang, en kål og et brød.',
      ),
      mark(
        'Ejendomsmægleren *roste* udsigten og *lukkede* vinduet.',
        'Marker de to udsagnsord.',
        'Rose og lukke er noget, man gør.',
      ),
      mark(
        'De fik en *rusten* nøgle og en *høflig* undskyldning.',
        'Marker de to tillægsord.',
        'De fortæller, hvordan nøglen og undskyldningen er.',
      ),
      choice(
        'Hvad er »cykling« i »Cykling er billigt.«?',
        'navneord',
        ['udsagnsord', 'tillægsord'],
        'Cykling er navnet på noget, man kan tale om.',
      ),
      choice(
        'Hvad er »bager« i »Hun bager hver søndag.«?',
        'udsagnsord',
        ['navneord', 'tillægsord'],
        'Hun bager: det er noget, hun gør.',
      ),
      choice(
        'Hvad er »bager« i »Vores bager hedder Kjeld.«?',
        'navneord',
        ['udsagnsord', 'tillægsord'],
        'En bager, bageren.',
      ),
      choice('Hvilket ord kan bøjes i grad?', 'venlig', ['ven', 'vente'], 'Venlig, venligere, venligst.'),
      choice('Hvilket ord kan stå i datid?', 'klippe', ['saks', 'skarp'], 'I går klippede jeg hækken.'),
      sort(
        { navneord: ['frihed', 'paraply'], udsagnsord: ['savne', 'turde'], tillægsord: ['tavs', 'grådig'] },
        'Frihed kan man tale om, savne er noget, man gør, og tavs er noget, man kan være.',
        'Sorter ordene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'De små ord',
    summary: 'Kend stedord, forholdsord og bindeord.',
    instruction: 'Stedord står i stedet for navne. Forholdsord viser, hvor eller hvordan. Bindeord binder sammen.',
    items: [
      mark('*Hun* mødte *ham* i elevatoren.', 'Marker de to stedord.', 'De står i stedet for navne.'),
      mark(
        'Fjernbetjeningen lå *under* tæppet *bag* sofaen.',
        'Marker de to forholdsord.',
        'De viser, hvor tingen lå.',
      ),
      mark(
        'Vi ville gå, *men* det regnede, *og* døren bandt.',
        'Marker de to bindeord.',
        'De binder sætninger sammen.',
      ),
      choice(
        'Hvad er »på« i »Hatten ligger på hylden.«?',
        'forholdsord',
        ['bindeord', 'stedord'],
        '»På« viser, hvor hatten er i forhold til hylden.',
      ),
      choice(
        'Hvad er »fordi« i »Vi lo, fordi uret kukkede.«?',
        'bindeord',
        ['forholdsord', 'stedord'],
        '»Fordi« indleder en ledsætning.',
      ),
      choice(
        'Hvad er »deres« i »Det er deres postkasse.«?',
        'stedord',
        ['navneord', 'bindeord'],
        '»Deres« viser, hvem der ejer den.',
      ),
      sort(
        { stedord: ['jer', 'hinanden'], forholdsord: ['ved', 'gennem'], bindeord: ['eller', 'fordi'] },
        '»Jer« står i stedet for navne, »ved« står foran et led, og »eller« binder sammen.',
        'Sorter de små ord.',
      ),
      lists(
        'Nøglen er gemt {under|ved siden|oven} måtten, og det ved alle tyve.',
        '»Under« kan stå direkte foran »måtten«.',
      ),
    ],
  },
]);
