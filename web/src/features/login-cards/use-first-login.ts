import { choosesOwnPassword } from '@ordklar/contract';
import { useState } from 'react';
import { useSquads } from '../accounts/index.ts';

/** The class whose pupils get codes, and whether those are for the first login only: as its level says, until somebody chooses. */
export function useFirstLogin(squadId: number | null) {
  const squad = useSquads().data?.find(({ id }) => id === squadId);
  const [chosen, setForFirstLogin] = useState<boolean>();
  return { squad, forFirstLogin: chosen ?? choosesOwnPassword(squad?.grade ?? null), setForFirstLogin };
}
