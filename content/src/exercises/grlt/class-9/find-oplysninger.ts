import { choice, exerciseGroup, lists, read, several } from '../../markup/index.ts';

export const findOplysninger = exerciseGroup({ productId: 'grlt', level: 9, category: 'find-oplysninger' }, [
  {
    number: 1,
    title: 'Har du læst vilkårene?',
    summary: 'Find præcise oplysninger i vilkårene for en festivalbillet.',
    instruction: 'Find det rigtige punkt, og svar præcist.',
    items: [
      read({
        title: 'Vilkår for billetter til Fjordfest',
        text: `1. Aldersgrænse. Unge under 15 år har kun adgang i følge med en person over 21 år. På campingområdet skal man være 16 år, selv i følge med voksne.

2. Navn og overdragelse. Billetten er personlig. Den kan frit gives videre indtil 14 dage før festivalen, hvis navnet ændres på hjemmesiden. Derefter koster det 75 kroner. Det er ikke tilladt at sælge billetten for mere, end den har kostet.

3. Fortrydelse. Købet kan fortrydes inden for 48 timer, medmindre der er mindre end en uge til festivalen.

4. Aflysning. Aflyses hele festivalen, får man billettens pris tilbage, men ikke gebyret på 30 kroner. Aflyses en enkelt koncert, refunderes intet.

5. Adgang. Armbåndet er gyldigt, så længe låsen er ubrudt. Et knækket armbånd ombyttes kun mod billet og legitimation. Tasker over størrelsen A4 skal afleveres ved indgangen.

6. Lydoptagelse. Korte optagelser til eget brug er tilladt. Professionelt udstyr kræver skriftlig tilladelse, som skal være søgt senest den 1. maj.`,
        questions: [
          choice(
            'Må Lea på 15 sove på campingområdet med sin mor?',
            'nej',
            ['ja, fordi hendes mor er med', 'ja, hvis moren er over 21'],
            'Punkt 1: Man skal være 16 år, selv i følge med voksne.',
          ),
          choice(
            'Må Noa på 14 komme ind med sin søster på 20?',
            'nej',
            ['ja', 'ja, men kun om dagen'],
            'Punkt 1: Ledsageren skal være over 21 år.',
          ),
          choice(
            'Hvad koster det at give billetten videre fem dage før?',
            '75 kroner',
            ['30 kroner', 'ingenting'],
            'Punkt 2: Efter 14-dagesgrænsen koster det 75 kroner.',
          ),
          choice(
            'Hvilken handel er i strid med vilkårene?',
            'at sælge en billet dyrere, end den var',
            ['at sælge en billet til halv pris', 'at give en billet væk'],
            'Punkt 2 forbyder fortjeneste.',
          ),
          choice(
            'Du køber billet tre dage før festivalen og fortryder næste dag. Hvad sker der?',
            'Du kan ikke fortryde.',
            ['Du får alle pengene.', 'Du får pengene minus 30 kroner.'],
            'Punkt 3: Der er mindre end en uge til.',
          ),
          choice(
            'Billetten kostede 500 kroner plus gebyr på 30. Festivalen aflyses. Hvad får du?',
            '500 kroner',
            ['530 kroner', '470 kroner'],
            'Punkt 4: Gebyret får man ikke tilbage.',
          ),
          choice(
            'Dit yndlingsband aflyser. Hvad får du?',
            'ingenting',
            ['prisen for én dag', '75 kroner'],
            'Punkt 4: For en enkelt koncert refunderes intet.',
          ),
          several(
            'Hvad skal du have med for at få et nyt armbånd?',
            ['billetten', 'legitimation'],
            ['75 kroner', 'skriftlig tilladelse'],
            'Punkt 5 nævner billet og legitimation.',
          ),
          lists(
            'At noget »refunderes«, betyder, at man får pengene {tilbage|lånt|overført til næste år}.',
            'At refundere er at betale tilbage.',
          ),
          choice(
            'Hvornår er det for sent at søge om at filme professionelt?',
            'den 2. maj',
            ['den 1. maj', 'den 30. april'],
            'Punkt 6: senest den 1. maj.',
          ),
        ],
      }),
    ],
  },
]);
