import { describe, expect, it } from 'vitest';
import { slipCost } from './slip-cost.ts';

describe('what one word costs for another', () => {
  it('is nothing for the word itself', () => expect(slipCost('hund', 'hund')).toBe(0));

  it('is less for what sounds alike than for any other letter', () => {
    expect(slipCost('hun', 'hund')).toBeLessThan(slipCost('bar', 'bær'));
    expect(slipCost('lette', 'ledte')).toBeLessThan(slipCost('peg', 'pæl'));
  });

  it('knows letters that change places, and runs of letters', () => {
    expect(slipCost('du', 'ud')).toBeLessThan(slipCost('do', 'ud'));
    expect(slipCost('vis', 'hvis')).toBeLessThan(slipCost('is', 'hvis'));
  });

  it('is not followed farther than asked', () => {
    const cost = slipCost('bar', 'bær');
    expect(slipCost('bar', 'bær', cost)).toBe(cost);
    expect(slipCost('bar', 'bær', cost - 1)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is more where the first letter is another', () =>
    expect(slipCost('hår', 'får')).toBeGreaterThan(slipCost('rah', 'raf')));
});
