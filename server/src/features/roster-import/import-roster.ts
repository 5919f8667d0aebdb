import { createHash } from 'node:crypto';
import { MOST_PLANNED, type RosterImport, type RosterPlan } from '@ordklar/contract';
import { schoolYear } from '@ordklar/school';
import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import { toUnix } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import type { FormFile } from '../../platform/http/read-form.ts';
import { ProblemError } from '../../platform/problems/index.ts';
import { forgetClassList } from '../classes/index.ts';
import { applyPlan } from './apply-plan.ts';
import { type Plan, planRoster } from './plan-roster.ts';
import * as repo from './roster-import.repo.ts';
import { readRosterFile } from './source/read-roster-file.ts';
import type { RosterSource } from './source/roster-source.ts';

/** How long an import can be taken back. */
export const UNDO_MS = 24 * 60 * 60_000;
/** As many imports as are listed. */
const MOST_TOLD = 10;
const LONGEST_FILE_NAME = 200;

/** Same file and same school, same fingerprint. */
const fingerprintOf = (plan: Plan): string => createHash('sha256').update(JSON.stringify(plan)).digest('base64url');

async function planOf(db: Db, { institutionId }: Actor, year: number, source: RosterSource) {
  const school = await repo.readSchool(db, institutionId, year, source.people);
  return { plan: planRoster(source, school), classes: school.classes };
}

async function sourceOf({ db }: Context, { institutionId }: Actor, file: FormFile | undefined): Promise<RosterSource> {
  if (!file) throw new ProblemError('not-roster');
  return readRosterFile(file.bytes, await repo.findSchoolName(db, institutionId));
}

const some = <Row>(rows: readonly Row[]) => ({ total: rows.length, rows: rows.slice(0, MOST_PLANNED) });

/** What a file of people would change in the administrator's own school; nothing is changed. */
export async function previewRoster(context: Context, actor: Actor, file: FormFile | undefined): Promise<RosterPlan> {
  const source = await sourceOf(context, actor, file);
  const year = schoolYear(context.clock.now());
  const { plan } = await planOf(context.db, actor, year, source);
  const { renamed, linked, back, joins, leaves } = plan;
  return {
    fingerprint: fingerprintOf(plan),
    format: source.format,
    people: source.people.length,
    unchanged: plan.unchanged,
    otherSchools: source.otherSchools,
    classesToMove: await repo.countClassesBefore(context.db, actor.institutionId, year),
    faults: some(plan.faults),
    newClasses: some(plan.newClasses.map(({ name }) => ({ name }))),
    newPeople: some(plan.newPeople.map(({ uniId, ...person }) => ({ ...person, byUniLogin: uniId !== null }))),
    renamed: some(renamed.map(({ name, before }) => ({ name, before }))),
    linked: some(linked.map(({ name }) => ({ name }))),
    back: some(back.map(({ name }) => ({ name }))),
    joins: some(joins.map(({ name, className }) => ({ name, className }))),
    leaves: some(leaves.map(({ name, className }) => ({ name, className }))),
    absent: some(plan.absent.map(({ name, classes }) => ({ name, classes }))),
  };
}

/** People whom a plan changes, each once. */
const changedIn = ({ renamed, linked, back, joins, leaves }: Plan): number =>
  new Set([renamed, linked, back, joins, leaves].flat().map(({ id }) => id)).size;

/**
 * Changes the people of the administrator's own school as a file has them: all of it or nothing, and only while it is still
 * the plan that was shown (409 'stale-roster'). Lines with a fault are left out. `absent` says whether those who are not in
 * the file leave the school.
 */
export async function importRoster(
  context: Context,
  actor: Actor,
  asked: { fingerprint: string; absent: 'stay' | 'leave' },
  file: FormFile | undefined,
): Promise<RosterImport> {
  const source = await sourceOf(context, actor, file);
  const now = context.clock.now();
  const year = schoolYear(now);
  const importId = await context.db.transaction(async (tx) => {
    await repo.lockSchool(tx, actor.institutionId);
    const { plan, classes } = await planOf(tx, actor, year, source);
    if (fingerprintOf(plan) !== asked.fingerprint) throw new ProblemError('stale-roster');
    const wanted = asked.absent === 'leave' ? plan : { ...plan, absent: [] };
    const changes = await applyPlan(tx, { institutionId: actor.institutionId, year, now, classes }, wanted);
    const counts = { newPeople: plan.newPeople.length, changed: changedIn(plan), leavers: wanted.absent.length };
    const fileName = (file?.filename ?? '').slice(0, LONGEST_FILE_NAME);
    const row = { institutionId: actor.institutionId, userId: actor.id, at: now, fileName, ...counts };
    const id = await repo.insertImport(tx, row, changes);
    const details = `import ${id}`;
    await noteInAuditLog(tx, [{ userId: actor.id, action: 'roster-imported', subjectUserId: null, details }], now);
    return id;
  });
  forgetClassList(context, actor.institutionId);
  const made = (await listImports(context, actor)).find(({ id }) => id === importId);
  if (!made) throw new Error(`import ${importId} is gone`);
  return made;
}

/** Until when an import of the school's can be taken back; null where it cannot: an older one may have been changed by a later one. */
export function undoableUntil(
  row: { at: Date; undoneAt: Date | null } | undefined,
  isLatest: boolean,
  now: Date,
): Date | null {
  if (!row || !isLatest || row.undoneAt !== null) return null;
  const until = new Date(row.at.getTime() + UNDO_MS);
  return until.getTime() > now.getTime() ? until : null;
}

/** The latest imports of the administrator's own school, newest first. */
export async function listImports({ db, clock }: Context, { institutionId }: Actor): Promise<RosterImport[]> {
  const rows = await repo.findImports(db, institutionId, MOST_TOLD);
  const now = clock.now();
  return rows.map(({ row, by }, index) => {
    const { id, fileName, newPeople, changed, leavers } = row;
    return {
      id,
      at: toUnix(row.at),
      by,
      fileName,
      newPeople,
      changed,
      leavers,
      undoableUntil: toUnix(undoableUntil(row, index === 0, now)),
      undoneAt: toUnix(row.undoneAt),
    };
  });
}
