import { z } from 'zod';
import { commaSystem } from './comma-systems.ts';
import { secondCode } from './two-step.ts';
import { get, id, idParam, nothing, post, ROLES } from './endpoint.ts';

const role = z.enum(ROLES);

/** The logged-in person (ENT-14). */
export const currentUser = z
  .object({
    id,
    name: z.string(),
    publicName: z.string(),
    username: z.string(),
    institution: z.string(),
    isTeacher: z.boolean(),
    roles: z.array(role),
    /** The subject whose courses the person chose last; left out while there is none. */
    selectedCourseGroupId: z.string().optional(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof currentUser>;

/** What only the person is told. */
const ownUser = currentUser.extend({
  /** Seals what the person is writing while it lies in the browser: 32 bytes in base64, the same at each login. */
  keptSecret: z.string(),
});

/** A class or a group that assignments can be handed to. `year` is the start year of its school year. */
export const squad = z
  .object({
    id,
    name: z.string(),
    kind: z.enum(['class', 'group']),
    /** Class level 0–10; null for groups across levels. */
    grade: z.number().int().nullable(),
    year: z.number().int(),
    studentCount: z.number().int(),
    /** The comma system its texts are marked by (PD-22). */
    startkomma: commaSystem,
    /** Whether its pupils may choose exercises for themselves (PD-10). */
    freeExercises: z.boolean(),
    /** A class that has ended shows its results and gets no more tasks (PD-06). */
    hasEnded: z.boolean(),
  })
  .meta({ id: 'Squad' });
export type Squad = z.output<typeof squad>;

export const loginBody = z.object({
  username: z.string().max(200),
  password: z.string().max(200),
  /** Of two-step login; whoever has it on and sends none gets 401 `code-needed`. */
  code: secondCode.optional(),
});

/** What somebody must do after logging in before anything else: choose a password of the own, set two-step login up. */
export const firstStep = z.enum(['own-password', 'two-step']);
export type FirstStep = z.output<typeof firstStep>;

/** Login, session and the current user (PD-01 to PD-03). */
export const accountsApi = {
  login: post('auth/login', {
    access: 'anyone',
    summary: 'Log in with user name and password',
    body: loginBody,
    answers: { 200: z.object({ redirectTo: z.string(), token: z.string() }) },
  }),
  logout: post('auth/logout', { access: 'anyone', summary: 'Log out', answers: { 204: nothing } }),
  csrfToken: get('auth/csrf', {
    access: 'anyone',
    summary: 'A fresh anti-forgery token for API clients',
    answers: { 200: z.object({ token: z.string() }) },
  }),
  loginMethods: get('auth/methods', {
    access: 'anyone',
    summary: 'Which ways of logging in are configured, and whether the code of a card may be kept as a password',
    answers: { 200: z.object({ uniLogin: z.boolean(), pupilsKeepCards: z.boolean() }) },
  }),
  firstSteps: get('current_user/first-steps', {
    access: 'user',
    summary:
      'What the person must do before anything else, in this order; until then all other calls answer 403 first-steps',
    beforeFirstSteps: true,
    answers: {
      200: z.object({
        id,
        name: z.string(),
        username: z.string(),
        steps: z.array(firstStep),
        /** Where the person begins afterwards. */
        startPath: z.string(),
      }),
    },
  }),
  currentUser: get('current_user', { access: 'user', summary: 'Who is logged in', answers: { 200: ownUser } }),
  isTeacher: get('current_user/is_teacher', {
    access: 'user',
    summary: 'Whether the person is a teacher',
    answers: { 200: z.boolean() },
  }),
  currentSquads: get('current_user/squads', {
    access: 'user',
    summary: 'Own classes and groups, and those shared with the person',
    answers: { 200: z.array(squad) },
  }),
  activeSquad: get('current_user/active_squad_id', {
    access: 'user',
    summary: 'The class last chosen; null when none',
    answers: { 200: id.nullable() },
  }),
  setActiveSquad: post('current_user/active_squad_id', {
    access: 'user',
    summary: 'Remember the chosen class',
    body: z.object({ squadId: id }),
    answers: { 204: nothing },
  }),
  setSelectedCourseGroup: post('current_user/set_selected_course_group_id', {
    access: 'user',
    summary: 'Remember the chosen subject, by the id of a course group',
    query: z.object({ id: z.string().max(100) }),
    answers: { 204: nothing },
  }),
  currentCourses: get('current_user/courses', {
    access: 'user',
    summary: 'Courses that the institution has a licence for',
    answers: { 200: z.array(z.object({ groupId: z.string(), productId: z.string(), title: z.string() })) },
  }),
  licenses: get('current_user/licenses', {
    access: 'user',
    summary: "The institution's licences today",
    answers: { 200: z.array(z.object({ product: z.object({ product_id: z.string() }) })) },
  }),
  shouldHideElement: get('current_user/should-hide-element/{id}', {
    access: 'user',
    summary: 'Whether the person has dismissed this element',
    params: z.object({ id: z.string().max(100) }),
    answers: { 200: z.boolean() },
  }),
  hideElement: post('current_user/hide-element/{id}', {
    access: 'user',
    summary: 'Remember that the person has dismissed this element',
    params: z.object({ id: z.string().max(100) }),
    answers: { 204: nothing },
  }),
  squadStudents: get('squads/{s}/students', {
    access: ['teacher'],
    summary: 'Pupils of a class or group, by Danish alphabet',
    params: z.object({ s: idParam }),
    answers: { 200: z.array(z.object({ id, name: z.string(), institution: z.string() })) },
  }),
};
