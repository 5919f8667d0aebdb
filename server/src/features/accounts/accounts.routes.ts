import type { accountsApi } from '@ordklar/contract';
import { courseGroups, coursesOfParent } from '@ordklar/content';
import { isTeacher } from '../../platform/http/context.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { requireSquad, squadsOf, studentsOf } from '../classes/index.ts';
import { readCurrentUser } from './current-profile.ts';
import { dismissElement, isElementDismissed } from './dismiss-element.ts';
import { firstPageOf, readFirstSteps } from './first-steps-of.ts';
import { productsOf } from './licences.ts';
import { machineOf, rememberOn } from './log-in/known-machine.ts';
import { logIn } from './log-in/log-in.ts';
import { rememberCourseGroup } from './remember-course-group.ts';
import { rememberedSquad, rememberSquad } from './remember-squad.ts';
import { beginSession, endSessionOf } from './log-in/session.ts';

export const accountsRoutes: Routes<typeof accountsApi> = (context) => ({
  async login({ body, request, reply }) {
    const machine = machineOf(context.config, request);
    const userId = await logIn(context, body, { address: request.ip, machine });
    rememberOn(context.config, reply, machine, userId);
    const actor = await beginSession(context, request, reply, userId);
    return { redirectTo: await firstPageOf(context, actor), token: reply.csrfToken() };
  },
  async logout({ request, reply }) {
    await endSessionOf(context, request, reply);
    return null;
  },
  csrfToken: async ({ reply }) => ({ token: reply.csrfToken() }),
  loginMethods: async () => ({
    uniLogin: context.config.uniLogin !== undefined,
    pupilsKeepCards: context.config.pupilsKeepCards,
  }),
  firstSteps: ({ actor }) => readFirstSteps(context, actor),
  currentUser: ({ actor }) => readCurrentUser(context, actor),
  isTeacher: async ({ actor }) => isTeacher(actor),
  currentSquads: ({ actor }) => squadsOf(context, actor),
  activeSquad: ({ actor }) => rememberedSquad(context, actor),
  async setActiveSquad({ actor, body }) {
    await rememberSquad(context, actor, body.squadId);
    return null;
  },
  async setSelectedCourseGroup({ actor, query }) {
    await rememberCourseGroup(context, actor, query.id);
    return null;
  },
  async currentCourses({ actor }) {
    const licensed = new Set(await productsOf(context, actor));
    // in the catalogue's order, as everywhere
    return courseGroups
      .flatMap(({ slug }) => coursesOfParent(slug))
      .filter(({ productId }) => licensed.has(productId))
      .map((course) => ({ groupId: course.parent, productId: course.productId, title: course.title }));
  },
  async licenses({ actor }) {
    const products = await productsOf(context, actor);
    return products.map((product_id) => ({ product: { product_id } }));
  },
  shouldHideElement: ({ actor, params }) => isElementDismissed(context, actor, params.id),
  async hideElement({ actor, params }) {
    await dismissElement(context, actor, params.id);
    return null;
  },
  async squadStudents({ actor, params }) {
    await requireSquad(context, actor, params.s);
    return studentsOf(context, params.s);
  },
});
