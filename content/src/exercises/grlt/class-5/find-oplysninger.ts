import { choice, exerciseGroup, lists, read, several } from '../../markup/index.ts';

export const findOplysninger = exerciseGroup({ productId: 'grlt', level: 5, category: 'find-oplysninger' }, [
  {
    number: 1,
    version: 2,
    title: 'Svømmehallen: find svaret på opslaget',
    summary: 'Find hurtigt tider og priser på et opslag.',
    instruction: 'Led efter svaret på opslaget. Du behøver ikke læse alt.',
    items: [
      read({
        title: 'Velkommen i Delfinhallen',
        text: `Åbningstider: Mandag til torsdag er hallen åben fra klokken 14 til 20. Fredag er der åbent fra klokken 14 til 17. Lørdag og søndag er der åbent fra klokken 9 til 15. Hallen lukker en halv time efter, at kassen er lukket.

Priser: Et barn under 3 år koster ingenting. Børn fra 3 til 14 år koster 25 kroner. Voksne koster 45 kroner. En familiebillet til to voksne og op til tre børn koster 120 kroner.

Vandrutsjebanen: Man skal være mindst 120 centimeter høj. Den er lukket om tirsdagen, fordi svømmeklubben træner.

Husk: Badehætte er ikke nødvendig, men langt hår skal være samlet. Glasflasker er forbudt. Man må gerne spise sin madpakke ved de grønne borde, men ikke ved bassinet.`,
        questions: [
          choice(
            'Hvornår åbner hallen om søndagen?',
            'klokken 9',
            ['klokken 14', 'klokken 15'],
            'Lørdag og søndag er der åbent fra klokken 9.',
          ),
          choice(
            'Hvilken af de tre dage lukker hallen først?',
            'fredag',
            ['mandag', 'torsdag'],
            'Fredag lukker klokken 17.',
          ),
          lists('Silje er 11 år. Hun skal betale {25|45|120} kroner.', 'Børn fra 3 til 14 år koster 25 kroner.'),
          choice(
            'Hvad koster en baby på to år?',
            'ingenting',
            ['25 kroner', '45 kroner'],
            'Børn under 3 år er gratis.',
          ),
          choice(
            'To voksne og to børn på 8 og 10 år skal ind. Hvad er billigst?',
            'familiebilletten',
            ['fire enkelte billetter', 'det koster det samme'],
            'Fire enkelte billetter koster 140 kroner. Familiebilletten koster 120.',
          ),
          choice(
            'Hvem må prøve vandrutsjebanen?',
            'Amina på 125 centimeter',
            ['Elias på 118 centimeter', 'Lotte på 110 centimeter'],
            'Man skal være mindst 120 centimeter.',
          ),
          choice(
            'Hvornår er vandrutsjebanen lukket?',
            'om tirsdagen',
            ['om fredagen', 'i weekenden'],
            'Svømmeklubben træner om tirsdagen.',
          ),
          several(
            'Hvad er forbudt?',
            ['en glasflaske', 'at spise ved bassinet'],
            ['at bade uden badehætte', 'at have madpakke med'],
            'Glas og mad ved bassinet er forbudt.',
          ),
          choice(
            'Hvor må man spise?',
            'ved de grønne borde',
            ['ved bassinet', 'i køen til vandrutsjebanen'],
            'Det står under »Husk«.',
          ),
        ],
      }),
    ],
  },
]);
