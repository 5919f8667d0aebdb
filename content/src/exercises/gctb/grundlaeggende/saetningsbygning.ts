import { choice, exerciseGroup, lists, order } from '../../markup/index.ts';

export const saetningsbygning = exerciseGroup({ productId: 'gctb', level: 11, category: 'saetningsbygning' }, [
  {
    number: 1,
    version: 2,
    title: 'Omvendt ordstilling og ramme',
    summary: 'Hold styr på verbets plads.',
    instruction: 'Vælg den rigtige sætning, eller sæt ordene i rækkefølge.',
    items: [
      choice(
        'Hvilken sætning er rigtig?',
        'Erst nach dem Konzert wurde er berühmt.',
        ['Erst nach dem Konzert er wurde berühmt.', 'Erst nach dem Konzert berühmt er wurde.'],
        'Det første led fylder hele første plads, og så kommer verbet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Er behauptet, das Bild selbst gemalt zu haben.',
        ['Er behauptet, zu haben das Bild selbst gemalt.', 'Er behauptet, das Bild selbst zu gemalt haben.'],
        '»Zu« står foran hjælpeverbet til sidst.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Dass er lügt, weiß jeder.',
        ['Dass er lügt, jeder weiß.', 'Dass er lügt, weiß es jeder.'],
        'Bisætningen står først, og så kommer verbet.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Sie hat ihn nicht einladen wollen.',
        ['Sie hat ihn nicht einladen gewollt.', 'Sie hat nicht ihn wollen einladen.'],
        'Efter en navnemåde står modalverbet selv i navnemåde.',
      ),
      choice(
        'Hvilken sætning er rigtig?',
        'Kaum war er eingeschlafen, klingelte das Telefon.',
        ['Kaum er war eingeschlafen, klingelte das Telefon.', 'Kaum war er eingeschlafen, das Telefon klingelte.'],
        'Efter »kaum« og efter bisætningen kommer verbet.',
      ),
      order('im Herbst | zieht | die Autorin | nach Graz | um', '»Umziehen« deler sig.', {
        also: [
          'die Autorin | zieht | im Herbst | nach Graz | um',
          'nach Graz | zieht | die Autorin | im Herbst | um',
          'nach Graz | zieht | im Herbst | die Autorin | um',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      order(
        'obwohl | niemand | zuhörte, | sprach | der Redner | weiter',
        'Verbet står sidst i bisætningen og først i hovedsætningen.',
        {
          task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
        },
      ),
      lists(
        'Er fragte, {ob|wenn|dass} das Museum montags geöffnet sei.',
        'Indirekte spørgsmål uden spørgeord begynder med »ob«.',
      ),
      lists('{Als|Wenn|Wann} die Mauer fiel, war meine Mutter vierzehn.', 'Én gang i fortiden: »als«.'),
    ],
  },
]);
