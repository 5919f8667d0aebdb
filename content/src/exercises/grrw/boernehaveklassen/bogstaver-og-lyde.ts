import { choice, exerciseGroup } from '../../markup/index.ts';

export const bogstaverOgLyde = exerciseGroup({ productId: 'grrw', level: 0, category: 'bogstaver-og-lyde' }, [
  {
    number: 1,
    title: 'Hvad begynder ordet med?',
    summary: 'Find det første bogstav i et ord.',
    instruction: 'Sig ordet højt. Hvad hører du først?',
    items: [
      choice('Hvad begynder *sol* med?', 's', ['o', 'l'], 'S-o-l begynder med s.'),
      choice('Hvad begynder *mus* med?', 'm', ['u', 's'], 'M-u-s begynder med m.'),
      choice('Hvad begynder *is* med?', 'i', ['s', 'e'], 'I-s begynder med i.'),
      choice('Hvad begynder *fe* med?', 'f', ['e', 'v'], 'F-e begynder med f.'),
      choice('Hvad begynder *ål* med?', 'å', ['l', 'o'], 'Å-l begynder med å.'),
      choice('Hvad begynder *ko* med?', 'k', ['o', 'g'], 'K-o begynder med k.'),
      choice('Hvilket ord begynder med *b*?', 'bil', ['sil', 'pil'], 'B-i-l begynder med b.'),
      choice('Hvilket ord begynder med *r*?', 'ris', ['gris', 'is'], 'R-i-s begynder med r.'),
      choice('Hvilket ord begynder med *ø*?', 'øre', ['åre', 'are'], 'Ø-r-e begynder med ø.'),
    ],
  },
  {
    number: 2,
    version: 2,
    title: 'Hvad slutter ordet med?',
    summary: 'Find det sidste bogstav i et ord.',
    instruction: 'Sig ordet højt. Hvad hører du til sidst?',
    items: [
      choice('Hvad slutter *bus* på?', 's', ['b', 'u'], 'B-u-s slutter på s.'),
      choice('Hvad slutter *ko* på?', 'o', ['k', 'å'], 'K-o slutter på o.'),
      choice('Hvad slutter *søn* på?', 'n', ['s', 'm'], 'S-ø-n slutter på n.'),
      choice('Hvad slutter *fisk* på?', 'k', ['f', 's'], 'F-i-s-k slutter på k.'),
      choice('Hvad slutter *sky* på?', 'y', ['s', 'k'], 'S-k-y slutter på y.'),
      choice('Hvilket ord slutter på *l*?', 'bil', ['bi', 'bid'], 'B-i-l slutter på l.'),
      choice('Hvilket ord slutter på *t*?', 'hat', ['hal', 'ham'], 'H-a-t slutter på t.'),
      choice('Hvilket ord slutter på *å*?', 'på', ['pil', 'pose'], 'Du hører å til sidst.'),
    ],
  },
]);
