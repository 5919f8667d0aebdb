import { choice, exerciseGroup, order } from '../../markup/index.ts';

export const ordstilling = exerciseGroup({ productId: 'grbg', level: 9, category: 'ordstilling' }, [
  {
    number: 1,
    version: 2,
    title: 'Samtaler på gangen',
    summary: 'Sæt ordene rigtigt i spørgsmål og svar.',
    instruction: 'Sæt ordene i rækkefølge, eller vælg den rigtige sætning.',
    items: [
      order('mit wem | teilst | du | dein Zimmer', 'Efter spørgeleddet kommer udsagnsordet.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
      order('darf | ich | deinen Föhn | benutzen', 'Udsagnsordet står først, og navnemåden står sidst.', {
        task: 'Sæt ordene i rækkefølge, så de bliver til et spørgsmål.',
      }),
      order(
        'heute Abend | findet | im Speisesaal | ein Konzert | statt',
        '»Stattfinden« deler sig, og »statt« står sidst.',
        {
          also: [
            'im Speisesaal | findet | heute Abend | ein Konzert | statt',
            'ein Konzert | findet | heute Abend | im Speisesaal | statt',
            'heute Abend | findet | ein Konzert | im Speisesaal | statt',
            'ein Konzert | findet | im Speisesaal | heute Abend | statt',
            'im Speisesaal | findet | ein Konzert | heute Abend | statt',
          ],
          task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
        },
      ),
      order('wir | haben | den Bus | verpasst, | weil | Ole | schlief', 'Efter »weil« står udsagnsordet sidst.', {
        also: ['den Bus | haben | wir | verpasst, | weil | Ole | schlief'],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      choice(
        'Hvilken sætning er rigtig?',
        'Am Mittwoch haben wir frei.',
        ['Am Mittwoch wir haben frei.', 'Am Mittwoch frei haben wir.'],
        'Udsagnsordet står som nummer to.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Weißt du, wann wir essen?',
        ['Weißt du, wann essen wir?', 'Du weißt, wann essen wir?'],
        'Det indirekte spørgsmål har udsagnsordet sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Ich kann heute nicht mitspielen.',
        ['Ich kann nicht heute mitspielen kann.', 'Ich heute kann nicht mitspielen.'],
        'Udsagnsordet »kann« står som nummer to og kun én gang.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Vergiss nicht, die Tür abzuschließen!',
        ['Vergiss nicht, die Tür zu abschließen!', 'Vergiss nicht die Tür abschließen zu!'],
        '»Zu« står inde i ordet: »abzuschließen«.',
      ),
    ],
  },
]);
