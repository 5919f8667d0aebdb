import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it.each([
  ['Startkomma på 5 minutter', 'startkomma-paa-5-minutter'],
  ['»Nutids-r« kan ikke høres. Men det kan prøves!', 'nutids-r-kan-ikke-hoeres-men-det-kan-proeves'],
  ['Æblegrød à la carte', 'aeblegroed-a-la-carte'],
  ['  ???  ', ''],
  ['a '.repeat(100), `${'a-'.repeat(39)}a`],
])('PD-28 %s has the address %s', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
