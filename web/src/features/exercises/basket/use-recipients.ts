import type { Recipient, Squad } from '@ordklar/contract';
import { useQueries } from '@tanstack/react-query';
import type { ActiveSquad } from '../../../lib/storage/active-choice.ts';
import { useSquads } from '../../accounts/index.ts';
import { squadStudentsQuery } from '../exercises.queries.ts';
import { type Basket, changeBasket } from './basket-store.ts';

/** A class or group that can get the exercises, and who of it is meant. */
export interface SquadChoice extends Pick<Squad, 'id' | 'name' | 'kind' | 'studentCount'> {
  /** Everybody, some, or nobody. */
  meant: 'whole' | 'some' | 'none';
  /** The pupils meant, where single ones are. */
  chosen: readonly number[];
}

/** Who the basket goes to: the squads to choose among, and whom the choice means. */
export function useRecipients(active: ActiveSquad, basket: Basket) {
  const all = useSquads().data ?? [];
  const about = all.find(({ id }) => id === active.id);
  // the squad that the screen is about stands first
  const squads = all
    .filter(({ year, hasEnded }) => year === about?.year && !hasEnded)
    .toSorted((a, b) => rank(a, active) - rank(b, active));

  // the recipients were chosen with one class in the top bar: another one begins with everybody of it
  const kept = basket.squadId === active.id ? basket.recipients : [{ squadId: active.id }];
  const recipients = kept.filter(({ squadId }) => squads.some(({ id }) => id === squadId));
  const members = useQueries({ queries: recipients.map(({ squadId }) => squadStudentsQuery(squadId)) });
  const studentsOf = new Map(recipients.map(({ squadId }, index) => [squadId, members[index]?.data]));

  const pupils = new Set<number>();
  let unknown = 0;
  for (const { squadId, studentIds } of recipients) {
    const ids = studentIds ?? studentsOf.get(squadId)?.map(({ id }) => id);
    // until the pupils of a whole squad are there, their number stands for them
    if (ids === undefined) unknown += squads.find(({ id }) => id === squadId)?.studentCount ?? 0;
    else for (const id of ids) pupils.add(id);
  }

  const set = (squadId: number, recipient: Recipient | null) => {
    const others = recipients.filter((other) => other.squadId !== squadId);
    const next = recipient === null ? others : [...others, recipient];
    const order = (of: Recipient) => squads.findIndex(({ id }) => id === of.squadId);
    changeBasket({ squadId: active.id, recipients: next.toSorted((a, b) => order(a) - order(b)) });
  };
  return {
    recipients,
    squads: squads.map(({ id, name, kind, studentCount }): SquadChoice => {
      const recipient = recipients.find(({ squadId }) => squadId === id);
      const chosen = recipient?.studentIds ?? [];
      return { id, name, kind, studentCount, meant: meantBy(recipient), chosen };
    }),
    /** What the squad that the screen is about is called, where it is a class that has ended. */
    ended: about?.hasEnded ? about.name : null,
    studentsOf,
    count: pupils.size + unknown,
    failed: members.some(({ isError }) => isError),
    refetch: () => void Promise.all(members.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
    chooseWhole: (squadId: number) => set(squadId, { squadId }),
    chooseNone: (squadId: number) => set(squadId, null),
    choosePupils: (squadId: number, studentIds: number[]) =>
      set(squadId, studentIds.length === 0 ? null : { squadId, studentIds }),
  };
}

const rank = ({ id }: { id: number }, active: ActiveSquad) => (id === active.id ? 0 : 1);
const meantBy = (recipient: Recipient | undefined) =>
  recipient === undefined ? 'none' : recipient.studentIds === undefined ? 'whole' : 'some';

/** What {@link useRecipients} answers. */
export type RecipientChoice = ReturnType<typeof useRecipients>;
