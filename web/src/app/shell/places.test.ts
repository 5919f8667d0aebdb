import type { Role } from '@ordklar/contract';
import { describe, expect, it } from 'vitest';
import { isAt, placesOf } from './places.ts';

const PUPIL = { isTeacher: false, roles: ['student' as const] };
const TEACHER = { isTeacher: true, roles: ['teacher' as const] };

describe('Main places', () => {
  it('counts a task that is being written to the homework, and pages below a place to the place', () => {
    const labels = (pathname: string) =>
      placesOf(PUPIL, true)
        .filter((place) => isAt(place, pathname))
        .map(({ label }) => label);
    expect(labels('/exercise/page/12/1')).toEqual(['Tildelte lektier']);
    expect(labels('/lektier')).toEqual(['Tildelte lektier']);
    expect(labels('/resultater/tekst/70')).toEqual(['Resultater']);
    expect(labels('/lektierne')).toEqual([]);
    const ofTeacher = placesOf(TEACHER, false).filter((place) => isAt(place, '/login-kort/1'));
    expect(ofTeacher.map(({ label }) => label)).toEqual(['Klasser og grupper']);
  });

  it('counts a page of the editors to its own place, and only the start page to »Redaktion«', () => {
    const at = (pathname: string) =>
      placesOf({ isTeacher: false, roles: ['editor'] }, false)
        .filter((place) => isAt(place, pathname))
        .map(({ label }) => label);
    expect(at('/redaktion')).toEqual(['Redaktion']);
    expect(at('/redaktion/udbakke')).toEqual(['Redaktion']);
    expect(at('/redaktion/indlaeg')).toEqual(['Indlæg']);
    expect(at('/redaktion/kategorier')).toEqual(['Indlæg']);
  });

  it('PD-10: shows »Frie opgaver« to pupils whose class lets them choose', () => {
    const labels = (mayChoose: boolean) => placesOf(PUPIL, mayChoose).map(({ label }) => label);
    expect(labels(true)).toEqual(['Tildelte lektier', 'Resultater', 'Frie opgaver']);
    expect(labels(false)).toEqual(['Tildelte lektier', 'Resultater']);
  });

  it('shows a tab only where a screen stands', () => {
    const screens = [{ path: 'opgaver' }, { path: 'teacher/admin' }, { path: 'lektier' }];
    expect(placesOf(TEACHER, false, screens).map(({ label }) => label)).toEqual(['Opgaver', 'Klasser og grupper']);
    expect(placesOf(PUPIL, true, screens).map(({ label }) => label)).toEqual(['Tildelte lektier']);
  });

  it('PD-02: gives each role its own places, and a person with several roles all of them', () => {
    const labels = (...roles: Role[]) =>
      placesOf({ isTeacher: roles.includes('teacher'), roles }, false).map(({ label }) => label);
    expect(labels('school-admin')).toEqual(['Skolen']);
    expect(labels('editor')).toEqual(['Redaktion', 'Indlæg', 'Henvendelser', 'Nyhedsbrev']);
    expect(labels('editor', 'school-admin')).toEqual(['Skolen', ...labels('editor')]);
    expect(labels('school-admin', 'student')).toEqual(['Tildelte lektier', 'Resultater', 'Skolen']);
    expect(labels('school-admin', 'teacher')).toEqual([...labels('teacher'), 'Skolen']);
    expect(labels()).toEqual([]);
  });
});
