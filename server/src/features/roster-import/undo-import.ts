import { noteInAuditLog } from '../../platform/audit/audit-log.ts';
import type { Db } from '../../platform/db/index.ts';
import type { Actor, Context } from '../../platform/http/context.ts';
import { notFound, ProblemError } from '../../platform/problems/index.ts';
import { deleteUnusedAccounts, linkAccounts, renameAccounts, setLeft } from '../accounts/index.ts';
import { forgetClassList, rosterClasses } from '../classes/index.ts';
import { undoableUntil } from './import-roster.ts';
import * as repo from './roster-import.repo.ts';

type Row = Awaited<ReturnType<typeof repo.findChanges>>[number];
type Kind = Row['kind'];

/** Takes changes back, the last first; answers how many accounts and classes stay because they are in use. */
async function takeBack(tx: Db, changes: readonly Row[], now: Date): Promise<number> {
  const of = (kind: Kind) => changes.filter((change) => change.kind === kind);
  const people = (kind: Kind) => of(kind).flatMap(({ userId }) => userId ?? []);
  const memberships = (kind: Kind) =>
    of(kind).flatMap(({ squadId, userId, role }) =>
      squadId === null || userId === null || role === null ? [] : [{ squadId, userId, role }],
    );
  await setLeft(tx, people('left'), null);
  const out = memberships('taken-out');
  const open = await rosterClasses.openAmong(
    tx,
    out.map(({ squadId }) => squadId),
  );
  await rosterClasses.insertMemberships(
    tx,
    out.filter(({ squadId }) => open.has(squadId)),
  );
  await rosterClasses.deleteMemberships(tx, memberships('joined'));
  await setLeft(tx, people('came-back'), now);
  await linkAccounts(
    tx,
    people('linked').map((id) => ({ id, uniId: null })),
  );
  await renameAccounts(
    tx,
    of('renamed').flatMap(({ userId, before }) =>
      userId === null || before === null ? [] : [{ id: userId, name: before }],
    ),
  );
  const keptPeople = await deleteUnusedAccounts(tx, people('made'));
  const classes = of('class-made').flatMap(({ squadId }) => squadId ?? []);
  return keptPeople + (await rosterClasses.deleteEmptyClasses(tx, classes));
}

/**
 * Takes back the latest import of the administrator's own school, within a day. Accounts that somebody has used by then, and
 * classes with people or tasks, stay; answers how many. 404 for another school's, 409 'import-kept' for one that is older.
 */
export async function undoImport(context: Context, actor: Actor, importId: number): Promise<number> {
  const now = context.clock.now();
  const kept = await context.db.transaction(async (tx) => {
    await repo.lockSchool(tx, actor.institutionId);
    if (!(await repo.isImportOf(tx, actor.institutionId, importId))) throw notFound();
    const [latest] = await repo.findImports(tx, actor.institutionId, 1);
    if (undoableUntil(latest?.row, latest?.row.id === importId, now) === null) throw new ProblemError('import-kept');
    const staying = await takeBack(tx, await repo.findChanges(tx, importId), now);
    await repo.setUndone(tx, importId, now);
    const details = `import ${importId}`;
    await noteInAuditLog(tx, [{ userId: actor.id, action: 'roster-import-undone', subjectUserId: null, details }], now);
    return staying;
  });
  forgetClassList(context, actor.institutionId);
  return kept;
}
