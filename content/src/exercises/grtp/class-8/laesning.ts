import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grtp', level: 8, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'Opslag på skolen',
    summary: 'Læs tre korte opslag, som de hænger på en tysk skole.',
    instruction: 'Læs opslagene, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Am Schwarzen Brett',
        byline: 'Drei Zettel',
        text: `Gesucht: Am Dienstag ist im Umkleideraum eine graue Katze eingezogen. Sie schläft in der Kiste mit den Trikots und lässt sich nicht vertreiben. Wem gehört sie? Bitte im Sekretariat melden. Bis dahin findet der Sportunterricht draußen statt.

Biete: Nachhilfe in Mathe, Klasse 5 bis 8. Ich bin geduldig und koste acht Euro pro Stunde. Am Wochenende habe ich keine Zeit, weil ich im Zirkus meiner Eltern arbeite. Ferit, 10b

Hilfe! Unsere Schülerband spielt am 12. Mai beim Sommerfest, aber unser Schlagzeuger hat sich die Hand gebrochen. Wer kann einspringen? Wir proben mittwochs um vier im Musikraum. Du musst keine Noten lesen können, aber pünktlich sein.`,
        questions: [
          choice(
            'Warum ist der Sportunterricht draußen?',
            'In den Trikots schläft eine Katze.',
            ['Die Halle wird gebaut.', 'Das Wetter ist so schön.'],
            'Katten sover i kassen med trøjer.',
          ),
          choice(
            'Wo soll sich der Besitzer melden?',
            'im Sekretariat',
            ['im Umkleideraum', 'bei Ferit'],
            '»Bitte im Sekretariat melden«.',
          ),
          choice(
            'Was bietet Ferit an?',
            'Hilfe beim Rechnen',
            ['Karten für den Zirkus', 'Unterricht am Samstag'],
            '»Nachhilfe in Mathe« er hjælp til matematik.',
          ),
          choice(
            'Was macht Ferit am Wochenende?',
            'Er arbeitet im Zirkus.',
            ['Er gibt Nachhilfe.', 'Er spielt in einer Band.'],
            'Han arbejder i sine forældres cirkus.',
          ),
          choice(
            'Wie viel kosten zwei Stunden bei Ferit?',
            'sechzehn Euro',
            ['acht Euro', 'zweiunddreißig Euro'],
            'Én time koster otte euro.',
          ),
          choice(
            'Wen sucht die Band?',
            'jemanden am Schlagzeug',
            ['jemanden mit Gitarre', 'jemanden, der singt'],
            'Trommeslageren har brækket hånden.',
          ),
          choice(
            'Wann übt die Band?',
            'jeden Mittwoch',
            ['nur am 12. Mai', 'jeden Tag um vier'],
            '»Mittwochs« betyder hver onsdag.',
          ),
          choice(
            'Was ist der Band wichtig?',
            'dass man nicht zu spät kommt',
            ['dass man Noten lesen kann', 'dass man schon in Klasse 10 ist'],
            '»Pünktlich« er præcis.',
          ),
        ],
      }),
    ],
  },
]);
