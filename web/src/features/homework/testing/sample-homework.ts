import type { Exercise, FileObject, Homework } from '@ordklar/contract';

/** Unix seconds of a Danish moment, for tests. */
export const at = (iso: string) => Date.parse(iso) / 1000;

/** A pupil's open task, with whatever a test wants different. */
export const sampleHomework = (over: Partial<Homework> = {}): Homework => ({
  homeworkId: 48,
  exerciseId: 5,
  studentId: 6,
  squadId: 1,
  squadName: '7.A',
  title: 'Anmeld en bog',
  productId: 'teco',
  level: '7. klasse',
  category: 'Anmeldelse',
  kind: 'free-text',
  teacherId: 1,
  assignedByName: 'Mette Krogh',
  assigned: at('2026-11-16T07:40:00Z'),
  deadline: at('2026-11-22T19:00:00Z'),
  available: null,
  visibilityDate: null,
  isCustom: false,
  wordCount: 130,
  hideResults: false,
  isSelfCorrection: false,
  isFree: false,
  parentId: null,
  exerciseProgressId: null,
  completed: null,
  isLate: false,
  resetAt: null,
  state: 'assigned',
  isNew: false,
  grade: null,
  result: null,
  questions: null,
  ...over,
});

/** The exercise of {@link sampleHomework}. */
export const sampleExercise = (over: Partial<Exercise> = {}): Exercise => ({
  id: 5,
  title: 'Anmeld en bog',
  productId: 'teco',
  levelId: 7,
  level: '7. klasse',
  categoryId: 4,
  category: 'Anmeldelse',
  kind: 'free-text',
  description: 'Skriv en anmeldelse til skolebladet.',
  requiredWordCount: 130,
  estimatedMinutes: 60,
  isCustom: false,
  lastAssigned: null,
  isNew: false,
  isPublished: true,
  instructions: [],
  files: [],
  links: [],
  task: [{ type: 'paragraph', text: 'Skolebladet har en side, hvor elever anmelder bøger.' }],
  sourceText: null,
  ...over,
});

/** An attached file. */
export const sampleFile = (over: Partial<FileObject> = {}): FileObject => ({
  id: 9,
  original_filename: 'Min anmeldelse.docx',
  short_name: 'Min anmeldelse.docx',
  size: 20_480,
  fileSizeKb: 20,
  uploadedFrom: null,
  word_count: 142,
  notes: [],
  ...over,
});
