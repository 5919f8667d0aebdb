import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withParams } from '../../../lib/address/with-params.ts';
import { client } from '../../../lib/api/client.ts';

const PAUSE_MS = 250;

/** Whom the list shows; what else the address says are all of them. */
export const ROSTER_ROLES = ['alle', 'student', 'teacher', 'school-admin'] as const;
export type RosterRole = (typeof ROSTER_ROLES)[number];

interface Asked {
  search: string;
  role: RosterRole;
  page: number;
}

const rosterQuery = ({ search, role, page }: Asked) =>
  queryOptions({
    queryKey: ['roster', search, role, page],
    queryFn: ({ signal }) =>
      client.roster({ query: { page, ...(search && { search }), ...(role !== 'alle' && { role }) }, signal }),
    placeholderData: keepPreviousData,
  });

/** The list of people as the address asks for it; what one types goes there when the typing pauses. */
export function useRoster() {
  const [params, setParams] = useSearchParams();
  const asked: Asked = {
    search: params.get('soeg') ?? '',
    role: ROSTER_ROLES.find((role) => role === params.get('rolle')) ?? 'alle',
    page: Math.max(1, Math.trunc(Number(params.get('side'))) || 1),
  };
  const [typed, setTyped] = useState(asked.search);
  const go = (change: Partial<Record<'soeg' | 'rolle' | 'side', string>>) =>
    // another search begins at its first page
    setParams(withParams({ side: null, ...change }), { preventScrollReset: true, replace: true });
  useEffect(() => {
    if (typed.trim() === asked.search) return undefined;
    const timer = setTimeout(() => go({ soeg: typed.trim() }), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return {
    asked,
    typed,
    setTyped,
    chooseRole: (role: RosterRole) => go({ rolle: role === 'alle' ? '' : role }),
    goTo: (page: number) => go({ side: page === 1 ? '' : String(page) }),
    list: useQuery(rosterQuery(asked)),
  };
}
