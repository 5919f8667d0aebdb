import type { Api } from '@ordklar/contract';
import { achievementSamples } from './achievement-samples.ts';
import { blogEditingSamples } from './blog-editing-samples.ts';
import { blogSamples } from './blog-samples.ts';
import { chatSamples } from './chat-samples.ts';
import { classResetSamples } from './class-reset-samples.ts';
import { classesSamples } from './classes-samples.ts';
import { contactSamples } from './contact-samples.ts';
import { developmentSamples } from './development-samples.ts';
import { editorListsSamples } from './editor-lists-samples.ts';
import { exercisesSamples } from './exercises-samples.ts';
import { freeExercisesSamples } from './free-exercises-samples.ts';
import { markedEssay, newExercise, newItemExercise } from './school-day.ts';
import { notificationSamples } from './notification-samples.ts';
import { followUpSamples, homeworkSamples } from './homework-samples.ts';
import { erasureSamples, loginCardsSamples } from './login-cards-samples.ts';
import { rollOverSamples } from './roll-over-samples.ts';
import { rosterImportSamples } from './roster-import-samples.ts';
import { ownAccountSamples } from './own-account-samples.ts';
import { twoStepSamples } from './two-step-samples.ts';
import { ownExerciseSamples } from './own-exercise-samples.ts';
import { newsletterSamples } from './newsletter-samples.ts';
import { practiceSamples } from './practice-samples.ts';
import { gradesSamples, resultsRegisterSamples } from './register-samples.ts';
import { squadResultSamples, testResultSamples, testSamples } from './test-samples.ts';
import { schoolSamples } from './school-samples.ts';
import { ltiSamples } from './lti-samples.ts';
import { sharingSamples } from './sharing-samples.ts';
import { CALLERS, COURSE, OF_CLASS, PUPILS, type Samples, TEACHERS, YEAR } from './sample.ts';
import {
  askedEssay,
  feedback,
  returnedText,
  withAttempt,
  withText,
  withUnsentFeedback,
  WRITTEN_MARK,
} from './sample-scenes.ts';
import { userSettingsSamples } from './user-settings-samples.ts';
import { visitorTextSamples } from './visitor-text-samples.ts';
import { PASSWORD } from './world-people.ts';

