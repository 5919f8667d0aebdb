import { expect, it } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

it.each([
  ['Stort begyndelsesbogstav', 'Stort begyndelses-bogstav'],
  ['Komma mellem hovedsætninger', 'Komma mellem hoved-sætninger'],
  ['Dobbeltkonsonant', 'Dobbelt-konsonant'],
  ['Sammensatte ord', 'Sammensatte ord'],
  ['Nutids-r', 'Nutids-r'],
])('»%s« breaks only where its parts meet', (title, shown) => {
  expect(softHyphens(title).replaceAll('\u00AD', '-')).toBe(shown);
});
