import { dictate, exerciseGroup, gaps } from '../../markup/index.ts';

export const korteOrd = exerciseGroup({ productId: 'grrw', level: 1, category: 'korte-ord' }, [
  {
    number: 1,
    title: 'Byt et bogstav',
    summary: 'Byt ét bogstav, og få et nyt ord.',
    instruction: 'Læs ordet. Byt et bogstav, og skriv det nye ord.',
    items: [
      gaps('Byt m i »mus« til h. Nu står der [hus].', 'H-u-s.'),
      gaps('Byt k i »kat« til h. Nu står der [hat].', 'H-a-t.'),
      gaps('Byt t i »to« til s. Nu står der [so].', 'S-o. En so er en gris.'),
      gaps('Byt b i »bil« til p. Nu står der [pil].', 'P-i-l.'),
      gaps('Byt l i »lås« til g. Nu står der [gås].', 'G-å-s.'),
      gaps('Byt k i »kys« til l. Nu står der [lys].', 'L-y-s.'),
      gaps('Byt r i »ris« til v. Nu står der [vis].', 'V-i-s.'),
      gaps('Byt b i »ben« til s. Nu står der [sen].', 'S-e-n.'),
      gaps('Byt s i »sok« til r. Nu står der [rok].', 'R-o-k.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hør det lille ord',
    summary: 'Skriv ord med tre bogstaver.',
    instruction: 'Lyt til ordet. Skriv det.',
    items: [
      dictate('Min [hat] er gul.'),
      dictate('Der er en [bus] ved søen.'),
      dictate('Ole har en [kam] i håret.'),
      dictate('Vi så en [sæl] på stranden.'),
      dictate('Der løb en [mus].'),
      dictate('En [ræv] løb over vejen.'),
      dictate('Vi har ti [får] på marken.'),
      dictate('Vi fik [sol] og regn.'),
    ],
  },
]);
