import { choice, exerciseGroup, gaps, lists, sort } from '../../markup/index.ts';

export const entalOgFlertal = exerciseGroup({ productId: 'grda', level: 11, category: 'ental-og-flertal' }, [
  {
    number: 1,
    version: 3,
    title: 'Én eller flere?',
    summary: 'Sæt -e eller -er på ordet, når der er flere, og lær ét ord, der gør det anderledes.',
    instruction: 'Når der er flere, får ordet tit -e eller -er. Skriv eller vælg den rigtige form.',
    trains: ['number'],
    items: [
      gaps('Der er fem [stole](stol) ved bordet.', 'En stol, fem stole.'),
      gaps('Vi køber ti [bananer](banan).', 'En banan, ti bananer.'),
      gaps('Der holder tre [biler](bil) på vejen.', 'En bil, tre biler.'),
      lists('Der er tyve {elever|elev} i klassen.', 'En elev, tyve elever.'),
      lists('Min bror har kun én {hund|hunde}.', 'Der er kun én.'),
      lists('Vi har fire {børn|barner} i familien.', 'Et barn, fire børn.'),
      gaps('Hun har mange [blyanter](blyant).', 'En blyant, mange blyanter.'),
      gaps('Der er to [senge](seng) i værelset.', 'En seng, to senge.'),
      lists('Jeg har to {arme|armer}.', 'En arm, to arme.'),
      choice('Hvad er rigtigt?', 'et hus – to huse', ['et hus – to huser', 'et hus – to hus'], 'Et hus, to huse.'),
      sort(
        { én: ['dreng', 'pige', 'kat'], flere: ['drenge', 'piger', 'katte'] },
        'Drenge, piger og katte er flere.',
        'Er der én eller flere? Sorter ordene.',
      ),
    ],
  },
]);
