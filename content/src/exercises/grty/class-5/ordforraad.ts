import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const ordforraad = exerciseGroup({ productId: 'grty', level: 5, category: 'ordforraad' }, [
  {
    number: 1,
    title: 'Hjemme hos familien Krause',
    summary: 'Lær ord for familien, dyrene og tingene derhjemme.',
    instruction: 'Vælg det tyske ord, der passer i sætningen.',
    items: [
      lists('Meine Mutter hat einen Bruder. Er ist mein {Onkel|Opa|Vetter}.', '»Onkel« er din mors eller fars bror.'),
      lists('Der Vater von meinem Vater ist mein {Opa|Onkel|Bruder}.', '»Opa« er bedstefar.'),
      lists(
        'Wir haben einen {Hund|Vogel|Fisch}. Er bellt, wenn der Postbote kommt.',
        'Det er »der Hund«, der gør ad postbuddet.',
      ),
      lists('Meine Oma schläft im {Bett|Tisch|Teller} und schnarcht sehr laut.', 'Man sover i en seng: »das Bett«.'),
      lists('In der {Küche|Treppe|Brücke} kocht mein Vater Spaghetti.', '»Küche« er køkkenet.'),
      lists('Ein Elefant ist nicht klein. Er ist sehr {groß|kurz|dünn}.', '»Groß« er det modsatte af »klein«.'),
      choice(
        'Was ist »en kanin« auf Deutsch?',
        'das Kaninchen',
        ['das Küken', 'die Katze'],
        '»Küken« er en kylling, og »Katze« er en kat.',
      ),
      choice(
        'Mein Hamster hat Hunger. Was gibst du ihm?',
        'eine Karotte',
        ['einen Löffel', 'einen Schuh'],
        '»Karotte« er en gulerod. »Löffel« er en ske, og »Schuh« er en sko.',
      ),
      sort(
        {
          Familie: ['Tante', 'Schwester', 'Eltern'],
          Tiere: ['Ente', 'Schwein', 'Ziege'],
          'im Haus': ['Fenster', 'Tür', 'Schrank'],
        },
        '»Ente« er en and, »Ziege« en ged og »Schrank« et skab.',
        'Sorter ordene.',
      ),
    ],
  },
]);
