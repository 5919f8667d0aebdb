import { choice, dictate, exerciseGroup, lists, sort } from '../../markup/index.ts';

export const dobbeltKonsonant = exerciseGroup({ productId: 'grst', level: 6, category: 'dobbelt-konsonant' }, [
  {
    number: 1,
    title: 'Ét m eller to? Ord, der driller til sidst',
    summary: 'Stav ord, der ender på m, k, l og s, før og efter en endelse.',
    instruction:
      'I slutningen af et ord står der som regel kun én konsonant: »kom«. Foran en endelse kan der komme to: »komme«.',
    trains: ['double-consonant'],
    items: [
      lists(
        'Det var en {slem|slemm} forkølelse, og hele holdet blev smittet.',
        'I slutningen af ordet er der kun ét m.',
      ),
      lists('De {slemme|sleme} drenge i bogen viser sig at være spioner.', 'Slem, slemme: to m’er foran endelsen.'),
      lists('Hun læste et langt {digt|diggt} om sin tandbørste.', 'Foran t er der kun ét g.'),
      lists('Vi fik en {hammer|hamer} og tyve søm.', 'Vokalen er kort, så der er to m’er.'),
      lists('Publikum {bruser|brusser} som et hav.', 'Vokalen er lang i »bruse«, så der er ét s.'),
      lists('Der er {koncert|konncert} på pladsen hver onsdag.', 'Foran c er der kun ét n.'),
      dictate('Vi mangler kun en enkelt [brik] i puslespillet.', '»Brik« ender på ét k, men »brikker« har to.'),
      dictate('Alle [brikkerne] lå under gulvtæppet.', 'En brik, brikker, brikkerne: to k’er.'),
      choice('Hvilket ord er stavet rigtigt?', 'stemme', ['steme', 'stæmme'], 'Vokalen er kort, så der er to m’er.'),
      sort(
        { 'får en konsonant mere': ['ryg', 'drøm', 'plet'], 'får ikke en mere': ['hus', 'lind', 'vej'] },
        'Det hedder ryggen, drømmen og pletten, men huset, linden og vejen.',
        'Hvad sker der, når ordet får »-en« eller »-et«?',
      ),
    ],
  },
]);
