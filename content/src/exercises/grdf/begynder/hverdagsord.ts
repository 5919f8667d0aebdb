import { choice, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const hverdagsord = exerciseGroup({ productId: 'grdf', level: 11, category: 'hverdagsord' }, [
  {
    number: 1,
    title: 'I køkkenet',
    summary: 'Lær de ord, man bruger i et køkken.',
    instruction: 'Vælg det ord, der passer.',
    items: [
      lists('Jeg skærer brødet med en {kniv|ske|tallerken}.', 'En kniv er skarp.'),
      lists('Smørret ligger i {køleskabet|ovnen|komfuret}.', 'I køleskabet er der koldt.'),
      lists('Kagen bager i {ovnen|fryseren|vasken}.', 'Ovnen er varm.'),
      lists('Vi spiser suppe med en {ske|gaffel|kniv}.', 'En ske kan holde suppen.'),
      lists('Jeg vasker op i {vasken|gryden|ovnen}.', 'I vasken er der vand.'),
      lists('Hun hælder kaffe i en {kop|pose|pande}.', 'Man drikker kaffe af en kop.'),
      lists('Bananen er {gul|blå|firkantet}.', 'En moden banan er gul.'),
      choice('Hvad er frugt?', 'en appelsin', ['en kartoffel', 'en ost'], 'En appelsin er en frugt.'),
      sort(
        { mad: ['rugbrød', 'fisk', 'ris'], drikke: ['juice', 'te', 'vand'] },
        'Rugbrød, fisk og ris er mad.',
        'Er det mad eller drikke?',
      ),
    ],
  },
  {
    number: 2,
    title: 'Penge, tid og tal',
    summary: 'Forstå priser, tid og tal.',
    instruction: 'Hvad er rigtigt?',
    items: [
      choice('Hvad er *en halv time*?', '30 minutter', ['15 minutter', '60 minutter'], 'En hel time er 60 minutter.'),
      choice(
        'Hvad er *et kvarter*?',
        '15 minutter',
        ['4 minutter', '45 minutter'],
        'Et kvarter er en fjerdedel af en time.',
      ),
      choice('Klokken er halv otte. Hvad er klokken?', '7.30', ['8.30', '7.15'], 'Halv otte er en halv time før otte.'),
      choice('Klokken er kvart over ni. Hvad er klokken?', '9.15', ['8.45', '9.45'], 'Et kvarter efter ni.'),
      choice('Hvilket tal er *halvtreds*?', '50', ['25', '30'], 'Halvtreds er 50.'),
      choice('Hvilket tal er *femogtres*?', '65', ['56', '605'], 'På dansk siger man fem før tres.'),
      choice('Hvilket tal er *halvfems*?', '90', ['45', '50'], 'Halvfems er 90.'),
      choice('Hvilken dag kommer efter onsdag?', 'torsdag', ['tirsdag', 'fredag'], 'Onsdag, torsdag, fredag.'),
      choice('Hvilken måned kommer før maj?', 'april', ['juni', 'marts'], 'Marts, april, maj.'),
      choice('Hvad koster mest?', '119 kroner', ['91 kroner', '109 kroner'], '119 er det største tal.'),
    ],
  },
]);
