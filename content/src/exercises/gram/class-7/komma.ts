import { choice, commas, exerciseGroup } from '../../markup/index.ts';

export const komma = exerciseGroup({ productId: 'gram', level: 7, category: 'komma' }, [
  {
    number: 1,
    title: 'Komma i begge ender',
    summary: 'Sæt komma både før og efter en ledsætning, der står midt i sætningen.',
    instruction:
      'Sæt kommaerne. Her bruger vi startkomma: Der er komma, hvor ledsætningen begynder, og hvor den slutter.',
    trains: ['comma-start', 'comma-end'],
    items: [
      commas('Manden, der ejer skurvognen, er gået på pension.', 'Ledsætningen er »der ejer skurvognen«.'),
      commas('Den kage, som du bagte i går, er blevet hård som granit.', 'Ledsætningen er »som du bagte i går«.'),
      commas(
        'Jeg vidste, da telefonen ringede, at noget var galt.',
        'Der er to ledsætninger: »da telefonen ringede« og »at noget var galt«.',
      ),
      commas('Alle, der har sovet i telt, kender lyden af regn.', 'Ledsætningen er »der har sovet i telt«.'),
      commas(
        'Huset, hvor forfatteren boede, er lavet om til en cykelsmedje.',
        'Ledsætningen er »hvor forfatteren boede«.',
      ),
      commas(
        'Hun sagde, at hun ville komme, hvis hun nåede færgen.',
        'Der er to ledsætninger: »at hun ville komme« og »hvis hun nåede færgen«.',
      ),
      commas('Det, der undrer mig mest, er dine umage støvler.', 'Ledsætningen er »der undrer mig mest«.'),
      commas(
        'Når man ser tilbage, var det en dum idé at købe en struds.',
        'Ledsætningen »når man ser tilbage« står først.',
      ),
      commas(
        'Den gamle fisker ved broen taler med mågerne om aftenen.',
        'Her er der ingen ledsætning, så der skal ikke komma.',
      ),
      commas(
        'Bogen, som jeg lånte på biblioteket, mangler den sidste side.',
        'Ledsætningen er »som jeg lånte på biblioteket«.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Indskud og forklaringer',
    summary: 'Sæt komma om det, der er skudt ind som en ekstra forklaring.',
    instruction: 'En tilføjelse, der kunne udelades, har komma på begge sider. Navne, der er nødvendige, har ikke.',
    trains: ['comma-apposition', 'comma-address'],
    items: [
      commas('Danmarks hovedstad, København, ligger på to øer.', '»København« er en ekstra forklaring.'),
      commas(
        'Min ældste søster, en ivrig taxachauffør, har aldrig fået en bøde.',
        '»En ivrig taxachauffør« er en ekstra forklaring.',
      ),
      commas('Vores nabo, hr. Mortensen, fodrer ræve.', '»hr. Mortensen« er en ekstra forklaring.'),
      commas(
        'Forfatteren Astrid Lindgren skrev om børn, der turde.',
        'Navnet er nødvendigt og har intet komma, men ledsætningen »der turde« har.',
      ),
      commas('Kære Storm, hvor blev du af?', 'Der bliver talt til Storm.'),
      commas('Nå, så det er her, I gemmer jer.', '»Nå« står for sig selv, og »I gemmer jer« er en ledsætning.'),
      commas(
        'Du ved jo godt, Ella, at næsehorn ikke kan svømme baglæns.',
        'Der bliver talt til Ella, og der er komma på begge sider. »At« indleder en ledsætning.',
      ),
      commas(
        'Vi så to stjernebilleder, Orion og Karlsvognen, fra taget.',
        '»Orion og Karlsvognen« er en ekstra forklaring.',
      ),
      choice(
        'Hvilken sætning fortæller, at ægteparret har netop én søn?',
        'Deres søn, Aksel, er pilot.',
        ['Deres søn Aksel er pilot.', 'Deres, søn Aksel er pilot.'],
        'Kommaerne viser, at navnet er ekstra. Uden kommaer kan der være flere sønner.',
      ),
    ],
  },
  {
    number: 3,
    title: 'Komma eller ej?',
    summary: 'Undgå kommaer, hvor der ikke er nogen ny sætning.',
    instruction:
      'Der skal kun komma, hvor der er en ny sætning med grundled og udsagnsled. »At« foran en navnemåde og »end« foran et enkelt led skal ikke have komma.',
    trains: ['comma-superfluous', 'comma-main-clauses'],
    items: [
      commas('Vores nye ovn er varmere end en vulkan.', '»End en vulkan« er ingen sætning, så der skal ikke komma.'),
      commas('Hun løber hurtigere, end jeg cykler.', '»End jeg cykler« har grundled og udsagnsled, så der skal komma.'),
      commas('De forsøgte at bestige tårnet uden tov.', '»At bestige« er navnemåde og ingen sætning.'),
      commas(
        'Efter at have ledt i en time fandt vi den i kagedåsen.',
        '»Efter at have ledt« er ingen ledsætning med grundled.',
      ),
      commas(
        'Du skal enten vaske op eller lufte leguanen.',
        '»Enten … eller« binder to udsagnsord med samme grundled.',
      ),
      commas(
        'Vi har både prøvet at ringe, at banke på og at råbe.',
        'Tre led på række skal have komma, men ikke foran »og«.',
      ),
      commas(
        'Jeg tror ikke på spøgelser, men de tror på mig.',
        'Der er to hele sætninger med hver sit grundled: jeg og de.',
      ),
      commas('Ved daggry sejlede de to forvirrede opdagere ud på fjorden.', 'Der er ingen ny sætning.'),
      choice(
        'Hvor er kommaerne rigtige?',
        'Fordi han var bange for at dumpe, læste han tre nætter i træk.',
        [
          'Fordi han var bange, for at dumpe læste han tre nætter i træk.',
          'Fordi han var bange for at dumpe læste han, tre nætter i træk.',
        ],
        'Ledsætningen er »fordi han var bange for at dumpe«.',
      ),
    ],
  },
]);
