import type { Db } from '../../platform/db/index.ts';
import { insertAccounts, linkAccounts, renameAccounts, setLeft } from '../accounts/index.ts';
import { rosterClasses } from '../classes/index.ts';
import type { Plan } from './plan-roster.ts';
import type { Change } from './roster-import.repo.ts';

/** In which school, school year and moment. */
interface Where {
  institutionId: number;
  year: number;
  now: Date;
}

const ids = (people: readonly { id: number }[]): number[] => people.map(({ id }) => id);

/** Does what a plan says, in a transaction; answers each change with what stood there before. */
export async function applyPlan(tx: Db, { institutionId, year, now }: Where, plan: Plan): Promise<Change[]> {
  const made = await rosterClasses.insertClasses(tx, institutionId, year, plan.newClasses);
  const open = await rosterClasses.findClassIds(tx, institutionId, year);
  const accounts = await insertAccounts(tx, institutionId, plan.newPeople);
  await renameAccounts(tx, plan.renamed);
  await linkAccounts(tx, plan.linked);
  await setLeft(tx, ids(plan.back), null);

  const joining = [
    ...plan.joins.map(({ id, role, className }) => ({ userId: id, role, className })),
    ...plan.newPeople.flatMap(({ username, role, classes }) =>
      // an administrator is in no class
      role === 'school-admin' ? [] : classes.map((className) => ({ userId: accounts.get(username), role, className })),
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
