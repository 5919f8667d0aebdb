import { choice, exerciseGroup, gaps, lists, order } from '../../markup/index.ts';

export const udsagnsord = exerciseGroup({ productId: 'grty', level: 6, category: 'udsagnsord' }, [
  {
    number: 1,
    title: 'Når bogstavet i midten skifter',
    summary: 'Nogle udsagnsord får en anden selvlyd efter »du«, »er« og »sie«.',
    instruction: 'Skriv udsagnsordet i nutid.',
    items: [
      gaps('Der Bus [fährt](fahren) um sieben Uhr ab.', '»Fahren« får omlyd: »ich fahre«, »er fährt«.'),
      gaps('Du [isst](essen) schon wieder Chips!', '»Essen« skifter »e« til »i«: »du isst«.'),
      gaps('Oma [liest](lesen) uns Gruselgeschichten vor.', '»Lesen« skifter »e« til »ie«: »sie liest«.'),
      gaps('[Sprichst](sprechen) du mit deinem Goldfisch?', '»Sprechen« skifter »e« til »i«: »du sprichst«.'),
      gaps('Mein Vater [schläft](schlafen) vor dem Fernseher.', '»Schlafen« får omlyd: »er schläft«.'),
      gaps('Lukas [sieht](sehen) ohne Brille gar nichts.', '»Sehen« skifter »e« til »ie«: »er sieht«.'),
      lists(
        'Ihr {lauft|läuft|läufst} viel zu schnell für mich.',
        'Kun efter »du«, »er«, »sie« og »es« kommer der omlyd: »ihr lauft«.',
      ),
      lists('Wer {trägt|tragt|tragen} heute die schwere Tasche?', '»Wer« bøjes som »er«: »wer trägt«.'),
      lists('Ich {nehme|nimme|nimmt} den letzten Keks.', 'Efter »ich« skifter selvlyden ikke: »ich nehme«.'),
      lists('Die Lehrerin {gibt|gebt|gebe} uns keine Hausaufgaben.', '»Geben« skifter »e« til »i«: »sie gibt«.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: '»Können«, »müssen« og de andre',
    summary: 'Lær mådesudsagnsordene i nutid.',
    instruction: 'Skriv eller vælg den rigtige form.',
    items: [
      gaps('Ich [kann](können) auf den Händen stehen.', 'Det hedder »ich kann«, uden omlyd og uden endelse.'),
      gaps('Er [muss](müssen) sein Zimmer aufräumen.', 'Det hedder »er muss«, uden »-t«.'),
      gaps('Wir [dürfen](dürfen) heute länger aufbleiben.', 'I flertal er det som navnemåden: »wir dürfen«.'),
      gaps('[Willst](wollen) du meinen Frosch sehen?', 'Det hedder »ich will«, »du willst«.'),
      gaps('Sie ist krank und [darf](dürfen) nicht schwimmen gehen.', 'Det hedder »sie darf«.'),
      lists('Meine Schwester {will|wollt|wille} Astronautin werden.', 'Det hedder »sie will«, uden endelse.'),
      lists(
        'Ihr {sollt|sollen|soll} leise sein, das Baby schläft!',
        'Efter »ihr« ender udsagnsordet på »-t«: »ihr sollt«.',
      ),
      lists('{Mögt|Mag|Magst} ihr Lakritz?', 'Det hedder »ihr mögt«.'),
      order('wir | müssen | um neun Uhr | zu Hause | sein', 'Navnemåden »sein« står sidst.', {
        also: [
          'um neun Uhr | müssen | wir | zu Hause | sein',
          'zu Hause | müssen | wir | um neun Uhr | sein',
          'zu Hause | sein | müssen | wir | um neun Uhr',
        ],
        task: 'Sæt ordene i rækkefølge, så de bliver til en sætning, der ikke er et spørgsmål.',
      }),
      choice(
        'Hvordan siger man »Jeg kan svømme«?',
        'Ich kann schwimmen.',
        ['Ich kann zu schwimmen.', 'Ich schwimmen kann.'],
        'Efter »können« står navnemåden sidst og uden »zu«.',
      ),
    ],
  },
]);
