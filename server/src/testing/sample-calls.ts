import type { Api, Call } from '@ordklar/contract';
import { assign, ESSAY, markedEssay, newExercise, write } from './school-day.ts';
import { docx, DOCX_TYPE } from './docx.ts';
import { feedback, removedHomework, withAttempt, withFile, withText } from './sample-scenes.ts';
import type { World } from './world.ts';
import { PASSWORD, type Username } from './world-people.ts';

/** Callers of the walk through the contract. */
export const CALLERS = [
  'elev',
  'elev2',
  'naboelev',
  'laerer',
  'kollega',
  'inviteret',
  'fremmed',
  'skoleadmin',
  'redaktor',
] as const satisfies readonly Username[];
type Caller = (typeof CALLERS)[number];

const PUPILS: readonly Caller[] = ['elev', 'elev2', 'naboelev'];
const TEACHERS: readonly Caller[] = ['laerer', 'kollega', 'inviteret', 'fremmed'];
/** The class's own teacher, and the colleague with whom it is shared. */
const OF_CLASS: readonly Caller[] = ['laerer', 'kollega'];

export interface Sample<E> {
  /** Good arguments, about 7.A, its pupil `elev` and its teacher `laerer`; whatever they name is made first. */
  args: (world: World) => Promise<Call<E>> | Call<E>;
  /** Whose call succeeds. Whoever else the contract lets call gets 404: it is another's. */
  succeeds: readonly Caller[];
  /** The call changes who is logged in. */
  endsSession?: boolean;
}

const COURSE = 'teco';
const YEAR = 2026;

