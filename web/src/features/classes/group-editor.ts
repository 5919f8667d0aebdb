import { ApiProblem, type Group } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showToast } from '../../lib/toasts/toast-store.ts';
import { useCurrentUser } from '../accounts/index.ts';
import { begunGroupPlace, isSameGroup, type Member, type TypedGroup } from './begun-group.ts';
import { groupQuery, refreshSquads } from './classes.queries.ts';
import { classesText } from './classes.text.ts';

const text = classesText.group;

const byName = (a: Member, b: Member) => a.name.localeCompare(b.name, 'da');

/** What both have changed since `base`: the other's change with mine on top of it. */
export function mergeGroup(base: TypedGroup, mine: TypedGroup, theirs: TypedGroup): { name: string; pupils: Member[] } {
  const has = (pupils: readonly Member[], id: number) => pupils.some((pupil) => pupil.id === id);
  const added = mine.pupils.filter(({ id }) => !has(base.pupils, id) && !has(theirs.pupils, id));
  const kept = theirs.pupils.filter(({ id }) => !has(base.pupils, id) || has(mine.pupils, id));
  return {
    name: mine.name === base.name ? theirs.name : mine.name,
    pupils: [...kept, ...added].toSorted(byName),
  };
}

/** Name and pupils of a group, with what they were at first; what differs is kept in the browser (`begun-group.ts`). */
function useBegunGroup(group: Group | null) {
  const place = begunGroupPlace(useCurrentUser().id, group?.id ?? null);
  const saved = {
    name: group?.name ?? '',
    pupils: (group?.pupils ?? []) as readonly Member[],
    version: group?.version ?? 0,
  };
  const [kept, setKept] = useState(place.read);
  const [state, setState] = useState({ base: kept?.base ?? saved, values: kept ?? (saved as TypedGroup) });
  const set = (base: TypedGroup & { version: number }, { name, pupils }: TypedGroup) => {
    const values = { name, pupils };
    setState({ base, values });
    place.keep(isSameGroup(base, values) ? null : { ...values, base });
  };
  return {
    base: state.base,
    typed: {
      values: state.values,
      change: (part: Partial<TypedGroup>) => set(state.base, { ...state.values, ...part }),
    },
    set,
    /** Changes of an earlier visit stand here. */
    isKept: kept !== null,
    /** They are seen or gone. */
    forget: () => setKept(null),
    saved,
  };
}

/** The group that is being changed: name and pupils until they are saved. `group` is null for a new one. */
export function useGroupEditor(group: Group | null, onSaved: (group: Group) => void) {
  const queries = useQueryClient();
  const { base, typed, set, isKept, forget, saved } = useBegunGroup(group);
  const [merged, setMerged] = useState(false);
  const { pupils } = typed.values;

  const form = useForm({
    typed,
    fields: ['name', 'userIds'],
    notSent: text.notSaved,
    check: () => ({
      ...(typed.values.name.trim() === '' && { name: text.nameNeeded }),
      ...(pupils.length === 0 && { userIds: text.pupilsNeeded }),
    }),
    send: async () => {
      const body = { name: typed.values.name.trim(), userIds: pupils.map(({ id }) => id) };
      const answer = group
        ? await client.saveGroup({ params: { id: group.id }, body: { ...body, version: base.version } })
        : await client.createGroup({ body });
      set(answer, answer);
      forget();
      setMerged(false);
      queries.setQueryData(groupQuery(answer.id).queryKey, answer);
      showToast({ message: text.saved(answer.name) });
      onSaved(answer);
      void refreshSquads(queries);
    },
  });

  const setPupils = (next: readonly Member[]) => {
    typed.change({ pupils: next.toSorted(byName) });
    form.forgive('userIds');
  };
  const stale = form.error instanceof ApiProblem && form.error.code === 'stale-group' ? form.error.details : undefined;
  return {
    form,
    pupils,
    merged,
    isKept,
    /** What is typed goes; the group is as it was saved. */
    giveUp() {
      set(saved, saved);
      forget();
      form.forgive('name', 'userIds');
    },
    has: (id: number) => pupils.some((pupil) => pupil.id === id),
    put: (pupil: Member) => pupils.every(({ id }) => id !== pupil.id) && setPupils([...pupils, pupil]),
    takeOut: (id: number) => setPupils(pupils.filter((pupil) => pupil.id !== id)),
    /** Who saved meanwhile, while that stands in the way; undefined when nothing does. */
    staleBy: stale && !merged ? String(stale['savedBy'] ?? text.somebody) : undefined,
    /** Takes the other's change in and keeps what is typed. */
    async loadOthers() {
      if (!group) return;
      const theirs = await client.group({ params: { id: group.id } });
      set(theirs, mergeGroup(base, typed.values, theirs));
      setMerged(true);
    },
  };
}
export type GroupEditor = ReturnType<typeof useGroupEditor>;
