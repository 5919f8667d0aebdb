import { describe, expect, it } from 'vitest';
import { isAt, placesOf } from './places.ts';

describe('Main places', () => {
  it('counts a task that is being written to the homework, and pages below a place to the place', () => {
    const labels = (pathname: string) =>
      placesOf(false, true)
        .filter((place) => isAt(place, pathname))
        .map(({ label }) => label);
    expect(labels('/exercise/page/12/1')).toEqual(['Tildelte lektier']);
    expect(labels('/lektier')).toEqual(['Tildelte lektier']);
    expect(labels('/resultater/tekst/70')).toEqual(['Resultater']);
    expect(labels('/lektierne')).toEqual([]);
  });

  it('decision 10: shows »Frie opgaver« to pupils whose class lets them choose', () => {
    const labels = (mayChoose: boolean) => placesOf(false, mayChoose).map(({ label }) => label);
    expect(labels(true)).toEqual(['Tildelte lektier', 'Resultater', 'Frie opgaver']);
    expect(labels(false)).toEqual(['Tildelte lektier', 'Resultater']);
  });

  it('shows a tab only where a screen stands', () => {
    const screens = [{ path: 'opgaver' }, { path: 'teacher/admin' }, { path: 'lektier' }];
    expect(placesOf(true, false, screens).map(({ label }) => label)).toEqual(['Opgaver', 'Klasser og grupper']);
    expect(placesOf(false, true, screens).map(({ label }) => label)).toEqual(['Tildelte lektier']);
  });
});
