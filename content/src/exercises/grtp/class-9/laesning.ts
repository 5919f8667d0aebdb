import { choice, exerciseGroup, read } from '../../markup/index.ts';

export const laesning = exerciseGroup({ productId: 'grtp', level: 9, category: 'laesning' }, [
  {
    number: 1,
    version: 2,
    title: 'En dag uden skærm',
    summary: 'Læs om en klasse, der lagde telefonen væk.',
    instruction: 'Læs teksten, og svar på spørgsmålene.',
    items: [
      read({
        title: 'Vierundzwanzig Stunden ohne Bildschirm',
        byline: 'Aus einer Schülerzeitung',
        text: `Die Idee kam nicht von den Lehrern. Lina aus der 9a hatte ihrer Großmutter erzählt, dass sie jeden Tag fünf Stunden am Handy verbringt, und die Großmutter hatte nur gefragt: »Und woran erinnerst du dich abends?« Lina fiel nichts ein. Am nächsten Tag schlug sie der Klasse ein Experiment vor.

Von Mittwochmittag bis Donnerstagmittag lagen 26 Handys in einem Schuhkarton im Lehrerzimmer. Der Anfang war leicht, sagt Deniz, aber auf dem Heimweg wusste er nicht, wann sein Bus fuhr. Er musste eine fremde Frau fragen und erfuhr dabei, dass sie früher Seiltänzerin gewesen war.

Nicht alle waren begeistert. Mara fand den Abend »endlos« und ging um acht ins Bett. Dafür war sie am Donnerstag zum ersten Mal seit Monaten ausgeschlafen. Als der Karton wieder geöffnet wurde, hatten manche über zweihundert Nachrichten. »Davon waren vielleicht drei wichtig«, meint Lina. Das Experiment wird im Mai wiederholt, diesmal machen auch die Lehrer mit. Zwei von ihnen haben schon gefragt, ob Tablets auch zählen.`,
        questions: [
          choice(
            'Wer brachte Lina auf die Idee?',
            'ihre Großmutter',
            ['ihr Lehrer', 'eine Seiltänzerin'],
            'Mormors spørgsmål gav hende idéen.',
          ),
          choice(
            'Was fiel Lina auf die Frage der Großmutter ein?',
            'nichts',
            ['drei Nachrichten', 'ein Experiment'],
            '»Lina fiel nichts ein«.',
          ),
          choice(
            'Wie lange dauerte das Experiment?',
            'einen Tag',
            ['zwei Tage', 'einen Abend'],
            'Fra onsdag middag til torsdag middag er ét døgn.',
          ),
          choice(
            'Warum sprach Deniz eine fremde Frau an?',
            'Er kannte die Abfahrt seines Busses nicht.',
            ['Er hatte sein Handy verloren.', 'Er wollte über den Zirkus schreiben.'],
            'Han vidste ikke, hvornår bussen kørte.',
          ),
          choice(
            'Was war gut für Mara?',
            'Sie hatte genug geschlafen.',
            ['Sie hatte viel gelesen.', 'Sie bekam viele Nachrichten.'],
            '»Ausgeschlafen« er udsovet.',
          ),
          choice(
            'Wie findet Lina die vielen Nachrichten?',
            'größtenteils unwichtig',
            ['sehr wichtig für die Schule', 'ziemlich lustig'],
            'Kun tre af dem var vigtige.',
          ),
          choice(
            'Was ist im Mai neu?',
            'Die Lehrer nehmen auch teil.',
            ['Tablets sind erlaubt.', 'Es dauert zwei Tage.'],
            '»Diesmal machen auch die Lehrer mit«.',
          ),
          choice(
            'Was zeigt der letzte Satz?',
            'Auch Lehrern fällt es schwer.',
            ['Lehrer haben gar keine Handys.', 'Lehrer finden die Idee dumm.'],
            'To lærere leder allerede efter en udvej.',
          ),
        ],
      }),
    ],
  },
]);