/** A sample of every endpoint of the contract: one line for each, or it does not compile. */
export const samples: Samples<Api> = {
  login: { args: () => ({ body: { username: 'elev', password: PASSWORD } }), succeeds: CALLERS, endsSession: true },
  logout: { args: () => ({}), succeeds: CALLERS, endsSession: true },
  csrfToken: { args: () => ({}), succeeds: CALLERS },
  loginMethods: { args: () => ({}), succeeds: CALLERS },
  firstSteps: { args: () => ({}), succeeds: CALLERS },
  currentUser: { args: () => ({}), succeeds: CALLERS },
  isTeacher: { args: () => ({}), succeeds: CALLERS },
  currentSquads: { args: () => ({}), succeeds: CALLERS },
  activeSquad: { args: () => ({}), succeeds: CALLERS },
  setActiveSquad: {
    args: (world) => ({ body: { squadId: world.squads['7.A'] } }),
    succeeds: ['elev', 'elev2', ...OF_CLASS],
  },
  setSelectedCourseGroup: { args: () => ({ query: { id: 'engelsk' } }), succeeds: CALLERS },
  currentCourses: { args: () => ({}), succeeds: CALLERS },
  licenses: { args: () => ({}), succeeds: CALLERS },
  shouldHideElement: { args: () => ({ params: { id: 'hint-1' } }), succeeds: CALLERS },
  hideElement: { args: () => ({ params: { id: 'hint-1' } }), succeeds: CALLERS },
  squadStudents: { args: (world) => ({ params: { s: world.squads['7.A'] } }), succeeds: OF_CLASS },

  ...blogSamples,
  ...blogEditingSamples,
  ...newsletterSamples,
  ...editorListsSamples,
  ...classesSamples,
  ...classResetSamples,
  ...loginCardsSamples,
  ...erasureSamples,
  ...rollOverSamples,
  ...rosterImportSamples,
  auditLog: { args: () => ({ query: { person: 'a', from: '2026-01-01', page: 1 } }), succeeds: ['skoleadmin'] },
  auditCsv: { args: () => ({ query: { action: 'text-opened' } }), succeeds: ['skoleadmin'] },
  roster: { args: () => ({ query: { search: 'be', page: 1 } }), succeeds: ['skoleadmin'] },
  ...exercisesSamples,
  ...homeworkSamples,
  ...followUpSamples,
  ...ownExerciseSamples,
  ...practiceSamples,
  ...testSamples,
  ...testResultSamples,
  ...squadResultSamples,
  ...resultsRegisterSamples,
  ...gradesSamples,
  ...freeExercisesSamples,
  ...developmentSamples,
  ...userSettingsSamples,
  ...achievementSamples,
  ...notificationSamples,
  ...chatSamples,
  ...ownAccountSamples,
  ...twoStepSamples,
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
  exerciseAverage: {
    args: async (world) => ({
      params: { product: COURSE, id: await newItemExercise(world) },
      query: { squadId: world.squads['7.A'], onlyLastTry: '1' },
    }),
    succeeds: OF_CLASS,
  },
  deleteAttempt: { args: withAttempt, succeeds: OF_CLASS },
  deleteAttempts: {
    args: async (world) => ({
      body: {
        squadId: world.squads['7.A'],
        exerciseProgressIds: [(await markedEssay(world, 'elev')).exerciseProgressId],
      },
    }),
    succeeds: OF_CLASS,
  },
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
  marksDraft: { args: withText, succeeds: OF_CLASS },
  saveMarksDraft: {
    args: async (world) => ({ ...(await withText(world)), body: { content: [WRITTEN_MARK], version: 0 } }),
    succeeds: OF_CLASS,
  },
  markTextAgain: { args: withText, succeeds: OF_CLASS },
  setTextCommaSystem: {
    args: async (world) => ({ ...(await withText(world)), body: { startkomma: 'no', version: 0 } }),
    succeeds: OF_CLASS,
  },
  textHints: {
    args: async (world) => ({ params: { id: await returnedText(world) } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  correctedDocx: {
    args: async (world) => ({ params: { id: await returnedText(world) } }),
    succeeds: ['elev', ...OF_CLASS],
  },
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

  feedbackDraft: { args: withUnsentFeedback, succeeds: OF_CLASS },
  saveFeedbackDraft: {
    args: async (world) => ({
      ...(await withUnsentFeedback(world)),
      body: { content: { evaluation: 'Godt', grade: null, gradeVisible: false }, version: 0 },
    }),
    succeeds: OF_CLASS,
  },
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

  ...ltiSamples,
  ...sharingSamples,
  ...schoolSamples,

  markQuestions: {
    args: async (world) => ({ params: { id: (await askedEssay(world)).answerTextId } }),
    succeeds: ['elev', ...OF_CLASS],
  },
  askAboutMark: {
    args: async (world) => ({ params: { id: await returnedText(world) }, body: { correctionId: 'e1' } }),
    succeeds: ['elev'],
  },
  answerMarkQuestion: {
    async args(world) {
      const { answerTextId, questionId } = await askedEssay(world);
      return { params: { id: answerTextId, questionId }, body: { isError: false } };
    },
    succeeds: OF_CLASS,
  },

  recommendations: {
    args: (world) => ({
      query: { squadId: world.squads['7.A'], studentId: world.people.elev.id, tag: 'text_correction_misspelling' },
    }),
    succeeds: OF_CLASS,
  },
  assignRecommended: {
    args: async (world) => ({
      body: {
        studentId: world.people.elev.id,
        exerciseId: await newExercise(world),
        squadId: world.squads['7.A'],
        recommendedExercises: [1, 2],
      },
    }),
    succeeds: OF_CLASS,
  },

  canReassign: {
    args: (world) => ({
      query: {
        exerciseId: world.exercises.danish[0],
        studentId: world.people.elev.id,
        squadId: world.squads['7.A'],
      },
    }),
    succeeds: OF_CLASS,
  },
  reassignHomework: {
    args: async (world) => ({
      body: {
        homeworkId: (await markedEssay(world, 'elev')).homeworkId,
        studentId: world.people.elev.id,
        squadId: world.squads['7.A'],
      },
    }),
    succeeds: OF_CLASS,
  },
  hideResults: {
    args: async (world) => ({
      body: { exerciseProgressId: (await markedEssay(world, 'elev')).exerciseProgressId, hideResults: true },
    }),
    succeeds: OF_CLASS,
  },

  reportClientError: {
    args: () => ({
      body: { name: 'TypeError', message: 'x is undefined', stack: 'at f (app.js:1:2)', page: '/opgaver' },
    }),
    succeeds: CALLERS,
  },

  ...contactSamples,
  ...visitorTextSamples,
};
