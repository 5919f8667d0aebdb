import type { Suggestion } from '@ordklar/contract';
import { useNavigate } from 'react-router';
import { showToast } from '../../../lib/toasts/toast-store.ts';
import { fillBasket } from '../../exercises/index.ts';
import { trainingAddress } from './addresses.ts';
import { overviewText } from './overview.text.ts';

const text = overviewText.suggestion;

/**
 * Puts the suggested exercises into the basket, for the pupils who have the error, and goes to the assign page. What lay
 * in the basket can be brought back.
 */
export function useAssignSuggestion(): (suggestion: Suggestion) => void {
  const navigate = useNavigate();
  return ({ exercises, squadId, error }) => {
    const before = fillBasket(exercises, { squadId, studentIds: error.studentIds });
    if (before.count > 0)
      showToast({ message: text.replaced(before.count), buttonText: text.undo, clickCallback: before.restore });
    void navigate(trainingAddress(squadId, error.id));
  };
}
