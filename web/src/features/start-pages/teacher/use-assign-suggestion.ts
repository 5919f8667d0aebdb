import type { Suggestion } from '@ordklar/contract';
import { useNavigate } from 'react-router';
import { fillBasket } from '../../exercises/index.ts';
import { trainingAddress } from './addresses.ts';

/**
 * Puts the suggested exercises into the basket, for the pupils who have the error, and goes to the assign page. What lay
 * in the basket can be brought back.
 */
export function useAssignSuggestion(): (suggestion: Suggestion) => void {
  const navigate = useNavigate();
  return ({ exercises, squadId, error }) => {
    fillBasket(exercises, { squadId, studentIds: error.studentIds });
    void navigate(trainingAddress(squadId, error.id));
  };
}
