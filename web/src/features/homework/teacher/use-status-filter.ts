import { useSearchParams } from 'react-router';
import { STATE_FILTERS, type StateFilter } from './pupil-state.ts';

/** State, group and unfolded exercises of the status list, kept in the address. */
export function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tilstand') as StateFilter | null;
  const state: StateFilter = asked && STATE_FILTERS.includes(asked) ? asked : 'alle';
  const groupId = Math.max(0, Math.floor(Number(params.get('gruppe'))) || 0);
  const open = new Set((params.get('opgave') ?? '').split(',').filter(Boolean).map(Number));

  /** One call for all that changes together: of two calls in a row the router keeps only the last. */
  const change = (values: Partial<Record<'tilstand' | 'gruppe' | 'opgave', string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { preventScrollReset: true, replace: values.opgave !== undefined },
    );
  return {
    state,
    groupId,
    open,
    setState: (to: StateFilter) => change({ tilstand: to === 'alle' ? '' : to }),
    setGroup: (id: number) => change({ gruppe: id === 0 ? '' : String(id) }),
    showAll: () => change({ tilstand: '', gruppe: '' }),
    toggle: (exerciseId: number) => {
      const next = new Set(open);
      if (!next.delete(exerciseId)) next.add(exerciseId);
      change({ opgave: [...next].join(',') });
    },
  };
}
