import { useSearchParams } from 'react-router';
import { STATE_FILTERS, type StateFilter } from './pupil-state.ts';
import { withParams } from '../../../lib/address/with-params.ts';

/** State, group and unfolded exercises of the status list, kept in the address. */
export function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tilstand') as StateFilter | null;
  const state: StateFilter = asked && STATE_FILTERS.includes(asked) ? asked : 'alle';
  const groupId = Math.max(0, Math.floor(Number(params.get('gruppe'))) || 0);
  const open = new Set((params.get('opgave') ?? '').split(',').filter(Boolean).map(Number));

  const change = (values: Partial<Record<'tilstand' | 'gruppe' | 'opgave', string>>) =>
    setParams(withParams(values), { preventScrollReset: true, replace: values.opgave !== undefined });
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
