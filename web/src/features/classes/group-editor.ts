import { ApiProblem, type Group } from '@ordklar/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { useTyped } from '../../lib/form/typed.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { showToast } from '../../lib/toasts/toast-store.ts';
import { groupQuery, refreshSquads } from './classes.queries.ts';
import { classesText } from './classes.text.ts';

const text = classesText.group;

/** A pupil as the group's slip shows one. */
export interface Member {
  id: number;
  name: string;
  classes: readonly string[];
}

const byName = (a: Member, b: Member) => a.name.localeCompare(b.name, 'da');

/** What both have changed since `base`: the other's change with mine on top of it. */
export function mergeGroup(
  base: { name: string; pupils: readonly Member[] },
  mine: { name: string; pupils: readonly Member[] },
  theirs: { name: string; pupils: readonly Member[] },
): { name: string; pupils: Member[] } {
  const has = (pupils: readonly Member[], id: number) => pupils.some((pupil) => pupil.id === id);
  const added = mine.pupils.filter(({ id }) => !has(base.pupils, id) && !has(theirs.pupils, id));
  const kept = theirs.pupils.filter(({ id }) => !has(base.pupils, id) || has(mine.pupils, id));
  return {
    name: mine.name === base.name ? theirs.name : mine.name,
    pupils: [...kept, ...added].toSorted(byName),
  };
}

/** The group that is being changed: name and pupils until they are saved. `group` is null for a new one. */
export function useGroupEditor(group: Group | null, onSaved: (group: Group) => void) {
  const queries = useQueryClient();
  const start = { name: group?.name ?? '', pupils: (group?.pupils ?? []) as readonly Member[] };
  const [base, setBase] = useState({ ...start, version: group?.version ?? 0 });
  const typed = useTyped(start);
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
      const saved = group
        ? await client.saveGroup({ params: { id: group.id }, body: { ...body, version: base.version } })
        : await client.createGroup({ body });
      setBase(saved);
      setMerged(false);
      typed.change({ name: saved.name, pupils: saved.pupils });
      queries.setQueryData(groupQuery(saved.id).queryKey, saved);
      showToast({ message: text.saved(saved.name) });
      onSaved(saved);
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
    has: (id: number) => pupils.some((pupil) => pupil.id === id),
    put: (pupil: Member) => pupils.every(({ id }) => id !== pupil.id) && setPupils([...pupils, pupil]),
    takeOut: (id: number) => setPupils(pupils.filter((pupil) => pupil.id !== id)),
    /** Who saved meanwhile, while that stands in the way; undefined when nothing does. */
    staleBy: stale && !merged ? String(stale['savedBy'] ?? text.somebody) : undefined,
    /** Takes the other's change in and keeps what is typed. */
    async loadOthers() {
      if (!group) return;
      const theirs = await client.group({ params: { id: group.id } });
      typed.change(mergeGroup(base, typed.values, theirs));
      setBase(theirs);
      setMerged(true);
    },
  };
}
export type GroupEditor = ReturnType<typeof useGroupEditor>;
