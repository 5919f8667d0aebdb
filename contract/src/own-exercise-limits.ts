import { API_BASE } from './endpoint.ts';

/** What an own exercise may hold at most. */
export const OWN_EXERCISE_LIMITS = {
  title: 200,
  description: 500,
  text: 20_000,
  link: 2_000,
  links: 10,
  files: 10,
  words: 20_000,
} as const;

/** Endings of the files that a teacher may attach to an own exercise. */
export const OWN_EXERCISE_ENDINGS = [
  'docx',
  'pdf',
  'pptx',
  'xlsx',
  'odt',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
  'mp3',
  'm4a',
] as const;

/** Where a file of an exercise is fetched; the pupil names the own task, whose edition it then is. */
export const exerciseFileAddress = (exerciseId: number, fileId: number, homeworkId?: number): string =>
  `${API_BASE}/exercises/${exerciseId}/files/${fileId}${homeworkId === undefined ? '' : `?homeworkId=${homeworkId}`}`;
