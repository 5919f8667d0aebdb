import { describe, expect, it } from 'vitest';
import { slipRate } from './slip-rates.ts';

describe('how often pupils write one word for another', () => {
  it.each([
    ['a silent d oftener than an n', ['hånden', 'hånen'], ['hånden', 'hådden']],
    ['one consonant for two oftener than one lost', ['sammen', 'samen'], ['hoppe', 'hope'], ['sejle', 'sele']],
    ['hv without its h', ['hvad', 'vad'], ['hvad', 'had']],
  ])('%s', (_, often, ...seldom) => {
    for (const [meant, written] of seldom.slice(-1))
      expect(slipRate(often[0]!, often[1]!)).toBeGreaterThan(slipRate(meant!, written!));
  });

  it('is nought where the words have little to do with each other', () => {
    expect(slipRate('hest', 'gulv')).toBe(0);
    expect(slipRate('hest', 'hest')).toBe(0);
  });
});
