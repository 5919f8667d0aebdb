import { describe, expect, it } from 'vitest';
import { onWindowEvent, sendWindowEvent } from '../events/window-events.ts';
import {
  readActive,
  readActiveCourse,
  setActiveCourse,
  setActiveSquad,
  setActiveStudent,
  setActiveYear,
  storeActive,
} from './active.ts';

const teco = { productId: 'teco', title: 'Danske fritekstopgaver' };
const gram = { productId: 'gram', title: 'Dansk grammatik' };

describe('What the top bar has chosen', () => {
  it('SHELL-26 CON-47 keeps year, course, class and pupil in session storage under the specified keys', () => {
    setActiveYear(2026);
    setActiveCourse(gram);
    setActiveSquad({ id: 7, name: '7.A' });
    setActiveStudent({ id: 9, name: 'Freja' });
    expect(Object.keys(sessionStorage).sort()).toEqual([
      'active-course',
      'active-squad',
      'active-student',
      'active-year',
    ]);
    expect(readActive('active-year')).toBe(2026);
    expect(readActive('active-squad')).toEqual({ id: 7, name: '7.A' });
  });

  it('SHELL-26 tells the window of each change', () => {
    const heard: unknown[] = [];
    const stop = [
      onWindowEvent('gtActiveSchoolYear', (year) => heard.push(year)),
      onWindowEvent('gtActiveCourse', (course) => heard.push(course?.productId)),
      onWindowEvent('gtActiveSquad', (squad) => heard.push(squad?.name)),
      onWindowEvent('gtActiveStudent', (student) => heard.push(student?.name)),
    ];
    setActiveYear(2025);
    setActiveCourse(teco);
    setActiveSquad({ id: 1, name: '8.B' });
    setActiveStudent({ id: 2, name: 'Emil' });
    stop.forEach((listener) => listener());
    setActiveYear(2024);
    expect(heard).toEqual([2025, 'teco', '8.B', 'Emil']);
  });

  it('SHELL-26 CON-47 CON-48 stores what a window event tells, whoever sends it', () => {
    const stop = storeActive();
    sendWindowEvent('gtActiveSchoolYear', 2023);
    sendWindowEvent('gtActiveCourse', gram);
    sendWindowEvent('gtActiveSquad', { id: 4, name: '5.C' });
    sendWindowEvent('gtActiveStudent', { id: 5, name: 'Ida' });
    const stored = ['active-year', 'active-course', 'active-squad', 'active-student'] as const;
    expect(stored.map(readActive)).toEqual([2023, gram, { id: 4, name: '5.C' }, { id: 5, name: 'Ida' }]);
    sendWindowEvent('gtActiveSquad', null);
    expect(readActive('active-squad')).toBeNull();
    stop();
    sendWindowEvent('gtActiveSchoolYear', 2022);
    expect(readActive('active-year')).toBe(2023);
  });

  it('SHELL-27 ignores a text-correction course where those are excluded, and only there', () => {
    setActiveCourse(teco);
    expect(readActiveCourse({ excludeTextCorrection: true })).toBeNull();
    expect(readActiveCourse()).toEqual(teco);
    setActiveCourse(gram);
    expect(readActiveCourse({ excludeTextCorrection: true })).toEqual(gram);
  });

  it('forgets what cannot be read', () => {
    sessionStorage.setItem('active-squad', '{broken');
    expect(readActive('active-squad')).toBeNull();
    expect(sessionStorage.getItem('active-squad')).toBeNull();
    setActiveCourse(gram);
    setActiveCourse(null);
    expect(readActiveCourse()).toBeNull();
  });
});
