import { choice, exerciseGroup, gaps, lists, several, sort } from '../../markup/index.ts';

export const hverdagsord = exerciseGroup({ productId: 'grda', level: 11, category: 'hverdagsord' }, [
  {
    number: 1,
    title: 'Mad og drikke',
    summary: 'Lær ord for det, du spiser og drikker.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('Jeg drikker et glas {mælk|brød|ost}.', 'Man drikker mælk. Brød og ost spiser man.'),
      lists('Om morgenen spiser vi {brød|kaffe|saft}.', 'Man spiser brød. Kaffe og saft drikker man.'),
      lists('Jeg skærer kødet med en {kniv|ske|kop}.', 'En kniv kan skære.'),
      lists('Hun spiser suppe med en {ske|kniv|flaske}.', 'Suppe spiser man med en ske.'),
      choice('Hvad er en frugt?', 'en banan', ['en kartoffel', 'en fisk'], 'En banan er sød og vokser på et træ.'),
      choice('Hvad er en grøntsag?', 'en gulerod', ['en pære', 'et æg'], 'En gulerod vokser i jorden.'),
      several(
        'Hvad kan man drikke?',
        ['vand', 'te', 'juice'],
        ['ris', 'smør'],
        'Vand, te og juice er i et glas eller en kop.',
      ),
      sort(
        {
          frugt: ['æble', 'drue', 'appelsin'],
          'kød og fisk': ['kylling', 'laks', 'oksekød'],
          'brød og kage': ['bolle', 'rundstykke', 'lagkage'],
        },
        'Frugt vokser på træer og buske. Kød og fisk kommer fra dyr. Brød og kage kommer fra bageren.',
        'Sorter ordene.',
      ),
      choice(
        'Du er tørstig. Hvad skal du have?',
        'noget at drikke',
        ['noget at spise', 'noget at læse'],
        'Når man er tørstig, skal man drikke.',
      ),
      choice(
        'Du er sulten. Hvad gør du?',
        'Jeg spiser.',
        ['Jeg sover.', 'Jeg fryser.'],
        'Når man er sulten, skal man spise.',
      ),
    ],
  },
  {
    number: 2,
    title: 'Tøj til vejret',
    summary: 'Lær ord for tøj og vejr.',
    instruction: 'Vælg eller skriv det ord, der passer.',
    items: [
      choice(
        'Det regner. Hvad tager du på?',
        'en regnjakke',
        ['en badedragt', 'en pyjamas'],
        'En regnjakke holder regnen ude.',
      ),
      choice('Det sner. Hvad har du på hænderne?', 'vanter', ['sandaler', 'strømper'], 'Vanter varmer hænderne.'),
      lists('Jeg har en {hue|sko|bukser} på hovedet.', 'En hue sidder på hovedet.'),
      lists('Hun har røde {sko|hatte|vanter} på fødderne.', 'Sko har man på fødderne.'),
      lists('Solen {skinner|regner|blæser} fra en blå himmel.', 'Solen kan kun skinne.'),
      lists('Der ligger hvid {sne|regn|sol} på taget.', 'Sne er hvid og bliver liggende.'),
      several(
        'Hvad er tøj?',
        ['en trøje', 'en nederdel', 'et tørklæde'],
        ['en tallerken', 'en seng'],
        'Trøje, nederdel og tørklæde har man på kroppen.',
      ),
      sort(
        { sommer: ['shorts', 'solbriller', 'sandaler'], vinter: ['vinterstøvler', 'halstørklæde', 'luffer'] },
        'Om sommeren er det varmt. Om vinteren er det koldt.',
        'Hvornår bruger man det mest? Sorter ordene.',
      ),
      gaps('Det er [koldt](modsat »varmt«) i dag, så jeg tager en jakke på.', 'Det modsatte af »varmt« er »koldt«.'),
    ],
  },
]);
