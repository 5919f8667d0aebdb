import type { Username } from './world-people.ts';

/** What the loads are about: a class, one of its pupils, an exercise that both have done, and one that may be chosen. */
export interface LoadsOf {
  squadId: number;
  groupId: number;
  pupilId: number;
  exerciseId: number;
  year: number;
  free: { productId: string; levelId: number; categoryId: number };
}

/** What the screens load, by who opens them, and how many queries it may cost: one of them for session and person. */
export function pageLoads(of: LoadsOf): [who: Username, path: string, most: number][] {
  const inClass = `squads/${of.squadId}/completed_homework`;
  const results = `${inClass}/student/result/exercise/${of.exerciseId}/student/${of.pupilId}/year/${of.year}?preview=1`;
  return [
    ['laerer', 'current_user', 3],
    ['laerer', 'current_user/squads', 3],
    ['laerer', 'current_user/active_squad_id', 4],
    ['laerer', 'current_user/courses', 3],
    ['laerer', `squads/${of.squadId}/students`, 4],
    ['laerer', `courses/teco/exercises?squadId=${of.squadId}&limit=100`, 5],
    ['laerer', 'courses/teco/overview', 3],
    ['laerer', `exercises/search?q=tekst&squadId=${of.squadId}`, 5],
    ['laerer', 'exercises/search/count?q=tekst', 4],
    ['laerer', 'exercises/new-labels', 4],
    ['laerer', `exercises/training/capital?squadId=${of.squadId}`, 5],
    ['laerer', 'filtered/levels', 4],
    ['laerer', `${inClass}/course/teco/year/${of.year}/levels_and_average/paginated`, 5],
    ['laerer', `${inClass}/course/teco/year/${of.year}/student/0/categories/paginated`, 5],
    ['laerer', `${inClass}/level/1/year/${of.year}/exercises_and_average`, 5],
    ['laerer', `${inClass}/level/1/year/${of.year}/error_types`, 6],
    ['laerer', `${inClass}/level/1/year/${of.year}/test/steps/results`, 6],
    ['laerer', `${inClass}/course/teco/category/0/year/${of.year}/student/0/exerciseId/0`, 4],
    ['laerer', `${inClass}/year/${of.year}/register?by=category`, 5],
    ['laerer', `${inClass}/year/${of.year}/months`, 4],
    ['laerer', `squads/${of.squadId}/grades/year/${of.year}`, 5],
    ['laerer', `${inClass}/year/${of.year}/text_errors`, 6],
    ['laerer', `${inClass}/year/${of.year}/text_errors/vowel/student/${of.pupilId}`, 5],
    ['laerer', `teco/exercises/${of.exerciseId}/average`, 6],
    ['elev', 'free-exercises/courses', 5],
    ['elev', `free-exercises/course/${of.free.productId}/levels`, 5],
    ['elev', `free-exercises/level/${of.free.levelId}/categories`, 5],
    ['elev', `free-exercises/course/${of.free.productId}/categories`, 5],
    ['elev', `free-exercises/course/${of.free.productId}/exercises`, 7],
    ['elev', `free-exercises/category/${of.free.categoryId}/exercises?levelId=${of.free.levelId}`, 7],
    ['laerer', `squads/${of.squadId}/homework/course/teco/group/0`, 4],
    ['laerer', `squads/${of.squadId}/homework/course/teco/student/${of.pupilId}`, 4],
    ['laerer', `squads/${of.squadId}/homework/count`, 4],
    ['laerer', `squads/${of.squadId}/completed_homework/exercise/${of.exerciseId}/year/${of.year}/students`, 4],
    ['laerer', 'school-words?q=o', 4],
    ['laerer', 'comment-bank', 3],
    ['laerer', 'teacher/overview', 12],
    ['laerer', 'teacher/classes/me', 3],
    ['laerer', 'classes?embed=teachers&cached=0', 3],
    ['laerer', `squads/${of.squadId}/pupils`, 4],
    ['laerer', 'groups', 3],
    ['laerer', `groups/${of.groupId}`, 4],
    ['laerer', 'institution/student/search?keyword=be', 3],
    ['skoleadmin', 'institution/overview', 5],
    ['redaktor', 'editor/overview', 6],
    ['laerer', results, 8],
    ['elev', results, 6],
    ['elev', 'homework/assigned/course/all?limit=100', 4],
    ['elev', 'homework/completed/course/all?limit=100', 4],
    ['elev', 'homework/assigned/courses', 3],
    ['elev', 'homework/assigned/latest', 3],
    ['elev', 'homework/own-development', 13],
  ];
}

/** What screens load beside what {@link pageLoads} names. */
export const FURTHER_LOADS: readonly [who: Username, path: string][] = [
  ['laerer', 'notifications'],
  ['laerer', 'notifications/count/unread'],
  ['laerer', 'chat/messages'],
  ['laerer', 'chat/recipients'],
  ['laerer', 'classes/roll-over'],
  ['laerer', 'current_user/account'],
  ['laerer', 'user_settings'],
  ['elev', 'current_user'],
  ['elev', 'notifications'],
  ['elev', 'user/tree'],
  ['elev', 'user/achievements'],
  ['elev', 'homework/completed/courses'],
  ['skoleadmin', 'institution/people?limit=50'],
  ['skoleadmin', 'institution/people?search=elev%201'],
  ['skoleadmin', 'institution/people/imports'],
  ['skoleadmin', 'institution/audit'],
  ['laerer', 'institution/teachers/search?keyword=la'],
  ['redaktor', 'editor/mails'],
  ['redaktor', 'editor/posts'],
  ['redaktor', 'editor/requests'],
];
