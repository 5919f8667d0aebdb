import type { Api, Call } from '@ordklar/contract';
import type { World } from './world.ts';
import type { Username } from './world-people.ts';

/** Callers of the walk through the contract. */
export const CALLERS = [
  'elev',
  'elev2',
  'naboelev',
  'laerer',
  'kollega',
  'inviteret',
  'fremmed',
  'skoleadmin',
  'redaktor',
] as const satisfies readonly Username[];
export type Caller = (typeof CALLERS)[number];

export const PUPILS: readonly Caller[] = ['elev', 'elev2', 'naboelev'];
export const TEACHERS: readonly Caller[] = ['laerer', 'kollega', 'inviteret', 'fremmed'];
/** The class's own teacher, and the colleague with whom it is shared. */
export const OF_CLASS: readonly Caller[] = ['laerer', 'kollega'];

export interface Sample<E> {
  /** Good arguments, about 7.A, its pupil `elev` and its teacher `laerer`; whatever they name is made first. */
  args: (world: World) => Promise<Call<E>> | Call<E>;
  /** Whose call succeeds. Whoever else the contract lets call gets 404: it is another's. */
  succeeds: readonly Caller[];
  /** The call changes who is logged in. */
  endsSession?: boolean;
  /** What the caller is or has is different afterwards, so a world of its own is taken for it. */
  changesCaller?: boolean;
}

/** A sample for each endpoint of a part of the contract: one that is missing does not compile. */
export type Samples<Part extends Partial<Api>> = { [K in keyof Part]: Sample<Part[K]> };

export const COURSE = 'teco';
export const YEAR = 2026;
