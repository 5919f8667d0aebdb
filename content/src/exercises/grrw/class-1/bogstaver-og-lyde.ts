import { choice, exerciseGroup, several, sort } from '../../markup/index.ts';

export const bogstaverOgLyde = exerciseGroup({ productId: 'grrw', level: 1, category: 'bogstaver-og-lyde' }, [
  {
    number: 1,
    title: 'Vokaler og konsonanter',
    summary: 'Lær at kende vokaler og konsonanter.',
    instruction: 'Vokalerne er a, e, i, o, u, y, æ, ø og å. Resten er konsonanter.',
    items: [
      choice('Hvilket bogstav er en vokal?', 'u', ['t', 'k'], 'U er en vokal.'),
      choice('Hvilket bogstav er en konsonant?', 'm', ['a', 'ø'], 'M er en konsonant.'),
      choice('Hvilken vokal er der i »bål«?', 'å', ['b', 'l'], 'B-å-l har å i midten.'),
      choice('Hvilken vokal er der i *kys*?', 'y', ['i', 'k'], 'K-y-s har y i midten.'),
      choice('Hvor mange vokaler er der i *rose*?', 'to', ['en', 'tre'], 'O og e er vokaler.'),
      choice('Hvor mange vokaler er der i *banan*?', 'to', ['en', 'tre'], 'Der er a to gange.'),
      several('Hvilke bogstaver er vokaler?', ['æ', 'i'], ['p', 's', 'r'], 'De to bogstaver er vokaler.'),
      sort({ vokaler: ['o', 'y', 'å'], konsonanter: ['b', 'n', 'v'] }, 'O, y og å er vokaler.', 'Sorter bogstaverne.'),
    ],
  },
  {
    number: 2,
    title: 'Hvor mange lyde?',
    summary: 'Del ord i stavelser og lyde.',
    instruction: 'Sig ordet langsomt, og klap i takt.',
    items: [
      choice('Hvor mange klap er der i *ba-nan*?', 'to', ['en', 'tre'], 'Ba-nan: to klap.'),
      choice('Hvor mange klap er der i »sol«?', 'en', ['to', 'tre'], 'Sol har en stavelse.'),
      choice('Hvor mange klap er der i *e-le-fant*?', 'tre', ['to', 'fire'], 'E-le-fant: tre klap.'),
      choice('Hvor mange klap er der i *kro-ko-dil-le*?', 'fire', ['tre', 'fem'], 'Kro-ko-dil-le: fire klap.'),
      choice('Hvor mange bogstaver er der i *mus*?', 'tre', ['to', 'fire'], 'M, u og s.'),
      choice('Hvilket ord har to stavelser?', 'hoppe', ['hat', 'appelsin'], 'Hop-pe har to stavelser.'),
      choice('Hvilket ord er længst?', 'skildpadde', ['sky', 'skib'], 'Skildpadde har flest bogstaver.'),
      choice('Hvad bliver *sko* uden s?', 'ko', ['so', 'sk'], 'Tag det første bogstav væk: ko.'),
    ],
  },
]);
