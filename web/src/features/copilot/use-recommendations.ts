import { ApiProblem, COPILOT_PRODUCT, MAX_RECOMMENDATIONS, type Recommendation } from '@ordklar/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../lib/api/client.ts';
import { homeworkKey } from '../../lib/api/query-keys.ts';
import { showErrorToast } from '../../lib/toasts/toast-store.ts';
import { showCopilotDemo } from '../contact/index.ts';
import { copilotText as text } from './copilot.text.ts';

export interface RecommendedFor {
  squadId: number;
  studentId: number;
  /** Error types to train, the most frequent first; without them those of the pupil's last texts. */
  errorTypes?: readonly string[];
}

/** Each exercise once, in the order of the types, at most three (COP-02). */
function firstOf(lists: readonly Recommendation[][]): Recommendation[] {
  const byId = new Map<number, Recommendation>();
  for (const each of lists.flat()) if (!byId.has(each.id)) byId.set(each.id, each);
  return [...byId.values()].slice(0, MAX_RECOMMENDATIONS);
}

async function fetchFor({ squadId, studentId, errorTypes }: RecommendedFor, signal: AbortSignal) {
  if (!errorTypes) return firstOf([await client.recommendations({ query: { squadId, studentId }, signal })]);
  const ask = (type: string) =>
    client.recommendations({ query: { squadId, studentId, tag: `text_correction_${type}` }, signal });
  return firstOf(await Promise.all(errorTypes.map(ask)));
}

/** What the copilot recommends for a pupil, and assigning it or taking it back (COP-04 … COP-07). */
export function useRecommendations(of: RecommendedFor) {
  const queries = useQueryClient();
  const queryKey = ['recommendations', of.squadId, of.studentId, of.errorTypes ?? null];
  const list = useQuery({ queryKey, queryFn: ({ signal }) => fetchFor(of, signal) });
  const [busy, setBusy] = useState<ReadonlySet<number>>(new Set());

  const change = async (exercise: Recommendation, isAssigned: boolean, call: () => Promise<unknown>) => {
    setBusy((now) => new Set(now).add(exercise.id));
    try {
      await call();
      queries.setQueryData<Recommendation[]>(queryKey, (now) =>
        now?.map((each) => (each.id === exercise.id ? { ...each, isAssigned } : each)),
      );
      void queries.invalidateQueries({ queryKey: homeworkKey });
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'no-licence') void showCopilotDemo();
      else showErrorToast(text.failed);
    } finally {
      setBusy((now) => new Set([...now].filter((id) => id !== exercise.id)));
    }
  };
  const assign = (exercise: Recommendation) =>
    change(exercise, true, async () => {
      const licences = await client.licenses();
      if (licences.every(({ product }) => product.product_id !== COPILOT_PRODUCT))
        throw new ApiProblem(403, { code: 'no-licence', message: '' });
      const { squadId, studentId } = of;
      const recommendedExercises = (list.data ?? []).map(({ id }) => id);
      await client.assignRecommended({ body: { squadId, studentId, exerciseId: exercise.id, recommendedExercises } });
    });
  const remove = (exercise: Recommendation) =>
    change(exercise, false, () => {
      const { squadId, studentId } = of;
      return client.removeHomework({ body: { userId: studentId, exerciseId: exercise.id, squadId } });
    });
  return { list, busy, assign, remove };
}
