import { choice, exerciseGroup, lists } from '../../markup/index.ts';

export const svaereSmaaord = exerciseGroup({ productId: 'grst', level: 7, category: 'svaere-smaaord' }, [
  {
    number: 1,
    title: 'Ét, to eller tre ord?',
    summary: 'Vælg, om udtrykket skrives samlet eller delt.',
    instruction: 'Mange faste udtryk skrives i flere ord, selv om man siger dem i ét træk.',
    trains: ['compound-joined', 'compound-split'],
    items: [
      lists('Der kom {i hvert fald|ihvertfald} fyrre gæster.', '»I hvert fald« skrives altid i tre ord.'),
      lists('Vi mødes {med det samme|meddetsamme} efter timen.', '»Med det samme« skrives i tre ord.'),
      lists(
        'Han er {for tiden|fortiden} på en ø uden internet.',
        '»For tiden« skrives i to ord, når det betyder lige nu.',
      ),
      lists('I {fortiden|for tiden} boede her kun fiskere.', 'Tiden, der er gået, hedder fortiden i ét ord.'),
      lists('Hun fortalte det {til sidst|tilsidst}, da alle var gået.', '»Til sidst« skrives i to ord.'),
      lists('Vi tog af sted {i tide|itide} for en gangs skyld.', '»I tide« skrives i to ord.'),
      lists('Det sneede {i morges|imorges}, og nu skinner solen.', '»I morges« skrives i to ord.'),
      lists('Vi vandt {på trods af|påtrods af} regnen.', '»På trods af« skrives i tre ord.'),
      lists('{Hvad som helst|Hvadsomhelst} kan ske i den film.', '»Hvad som helst« skrives i tre ord.'),
      choice(
        'Hvilken sætning er rigtig?',
        'Jeg kommer i løbet af dagen.',
        ['Jeg kommer iløbet af dagen.', 'Jeg kommer i løbetaf dagen.'],
        '»I løbet af« skrives i tre ord.',
      ),
    ],
  },
]);
