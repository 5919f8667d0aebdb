import type { Db } from '../../platform/db/index.ts';
import { insertAccounts, linkAccounts, renameAccounts, setLeft } from '../accounts/index.ts';
import { rosterClasses } from '../classes/index.ts';
import type { Plan, School } from './plan-roster.ts';
import type { Change } from './roster-import.repo.ts';

/** In which school, school year and moment, and the open classes of that year before. */
interface Where {
  institutionId: number;
  year: number;
  now: Date;
  classes: School['classes'];
}

const ids = (people: readonly { id: number }[]): number[] => people.map(({ id }) => id);

/** Does what a plan says, in a transaction; answers each change with what stood there before. */
export async function applyPlan(tx: Db, { institutionId, year, now, classes }: Where, plan: Plan): Promise<Change[]> {
  const made = await rosterClasses.insertClasses(tx, institutionId, year, plan.newClasses);
  const open = new Map(
    [...classes.map(({ id, name }) => [name, id] as const), ...made].map(([name, id]) => [name.toLowerCase(), id]),
  );
  const accounts = await insertAccounts(tx, institutionId, plan.newPeople);
  await renameAccounts(tx, plan.renamed);
  await linkAccounts(tx, plan.linked);
  await setLeft(tx, ids(plan.back), null);

  const joining = [
    ...plan.joins.map(({ id, role, className }) => ({ userId: id, role, className })),
    ...plan.newPeople.flatMap(({ username, role, classes: wanted }) =>
      // an administrator is in no class
      role === 'school-admin' ? [] : wanted.map((className) => ({ userId: accounts.get(username), role, className })),
    ),
  ];
  const joined = joining.flatMap(({ userId, role, className }) => {
    const squadId = open.get(className.toLowerCase());
    return userId === undefined || squadId === undefined ? [] : [{ squadId, userId, role }];
  });
  const takenOut = plan.leaves.map(({ id, squadId }) => ({ squadId, userId: id, role: 'student' as const }));
  await rosterClasses.insertMemberships(tx, joined);
  await rosterClasses.deleteMemberships(tx, takenOut);
  const gone = await rosterClasses.leaveSquads(tx, ids(plan.absent));
  await setLeft(tx, ids(plan.absent), now);

  return [
    ...[...made.values()].map((squadId): Change => ({ kind: 'class-made', squadId })),
    ...[...accounts.values()].map((userId): Change => ({ kind: 'made', userId })),
    ...plan.renamed.map(({ id, before }): Change => ({ kind: 'renamed', userId: id, before })),
    ...ids(plan.linked).map((userId): Change => ({ kind: 'linked', userId })),
    ...ids(plan.back).map((userId): Change => ({ kind: 'came-back', userId })),
    ...joined.map((membership): Change => ({ kind: 'joined', ...membership })),
    ...[...takenOut, ...gone].map((membership): Change => ({ kind: 'taken-out', ...membership })),
    ...ids(plan.absent).map((userId): Change => ({ kind: 'left', userId })),
  ];
}
