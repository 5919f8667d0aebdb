import { choice, exerciseGroup, several } from '../../markup/index.ts';

export const sproghistorie = exerciseGroup({ productId: 'gcas', level: 11, category: 'sproghistorie' }, [
  {
    number: 1,
    version: 2,
    title: 'Det indoeuropæiske slægtskab',
    summary: 'Se, hvordan sprogene er i familie.',
    instruction: 'Vælg det rigtige svar.',
    items: [
      choice(
        'Hvilken sproggruppe hører dansk til?',
        'den germanske',
        ['den finsk-ugriske', 'den slaviske'],
        'Dansk er et nordgermansk sprog.',
      ),
      choice(
        'Hvilket af disse sprog er romansk?',
        'spansk',
        ['hollandsk', 'russisk'],
        'Romanske sprog stammer fra latin.',
      ),
      choice(
        'Hvilket af disse sprog er ikke indoeuropæisk?',
        'finsk',
        ['svensk', 'italiensk'],
        'Finsk er i familie med estisk og ungarsk.',
      ),
      choice(
        'Hvilket sprog er dansk nærmest i familie med?',
        'norsk',
        ['engelsk', 'fransk'],
        'Dansk og norsk er begge nordgermanske.',
      ),
      choice('Hvad var runer?', 'et alfabet', ['et sprog', 'en kalender'], 'Runerne blev ristet i sten, træ og ben.'),
      choice(
        'Hvad viser rækken »father«, »Vater« og »far«?',
        'Sprogene er i familie.',
        ['Ordet er nyt.', 'Englænderne har lånt ordet fra dansk.'],
        'Ord for den nærmeste familie er gamle arveord.',
      ),
      choice(
        'Hvad svarer latinsk »p« ofte til i germanske sprog, som i »pater« og »father«?',
        'f',
        ['k', 's'],
        'Det kaldes den germanske lydforskydning.',
      ),
      several(
        'Hvilke sprog stammer fra latin?',
        ['fransk', 'portugisisk', 'rumænsk'],
        ['polsk', 'islandsk'],
        'Polsk er slavisk, og islandsk er germansk.',
      ),
    ],
  },
]);
