import { describe, expect, it } from 'vitest';
import { isAt, placesOf } from './places.ts';

describe('Main places', () => {
  it('counts a task that is being written to the homework, and pages below a place to the place', () => {
    const labels = (pathname: string) =>
      placesOf(false)
        .filter((place) => isAt(place, pathname))
        .map(({ label }) => label);
    expect(labels('/exercise/page/12/1')).toEqual(['Tildelte lektier']);
    expect(labels('/lektier')).toEqual(['Tildelte lektier']);
    expect(labels('/resultater/tekst/70')).toEqual(['Resultater']);
    expect(labels('/lektierne')).toEqual([]);
  });

  it('shows a tab only where a screen stands', () => {
    const screens = [{ path: 'opgaver' }, { path: 'teacher/admin' }, { path: 'lektier' }];
    expect(placesOf(true, screens).map(({ label }) => label)).toEqual(['Opgaver', 'Klasser og grupper']);
    expect(placesOf(false, screens).map(({ label }) => label)).toEqual(['Tildelte lektier']);
  });
});
