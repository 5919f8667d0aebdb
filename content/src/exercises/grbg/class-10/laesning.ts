import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grbg', level: 10, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'En tysker i Danmark',
    summary: 'En udvekslingselev skriver om det, der overrasker hende.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Ein Jahr unter Dänen',
        byline: 'Leserbrief einer Austauschschülerin',
        text: `Als ich im August aus Leipzig an eine dänische Schule kam, fragte ich am ersten Tag: »Herr Direktor, wo ist bitte der Speisesaal?« Alle lachten, auch der Direktor. Er heißt nämlich Kurt, und so nennt ihn hier jeder. Es dauerte Wochen, bis ich das ohne Herzklopfen sagen konnte.

Noch mehr überraschte mich das Singen. Jeden Morgen singen hier hundertzwanzig Jugendliche, halb schlafend, aber laut. Zu Hause hätte das niemand freiwillig getan. Am Anfang bewegte ich nur die Lippen. Im November merkte ich, dass ich drei Lieder auswendig konnte und eines davon sogar unter der Dusche sang.

Was ich nicht vermissen werde? Lakritz mit Salz. Meine Freundinnen haben es mir an jedem Freitag angeboten, und jeden Freitag habe ich es versucht, aus Höflichkeit. Was mir fehlen wird, ist etwas, wofür es auf Deutsch kein gutes Wort gibt: nebeneinander auf einem Sofa zu sitzen und gar nichts zu wollen.`,
        questions: [
          choice(
            'Warum lachten alle am ersten Tag?',
            'Sie war sehr förmlich.',
            ['Sie sprach schlecht Dänisch.', 'Sie stand schon im Speisesaal.'],
            'Hun sagde »Herr Direktor«, men alle siger Kurt.',
          ),
          choice(
            'Wie nennen die Schüler den Direktor?',
            'beim Vornamen',
            ['beim Nachnamen', 'Herr Direktor'],
            '»So nennt ihn hier jeder«.',
          ),
          choice(
            'Wie war es für sie, ihn Kurt zu nennen?',
            'zuerst schwierig',
            ['gleich ganz leicht', 'immer unmöglich'],
            'Det varede flere uger, før hun turde.',
          ),
          choice(
            'Was machte sie am Anfang beim Singen?',
            'Sie tat nur so, als ob.',
            ['Sie sang am lautesten.', 'Sie schlief bis zum Mittag.'],
            'Hun bevægede kun læberne.',
          ),
          choice(
            'Was zeigt, dass ihr das Singen später gefiel?',
            'Sie sang sogar beim Duschen.',
            ['Sie schrieb drei Lieder.', 'Sie sang für ihre Familie.'],
            'Hun sang endda i badet.',
          ),
          choice(
            'Warum probierte sie immer wieder Lakritz?',
            'um nicht unhöflich zu sein',
            ['weil es ihr schmeckte', 'weil sie eine Wette verloren hatte'],
            '»Aus Höflichkeit« betyder af høflighed.',
          ),
          choice(
            'Was wird ihr fehlen?',
            'ruhig mit anderen zusammen zu sein',
            ['das dänische Essen', 'jeden Morgen um sechs Uhr aufzustehen'],
            'At sidde sammen uden at ville noget bestemt.',
          ),
          choice(
            'Welches dänische Wort passt am besten zum letzten Satz?',
            'hygge',
            ['travlhed', 'lektier'],
            'Det er hygge, hun beskriver.',
          ),
        ],
      }),
    ],
  },
]);
