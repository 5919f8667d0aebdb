import { onWindowEvent, sendWindowEvent } from '../events/window-events.ts';
import type { ActiveCourse, ActiveSquad, ActiveStudent } from './active-choice.ts';

/** What session storage holds under the specification's keys (SHELL-26). */
interface Active {
  'active-year': number;
  'active-course': ActiveCourse;
  'active-squad': ActiveSquad;
  'active-student': ActiveStudent;
}

/** productIds of the free-text courses, whose texts are corrected (CAT-07). */
const TEXT_CORRECTION_COURSES: readonly string[] = ['teco', 'teen', 'tety', 'tefr'];

/** Whether texts of the course are corrected. */
export const isTextCorrectionCourse = (productId: string): boolean => TEXT_CORRECTION_COURSES.includes(productId);

/** Reads one key; null when nothing, or nothing readable, is stored. */
export function readActive<K extends keyof Active>(key: K): Active[K] | null {
  const stored = sessionStorage.getItem(key);
  if (stored === null) return null;
  try {
    return JSON.parse(stored) as Active[K] | null;
  } catch {
    sessionStorage.removeItem(key);
    return null;
  }
}

function write<K extends keyof Active>(key: K, value: Active[K] | null): void {
  if (value === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(value));
}

/** A course, or null when it is a text-correction course and those are excluded (SHELL-27). */
export function notExcluded(course: ActiveCourse | null, excludeTextCorrection: boolean): ActiveCourse | null {
  return course && excludeTextCorrection && isTextCorrectionCourse(course.productId) ? null : course;
}

/** The stored course, or null when it is excluded. */
export const readActiveCourse = ({ excludeTextCorrection = false } = {}): ActiveCourse | null =>
  notExcluded(readActive('active-course'), excludeTextCorrection);

/** Stores what the window events tell, whoever sends them (SHELL-26). The answer stops it. */
export function storeActive(): () => void {
  const stop = [
    onWindowEvent('gtActiveSchoolYear', (year) => write('active-year', year)),
    onWindowEvent('gtActiveCourse', (course) => write('active-course', course)),
    onWindowEvent('gtActiveSquad', (squad) => write('active-squad', squad)),
    onWindowEvent('gtActiveStudent', (student) => write('active-student', student)),
  ];
  return () => stop.forEach((end) => end());
}

/** Stores the school year (its start year, 2026 for 2026/27) and tells the window. */
export function setActiveYear(year: number): void {
  write('active-year', year);
  sendWindowEvent('gtActiveSchoolYear', year);
}

/** Stores the course, null for all courses, and tells the window. */
export function setActiveCourse(course: ActiveCourse | null): void {
  write('active-course', course);
  sendWindowEvent('gtActiveCourse', course);
}

/** Stores the class, null for none, and tells the window. */
export function setActiveSquad(squad: ActiveSquad | null): void {
  write('active-squad', squad);
  sendWindowEvent('gtActiveSquad', squad);
}

/** Stores the pupil, null for none, and tells the window. */
export function setActiveStudent(student: ActiveStudent | null): void {
  write('active-student', student);
  sendWindowEvent('gtActiveStudent', student);
}
