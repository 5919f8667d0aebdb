import { ApiProblem, type Squad } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/api/client.ts';
import { showErrorToast, showToast } from '../../../lib/toasts/toast-store.ts';
import { Switch } from '../../../ui/choice.tsx';
import { squadsQuery } from '../../accounts/index.ts';
import { freeText } from '../free-exercises.text.ts';

const text = freeText.squad;

/** Lets the pupils of a class choose exercises for themselves; takes effect at once, and can be undone. */
export function SquadFreeExercises({ squad: { id, name, freeExercises } }: { squad: Squad }) {
  const queries = useQueryClient();
  const save = useMutation({
    mutationFn: (to: boolean) => client.allowFreeExercises({ params: { s: id }, body: { freeExercises: to } }),
    onSuccess: (_, to) => {
      queries.setQueryData(squadsQuery.queryKey, (now) =>
        now?.map((squad) => (squad.id === id ? { ...squad, freeExercises: to } : squad)),
      );
      showToast({
        message: to ? text.on(name) : `${text.off(name)}\n${text.kept}`,
        buttonText: text.undo,
        clickCallback: () => save.mutate(!to),
      });
    },
    onError: (error) => showErrorToast(error instanceof ApiProblem ? error.message : undefined),
  });
  return (
    <Switch
      label={text.label}
      checked={save.isPending ? save.variables : freeExercises}
      onChange={() => save.mutate(!freeExercises)}
    />
  );
}
