import { useQueries, useQuery } from '@tanstack/react-query';
import type { ActiveSquad } from '../../../lib/storage/active.ts';
import { useSquads } from '../../accounts/index.ts';
import { squadStudentsQuery } from '../exercises.queries.ts';
import { type Basket, changeBasket, type Recipients } from './basket-store.ts';

/** A group of the teacher with those of its pupils that go in the class, and how many do not. */
export interface GroupOfSquad {
  id: number;
  name: string;
  studentIds: number[];
  leftOut: number;
}

/** Who the basket goes to: the class's pupils, the groups among them, and whom the choice means. */
export function useRecipients(squad: ActiveSquad, basket: Basket) {
  const squads = useSquads().data ?? [];
  const own = squads.find(({ id }) => id === squad.id);
  const students = useQuery(squadStudentsQuery(squad.id));
  const groups = own?.kind === 'group' ? [] : squads.filter(({ kind, year }) => kind === 'group' && year === own?.year);
  const members = useQueries({ queries: groups.map(({ id }) => squadStudentsQuery(id)) });

  const inSquad = new Set(students.data?.map(({ id }) => id));
  const groupsHere: GroupOfSquad[] = groups.flatMap(({ id, name }, index) => {
    const all = members[index]?.data ?? [];
    const here = all.filter((student) => inSquad.has(student.id)).map((student) => student.id);
    return here.length === 0 ? [] : [{ id, name, studentIds: here, leftOut: all.length - here.length }];
  });

  // group and pupils were chosen in one class: another class begins with everybody
  const choice = basket.squadId === squad.id ? basket : { to: 'squad' as const, groupId: null, studentIds: [] };
  const group = groupsHere.find(({ id }) => id === choice.groupId);
  const chosen = new Set(
    { squad: [...inSquad], group: group?.studentIds ?? [], pupils: choice.studentIds.filter((id) => inSquad.has(id)) }[
      choice.to
    ],
  );
  const choose = (change: { to?: Recipients; groupId?: number | null; studentIds?: number[] }) =>
    changeBasket({
      to: choice.to,
      groupId: choice.groupId,
      studentIds: choice.studentIds,
      ...change,
      squadId: squad.id,
    });
  return {
    students: students.data,
    failed: students.isError,
    refetch: students.refetch,
    hasGroups: groups.length > 0,
    groupsReady: members.every(({ isPending }) => !isPending),
    groups: groupsHere,
    group,
    to: choice.to,
    chosen,
    choose,
  };
}

/** What {@link useRecipients} answers. */
export type RecipientChoice = ReturnType<typeof useRecipients>;
