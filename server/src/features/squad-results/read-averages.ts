import { schoolYearSpan } from '@ordklar/school';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { Counted } from '../attempts/index.ts';
import { requireSquad } from '../classes/index.ts';
import { type AverageOrder, findAverages, findCategoryLevels, type Scope } from './squad-results.repo.ts';

/** What a call asks about: a class and a school year, and what of it. */
export interface Asked extends Omit<Scope, 'span'> {
  year: number;
  onlyLastTry: boolean;
}

/** Which attempts are counted, where the teacher reaches the class; else 404. */
export async function reachScope(
  context: Context,
  actor: Actor,
  { year, onlyLastTry, ...of }: Asked,
): Promise<{ scope: Scope; counted: Counted }> {
  const { id: squadId } = await requireSquad(context, actor, of.squadId);
  return { scope: { ...of, squadId, span: schoolYearSpan(year) }, counted: onlyLastTry ? 'last' : 'best' };
}

interface Page {
  page: number;
  limit: number;
  order: AverageOrder;
  sortOrder: 'asc' | 'desc';
}

/** A page of averages by level or category (RES-02, RES-03). A page beyond the last is empty. */
export async function pageOfAverages(
  context: Context,
  actor: Actor,
  asked: Asked,
  by: 'level' | 'category',
  { page, limit, ...sorting }: Page,
) {
  const of = await reachScope(context, actor, asked);
  const { rows, total } = await findAverages(
    context.db,
    { ...of, by },
    { ...sorting, limit, offset: (page - 1) * limit },
  );
  return { rows, total, page, pages: Math.ceil(total / limit) };
}

/** Averages by category or exercise, in the order of the course. */
export async function listAverages(context: Context, actor: Actor, asked: Asked, by: 'category' | 'exercise') {
  const of = await reachScope(context, actor, asked);
  return (await findAverages(context.db, { ...of, by }, { order: 'position', sortOrder: 'asc' })).rows;
}

/** The levels of some categories with averages (API-058). */
export async function listCategoryLevels(context: Context, actor: Actor, asked: Asked) {
  const { scope, counted } = await reachScope(context, actor, asked);
  return findCategoryLevels(context.db, scope, counted);
}
