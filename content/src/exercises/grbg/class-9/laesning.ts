import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grbg', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'En ny på værelset',
    summary: 'Læs et afsnit af en dagbog.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Der Neue in Zimmer 12',
        byline: 'Aus dem Tagebuch von Frida',
        text: `Liebes Tagebuch, seit Montag wohnt nebenan ein Neuer. Er heißt Emil, kommt von einer Insel mit achtzig Einwohnern und war noch nie in einer Klasse mit mehr als drei Schülern. Beim Frühstück saß er ganz allein am Fenster, und alle dachten, er sei arrogant.

Am Mittwoch fiel in der ganzen Schule der Strom aus. Während wir kreischten und unsere Handys suchten, stand Emil auf, ging in den Keller und kam nach zehn Minuten mit vier Petroleumlampen zurück. »Bei uns ist das jeden Winter so«, sagte er. Dann zeigte er uns, wie man auf dem Holzofen Pfannkuchen backt.

Jetzt sitzt er beim Frühstück nicht mehr allein. Er hat mir erzählt, dass er am Anfang einfach nicht wusste, wohin er sich setzen sollte. Auf der Insel gab es nur einen Tisch.`,
        questions: [
          choice(
            'Woher kommt Emil?',
            'von einer kleinen Insel',
            ['aus einer großen Stadt', 'aus dem Haus direkt nebenan'],
            'Øen har firs indbyggere.',
          ),
          choice(
            'Was dachten die anderen zuerst über ihn?',
            'dass er eingebildet sei',
            ['dass er Angst habe', 'dass er krank sei'],
            '»Arrogant« og »eingebildet« betyder det samme.',
          ),
          choice(
            'Was passierte am Mittwoch?',
            'Es gab keinen Strom.',
            ['Es brannte im Keller.', 'Emil reiste ab.'],
            'Strømmen gik.',
          ),
          choice(
            'Wie reagierte Emil?',
            'Er blieb ruhig und half.',
            ['Er suchte sein Handy.', 'Er schrie laut und lief weg.'],
            'Han hentede lamper i kælderen.',
          ),
          choice(
            'Warum kannte er sich damit aus?',
            'Zu Hause passiert das oft.',
            ['Er hatte davon gelesen.', 'Sein Vater ist Elektriker.'],
            '»Bei uns ist das jeden Winter so«.',
          ),
          choice(
            'Was machten sie dann zusammen?',
            'Pfannkuchen',
            ['Brot', 'Feuerwerk'],
            'De bagte pandekager på brændeovnen.',
          ),
          choice(
            'Warum saß Emil am Anfang allein?',
            'Er wusste nicht, welchen Platz er nehmen sollte.',
            ['Er mochte die anderen nicht.', 'Er wollte aus dem Fenster sehen.'],
            'På øen var der kun ét bord.',
          ),
          choice(
            'Wer schreibt den Text?',
            'eine Schülerin',
            ['Emil', 'eine Lehrerin'],
            'Det er Fridas dagbog, og hun bor ved siden af.',
          ),
        ],
      }),
    ],
  },
]);
