import { hasAll, type KeptPlace, keptPlace } from '../../lib/saving/kept.ts';

/** A pupil as the group's slip shows one. */
export interface Member {
  id: number;
  name: string;
  classes: readonly string[];
}

/** Name and pupils of a group that is being changed. */
export interface TypedGroup {
  name: string;
  pupils: readonly Member[];
}

/** A group whose changes are not saved: as it stands in the slip, and as it was when the changes were begun. */
export interface BegunGroup extends TypedGroup {
  base: TypedGroup & { version: number };
}

const isMember = (value: unknown): value is Member =>
  hasAll(value, 'id', 'name', 'classes') && typeof value.name === 'string' && Array.isArray(value.classes);
const isTyped = (value: unknown): value is TypedGroup =>
  hasAll(value, 'name', 'pupils') &&
  typeof value.name === 'string' &&
  Array.isArray(value.pupils) &&
  value.pupils.every(isMember);
const isBegun = (value: unknown): value is BegunGroup =>
  isTyped(value) && hasAll(value, 'base') && isTyped(value.base) && hasAll(value.base, 'version');

/** Where what this person changes of a group, or of a new one, is kept in the browser until it is saved or given up. */
export const begunGroupPlace = (userId: number, groupId: number | null): KeptPlace<BegunGroup> =>
  keptPlace(`ordklar-draft-group-${userId}${groupId === null ? '' : `-${groupId}`}`, isBegun);

/** Whether both are the same group: the same name and the same pupils. */
export const isSameGroup = (a: TypedGroup, b: TypedGroup): boolean =>
  a.name === b.name &&
  a.pupils.length === b.pupils.length &&
  a.pupils.every(({ id }) => b.pupils.some((p) => p.id === id));
