import { describe, expect, it } from 'vitest';
import { placesOf } from './places.ts';

describe('Main places', () => {
  it('shows a tab only where a screen stands', () => {
    const screens = [{ path: 'opgaver' }, { path: 'teacher/admin' }, { path: 'lektier' }];
    expect(placesOf(true, screens).map(({ label }) => label)).toEqual(['Opgaver', 'Klasser og grupper']);
    expect(placesOf(false, screens).map(({ label }) => label)).toEqual(['Tildelte lektier']);
  });
});
