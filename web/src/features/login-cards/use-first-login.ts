import { choosesOwnPassword } from '@ordklar/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSquads } from '../accounts/index.ts';
import { loginMethodsQuery } from './login-cards.queries.ts';

/**
 * The class whose pupils get codes, and whether those are for the first login only: as its level says, until somebody chooses;
 * always where this Ordklar lets no card be kept, and then there is nothing to choose.
 */
export function useFirstLogin(squadId: number | null) {
  const squad = useSquads().data?.find(({ id }) => id === squadId);
  const [chosen, setForFirstLogin] = useState<boolean>();
  const mayBeKept = useQuery(loginMethodsQuery).data?.pupilsKeepCards ?? true;
  const forFirstLogin = !mayBeKept || (chosen ?? choosesOwnPassword(squad?.grade ?? null));
  return { squad, mayBeKept, forFirstLogin, setForFirstLogin };
}
