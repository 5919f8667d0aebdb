import { choice, lists, read, type StepDraft } from '../../markup/index.ts';

export const laesning: StepDraft = {
  title: 'Læsning',
  intro: 'Læs artiklen, og svar på spørgsmålene. Du må gerne kigge tilbage i teksten.',
  seconds: 1200,
  items: [
    read({
      title: 'Die Schule ohne Klingel',
      text: `Seit August klingelt es an der Hafenschule nicht mehr. Die Schulleiterin, Frau Petersen, hat die Klingel ausgeschaltet, und zwar für ein ganzes Jahr. „Ich wollte wissen, was passiert“, sagt sie. Die Idee kam allerdings nicht von ihr, sondern von der Klasse 9c.

„Wir haben im Physikunterricht gemessen, wie laut die Klingel ist“, erzählt Samira, 15. „Es waren 98 Dezibel. Das ist fast so laut wie eine Motorsäge! Und das vierzehnmal am Tag.“ Also schrieb die Klasse einen Brief.

In den ersten Wochen kamen viele zu spät. Einmal saß eine fünfte Klasse bis halb drei im Klassenzimmer, weil auch der Lehrer die Zeit vergessen hatte. Manche Eltern beschwerten sich. „Meine Tochter muss den Bus um 13.10 Uhr bekommen“, schrieb ein Vater. „Wer bezahlt das Taxi?“

Inzwischen hat sich die Schule an die Stille gewöhnt. In jedem Raum hängt nun eine große Uhr, und in jeder Klasse gibt es einen Zeitwächter, der fünf Minuten vor dem Ende der Stunde Bescheid sagt. Das Erstaunliche ist: Es kommen weniger Schüler zu spät als früher. „Wenn es klingelt, rennt man los“, meint Samira. „Wenn es nicht klingelt, muss man selber denken.“

Nur einer vermisst die Klingel. Herr Jansen, der Hausmeister, hat sie 22 Jahre lang gepflegt. „Sie war nie krank“, sagt er. Als die Klasse 9c das hörte, hatte sie noch eine Idee: Am letzten Tag vor den Ferien darf Herr Jansen so lange klingeln, wie er will. Samira hat schon Ohrenschützer gekauft.`,
      questions: [
        choice(
          'Wer hatte die Idee mit der Klingel?',
          'die Klasse 9c',
          ['die Schulleiterin', 'der Hausmeister', 'die Eltern'],
          'Ideen kom ikke fra skolelederen, men fra 9.c.',
        ),
        choice(
          'Was störte die Klasse an der Klingel?',
          'Sie war zu laut.',
          ['Sie war kaputt.', 'Sie kam zu spät.', 'Sie war zu teuer.'],
          'Eleverne målte 98 decibel.',
        ),
        choice(
          'Was passierte einmal mit einer fünften Klasse?',
          'Sie blieb zu lange in der Schule.',
          [
            'Sie kam am Morgen viel zu spät an.',
            'Sie musste mit dem Taxi fahren.',
            'Sie schrieb einen bösen Brief an die Eltern.',
          ],
          'Læreren glemte også tiden.',
        ),
        choice(
          'Worum ging es dem Vater?',
          'um den Bus seiner Tochter',
          ['um die Noten seiner Tochter', 'um den Lärm in der Schule', 'um die Uhr im Klassenzimmer'],
          'Hun skulle nå bussen klokken 13.10.',
        ),
        choice(
          'Was macht ein Zeitwächter?',
          'Er sagt, dass die Stunde bald endet.',
          [
            'Er schreibt auf, wer zu spät kommt.',
            'Er stellt jeden Morgen alle Uhren.',
            'Er klingelt fünf Minuten vor der Pause.',
          ],
          '»Bescheid sagen« er at give besked.',
        ),
        choice(
          'Die Schule hat sich *an die Stille gewöhnt*. Was bedeutet das?',
          'Die Stille ist jetzt normal.',
          ['Die Stille ist jetzt verboten.', 'Die Stille ist jetzt langweilig.', 'Die Stille ist jetzt wieder vorbei.'],
          '»Sich an etwas gewöhnen« er at vænne sig til noget.',
        ),
        lists(
          'Heute kommen {weniger|mehr|keine} Schüler zu spät als früher.',
          'Det er det overraskende: Færre kommer for sent.',
        ),
        choice(
          'Was meint Samira mit „muss man selber denken“?',
          'Man ist selbst dafür verantwortlich.',
          [
            'Man lernt besser mit einer Klingel.',
            'Man kann in der Stille nicht denken.',
            'Man darf nicht mehr mit anderen sprechen.',
          ],
          'Uden klokke skal man selv holde øje med tiden.',
        ),
        choice(
          '„Sie war nie krank“, sagt Herr Jansen. Wen oder was meint er?',
          'die Klingel',
          ['seine Frau', 'Samira', 'die Schulleiterin'],
          'Han taler om klokken, som om den var et menneske.',
        ),
        choice(
          'Warum hat Samira Ohrenschützer gekauft?',
          'Sie erwartet viel Lärm.',
          ['Sie hat Ohrenschmerzen.', 'Sie friert auf dem Schulweg.', 'Sie will sie Herrn Jansen schenken.'],
          'Hr. Jansen må ringe, så længe han vil.',
        ),
      ],
    }),
  ],
};