/** A sample of every endpoint of the contract: one line for each, or it does not compile. */
export const samples: { [K in keyof Api]: Sample<Api[K]> } = {
  login: { args: () => ({ body: { username: 'elev', password: PASSWORD } }), succeeds: CALLERS, endsSession: true },
  logout: { args: () => ({}), succeeds: CALLERS, endsSession: true },
  csrfToken: { args: () => ({}), succeeds: CALLERS },
  loginMethods: { args: () => ({}), succeeds: CALLERS },
  currentUser: { args: () => ({}), succeeds: CALLERS },
  isTeacher: { args: () => ({}), succeeds: CALLERS },
  currentSquads: { args: () => ({}), succeeds: CALLERS },
  activeSquad: { args: () => ({}), succeeds: CALLERS },
  setActiveSquad: {
    args: (world) => ({ body: { squadId: world.squads['7.A'] } }),
    succeeds: ['elev', 'elev2', ...OF_CLASS],
  },
  currentCourses: { args: () => ({}), succeeds: CALLERS },
  licenses: { args: () => ({}), succeeds: CALLERS },
  shouldHideElement: { args: () => ({ params: { id: 'hint-1' } }), succeeds: CALLERS },
  hideElement: { args: () => ({ params: { id: 'hint-1' } }), succeeds: CALLERS },
  squadStudents: { args: (world) => ({ params: { s: world.squads['7.A'] } }), succeeds: OF_CLASS },

  courseGroups: { args: () => ({}), succeeds: CALLERS },
  courses: { args: () => ({ query: { courseGroupId: 'dansk', levelName: '7. klasse' } }), succeeds: CALLERS },
  levels: { args: () => ({ query: { courseGroupId: 'dansk' } }), succeeds: CALLERS },
  categories: { args: () => ({ query: { courseId: COURSE, levelName: '7. klasse' } }), succeeds: CALLERS },
  courseTitle: { args: () => ({ params: { id: COURSE } }), succeeds: CALLERS },
  courseOverview: { args: () => ({ params: { id: COURSE } }), succeeds: CALLERS },
  courseExercises: {
    args: (world) => ({ params: { id: COURSE }, query: { squadId: world.squads['7.A'], q: 'en', levelId: 1 } }),
    succeeds: OF_CLASS,
  },
  exercise: {
    args: (world) => ({ params: { id: world.exercises.danish[0] } }),
    succeeds: [...TEACHERS, 'skoleadmin', 'redaktor'],
  },

  assignHomework: {
    args: async (world) => ({
      body: {
        exerciseIds: [await newExercise(world)],
        studentIds: [world.people.elev.id],
        squadId: world.squads['7.A'],
        deadline: 1_795_000_000,
        available: 1_794_000_000,
        wordCount: 100,
      },
    }),
    succeeds: OF_CLASS,
  },
  removeHomework: {
    args: async (world) => ({ body: { homeworkIds: [await assign(world, 'elev')] } }),
    succeeds: OF_CLASS,
  },
  restoreHomework: {
    args: async (world) => ({ body: { homeworkIds: [await removedHomework(world)] } }),
    succeeds: OF_CLASS,
  },
  changeDates: {
    args: async (world) => ({
      body: {
        squadId: world.squads['7.A'],
        homeworkIds: [await assign(world, 'elev')],
        deadline: 1_795_000_000,
        visibilityDate: 1_794_000_000,
      },
    }),
    succeeds: OF_CLASS,
  },
  handIn: {
    async args(world) {
      const id = await assign(world, 'elev');
      await write(world, 'elev', id);
      return { params: { id } };
    },
    succeeds: ['elev', ...OF_CLASS],
  },
  addFile: {
    args: async (world) => ({
      params: { id: await assign(world, 'elev') },
      form: { uploadedFrom: 'googledrive' },
      files: [new File([new Uint8Array(docx(ESSAY))], 'stil.docx', { type: DOCX_TYPE })],
    }),
    succeeds: ['elev', ...OF_CLASS],
  },
  removeFile: { args: withFile, succeeds: ['elev', ...OF_CLASS] },
  downloadFile: { args: withFile, succeeds: ['elev', ...OF_CLASS] },
  homeworkExercise: {
    args: async (world) => ({ params: { id: await assign(world, 'elev') } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  squadHomework: {
    args: (world) => ({
      params: { s: world.squads['7.A'], c: COURSE, g: 0 },
      query: { year: YEAR, skipStudents: '0' },
    }),
    succeeds: OF_CLASS,
  },
  studentHomework: {
    args: (world) => ({
      params: { s: world.squads['7.A'], c: COURSE, st: world.people.elev.id },
      query: { year: YEAR, uncompletedOnly: '1', groupBy: 'level' },
    }),
    succeeds: OF_CLASS,
  },
  homeworkStudents: {
    args: async (world) => ({
      params: { s: world.squads['7.A'] },
      query: { homeworkIds: String(await assign(world, 'elev')) },
    }),
    succeeds: OF_CLASS,
  },
  homeworkCount: {
    args: (world) => ({ params: { s: world.squads['7.A'] }, query: { courseIds: 'teco,teen', year: YEAR } }),
    succeeds: OF_CLASS,
  },
  homeworkCountOfStudent: {
    args: (world) => ({
      params: { s: world.squads['7.A'] },
      query: { courseIds: COURSE, year: YEAR, studentId: world.people.elev.id },
    }),
    succeeds: OF_CLASS,
  },
  assignedCourses: { args: () => ({}), succeeds: PUPILS },
  completedCourses: { args: () => ({}), succeeds: PUPILS },
  assignedHomework: {
    args: () => ({ params: { id: 'all' }, query: { page: 1, limit: 5, order: 'title', sort: 'desc' } }),
    succeeds: PUPILS,
  },
  completedHomework: { args: () => ({ params: { id: COURSE }, query: { order: 'completed' } }), succeeds: PUPILS },
  latestHomework: { args: () => ({}), succeeds: PUPILS },
  exerciseProgress: {
    async args(world) {
      const homeworkId = await assign(world, 'elev');
      await write(world, 'elev', homeworkId);
      return { query: { exerciseId: world.exercises.danish[0], exercisePageId: 1, homeworkId } };
    },
    succeeds: ['elev', ...OF_CLASS],
  },
  saveExerciseProgress: {
    args: async (world) => ({
      body: {
        exerciseId: world.exercises.danish[0] ?? 0,
        exercisePageId: 1,
        homeworkId: await assign(world, 'elev'),
        data: { text: ESSAY },
      },
    }),
    succeeds: ['elev'],
  },

  ownResult: { args: withAttempt, succeeds: ['elev'] },
  exerciseResults: {
    async args(world) {
      const exerciseId = await newExercise(world);
      await markedEssay(world, 'elev', { exerciseId });
      return {
        params: { squad: world.squads['7.A'], ex: exerciseId, st: world.people.elev.id, y: YEAR },
        query: { isCustomExercise: '0', preview: '0', getUncompleted: '0' },
      };
    },
    succeeds: ['elev', ...OF_CLASS],
  },
  squadResult: {
    async args(world) {
      const { exerciseProgressId } = await markedEssay(world, 'elev');
      return { params: { s: world.squads['7.A'], id: exerciseProgressId } };
    },
    succeeds: OF_CLASS,
  },
  exerciseStudents: {
    async args(world) {
      const exerciseId = await newExercise(world);
      await markedEssay(world, 'elev', { exerciseId });
      return { params: { s: world.squads['7.A'], ex: exerciseId, y: YEAR }, query: { byUncompleted: '0' } };
    },
    succeeds: OF_CLASS,
  },
  deleteAttempt: { args: withAttempt, succeeds: OF_CLASS },
  deleteAttemptByPost: { args: withAttempt, succeeds: OF_CLASS },

  saveCorrections: {
    args: async (world) => ({
      body: {
        exerciseAnswerTextId: (await markedEssay(world, 'elev')).answerTextId,
        corrections: [
          {
            id: 'u1',
            offset: 0,
            length: 1,
            replacements: ['Vi'],
            explanation: 'Skriv »Vi«.',
            comment: 'Husk det.',
            active: true,
            isUser: true,
            categories: [
              {
                id: 'u1-1',
                active: true,
                isUser: true,
                category: { id: 'spelling' },
                subcategory: { id: 'misspelling' },
              },
            ],
          },
        ],
        squadId: world.squads['7.A'],
        isReadyForStudent: false,
        selfCorrectionEnabled: false,
        version: 0,
      },
    }),
    succeeds: OF_CLASS,
  },
  corrections: { args: withText, succeeds: OF_CLASS },
  resetCorrections: { args: withText, succeeds: OF_CLASS },
  setReady: {
    args: async (world) => ({
      body: {
        exerciseProgressIds: [(await markedEssay(world, 'elev')).exerciseProgressId],
        isReadyForStudents: true,
        squadId: world.squads['7.A'],
        selfCorrectionEnabled: true,
        force: true,
      },
    }),
    succeeds: OF_CLASS,
  },
  correctionCategories: { args: () => ({ query: { productId: COURSE } }), succeeds: [...PUPILS, ...TEACHERS] },

  saveEvaluation: {
    args: async (world) => ({
      body: {
        squadId: world.squads['7.A'],
        exerciseProgressId: (await markedEssay(world, 'elev')).exerciseProgressId,
        evaluation: 'Godt skrevet.',
        grade: '7',
        gradeVisible: true,
      },
    }),
    succeeds: OF_CLASS,
  },
  deleteEvaluation: {
    args: async (world) => ({ body: { squadId: world.squads['7.A'], answerEvaluationId: await feedback(world) } }),
    succeeds: OF_CLASS,
  },
};
