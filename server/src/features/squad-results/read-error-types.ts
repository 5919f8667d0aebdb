import type { Actor, Context } from '../../platform/http/context.ts';
import { markTitle } from '../corrections/index.ts';
import { errorTypesOf, stepResultsOf } from '../test-results/index.ts';
import { type Asked, reachScope } from './read-averages.ts';
import { countTextErrors, findCountedIds, findPupils } from './squad-results.repo.ts';

/** What the class, a pupil or those of an exercise get wrong: in spelling tests, and in texts (RES-05). */
export async function readErrorTypesOfLevel(context: Context, actor: Actor, asked: Asked) {
  const { scope, counted } = await reachScope(context, actor, asked);
  const ids = await findCountedIds(context.db, scope, counted);
  if (ids.length === 0) return { spelling: [], texts: [] };
  const spelling = await errorTypesOf(context, ids);
  const texts = await countTextErrors(context.db, ids);
  return { spelling, texts: texts.map((row) => ({ ...row, title: markTitle(row.id) ?? row.id })) };
}

/** How the parts of the tests went, newest first, with whose they are (RES-06). */
export async function readTestStepsOfLevel(context: Context, actor: Actor, asked: Asked) {
  const { scope, counted } = await reachScope(context, actor, asked);
  const ids = await findCountedIds(context.db, scope, counted);
  if (ids.length === 0) return [];
  const pupils = new Map((await findPupils(context.db, ids)).map((row) => [row.exerciseProgressId, row]));
  return (await stepResultsOf(context, ids)).flatMap((step) => {
    const pupil = pupils.get(step.exerciseProgressId);
    return pupil ? [{ ...step, ...pupil }] : [];
  });
}
