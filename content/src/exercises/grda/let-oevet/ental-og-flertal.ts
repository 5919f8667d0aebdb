import { choice, exerciseGroup, gaps, sort } from '../../markup/index.ts';

export const entalOgFlertal = exerciseGroup({ productId: 'grda', level: 12, category: 'ental-og-flertal' }, [
  {
    number: 1,
    title: 'Flertal, der snyder',
    summary: 'Skriv flertal af de ord, der ikke følger reglen.',
    instruction: 'Nogle ord skifter vokal: en mand, to mænd. Andre er ens: et år, to år. Skriv flertal.',
    trains: ['number'],
    items: [
      gaps('Jeg har ti [fingre](finger) og ti tæer.', 'En finger, ti fingre.'),
      gaps('Der kom to [mænd](mand) med en sofa.', 'En mand, to mænd.'),
      gaps('Vi skal blive her i tre [nætter](nat).', 'En nat, tre nætter.'),
      gaps('Bonden har tyve [får](får) og en hund.', 'Et får, tyve får: Ordet er ens.'),
      gaps('Mine [tænder](tand) klaprer af kulde.', 'En tand, mange tænder.'),
      gaps('Hun har to [døtre](datter) på samme alder.', 'En datter, to døtre.'),
      gaps('Vi flyttede hertil for fire [år](år) siden.', 'Et år, fire år: Ordet er ens.'),
      gaps('Skoven er fuld af store [træer](træ).', 'Et træ, mange træer.'),
      choice('Hvad er flertal af »en ko«?', 'køer', ['koer', 'kør'], 'En ko, flere køer.'),
      choice('Hvad er flertal af »en fod«?', 'fødder', ['foder', 'fodder'], 'En fod, to fødder.'),
      sort(
        { 'ens i ental og flertal': ['dyr', 'ting', 'spil'], 'skifter vokal': ['hånd', 'barn', 'bog'] },
        'Et dyr, to dyr, men en hånd, to hænder.',
        'Sorter ordene efter, hvad der sker i flertal.',
      ),
    ],
  },
]);
