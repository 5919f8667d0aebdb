import { choice, exerciseGroup, lists, several, sort } from '../../markup/index.ts';

export const iSkolen = exerciseGroup({ productId: 'grda', level: 11, category: 'i-skolen' }, [
  {
    number: 1,
    title: 'Ting i klassen',
    summary: 'Lær ord for ting og steder i skolen.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('Jeg skriver med en {blyant|saks|lineal}.', 'Man skriver med en blyant.'),
      lists('Vi klipper papir med en {saks|bog|stol}.', 'En saks kan klippe.'),
      lists('Jeg sletter fejlen med et {viskelæder|papir|hæfte}.', 'Et viskelæder fjerner det, man har skrevet.'),
      lists('Læreren skriver på {tavlen|døren|stolen}.', 'Tavlen hænger, så alle kan se den.'),
      lists('I frikvarteret leger vi ude i {skolegården|klassen|bussen}.', 'Skolegården er udenfor.'),
      lists('Vi låner bøger på {biblioteket|toilettet|kontoret}.', 'På et bibliotek er der mange bøger.'),
      choice(
        'Hvor har man idræt?',
        'i gymnastiksalen',
        ['i skolekøkkenet', 'på lærerværelset'],
        'I gymnastiksalen kan man løbe og spille bold.',
      ),
      several(
        'Hvad kan ligge i et penalhus?',
        ['en pen', 'et viskelæder'],
        ['en stol', 'en tavle', 'en cykel'],
        'Et penalhus er lille. Der er plads til en pen og et viskelæder.',
      ),
      sort(
        { fag: ['matematik', 'historie', 'musik'], 'ting i tasken': ['madpakke', 'drikkedunk', 'lommeregner'] },
        'Matematik, historie og musik er fag.',
        'Er det et fag eller en ting? Sorter ordene.',
      ),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvad siger læreren?',
    summary: 'Forstå de beskeder, man får i klassen.',
    instruction: 'Læreren siger noget. Hvad skal du gøre?',
    items: [
      choice(
        '»Ræk hånden op!« Hvad gør du?',
        'Jeg løfter armen.',
        ['Jeg går ud af klassen.', 'Jeg sætter mig.'],
        'At række hånden op er at løfte armen.',
      ),
      choice(
        '»Slå op på side ti!« Hvad gør du?',
        'Jeg finder siden i bogen.',
        ['Jeg slår på bordet.', 'Jeg lukker bogen.'],
        'At slå op er at finde en side.',
      ),
      choice(
        '»Sæt ring om det rigtige svar!« Hvad gør du?',
        'Jeg tegner en ring.',
        ['Jeg ringer til nogen.', 'Jeg tager en ring på.'],
        'En ring er en cirkel.',
      ),
      choice(
        '»Arbejd sammen to og to!« Hvad gør du?',
        'Jeg finder en makker.',
        ['Jeg arbejder alene.', 'Jeg venter i to timer.'],
        'To og to er par.',
      ),
      choice(
        '»Sæt streg under ordet!« Hvad gør du?',
        'Jeg tegner en linje.',
        ['Jeg sletter ordet.', 'Jeg råber ordet højt.'],
        'En streg er en linje.',
      ),
      choice(
        '»Ryd op efter dig!« Hvad gør du?',
        'Jeg lægger tingene på plads.',
        ['Jeg går hjem.', 'Jeg rejser mig op.'],
        'At rydde op er at lægge tingene på plads.',
      ),
      choice(
        '»Hent jeres bøger!« Hvad gør du?',
        'Jeg går hen og tager min bog.',
        ['Jeg lukker min bog.', 'Jeg skriver en bog.'],
        'At hente er at gå hen og tage noget med tilbage.',
      ),
      choice(
        'Du forstår ikke opgaven. Hvad siger du?',
        'Kan du forklare det igen?',
        ['Det var så lidt.', 'Tillykke!'],
        'Man spørger om at få det forklaret.',
      ),
      choice(
        'Du skal på toilettet. Hvad siger du?',
        'Må jeg gå på toilettet?',
        ['Skal du på toilettet?', 'Kan toilettet gå?'],
        'Man spørger om lov med »må jeg«.',
      ),
    ],
  },
]);
