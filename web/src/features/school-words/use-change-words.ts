import type { SchoolWord } from '@ordklar/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/api/client.ts';
import { showErrorToast, showToast } from '../../lib/toasts/toast-store.ts';
import { schoolWordsKey } from './school-words.queries.ts';
import { schoolWordsText as text } from './school-words.text.ts';

/** Puts words on the school's list and takes them off; taking off can be undone. Marks in texts change with it. */
export function useChangeWords() {
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: schoolWordsKey });
    void queries.invalidateQueries({ queryKey: ['correction-set'] });
  };
  const add = useMutation({
    mutationFn: (word: string) => client.addSchoolWord({ body: { word } }),
    onSuccess: ({ word, texts }) => {
      refresh();
      showToast({ message: text.add.done(word.word, texts) });
    },
  });
  const remove = async ({ id, word }: SchoolWord) => {
    try {
      const { texts } = await client.removeSchoolWord({ params: { id } });
      refresh();
      showToast({
        message: text.removed(word, texts),
        icon: 'removed',
        buttonText: text.undo,
        clickCallback: () => add.mutate(word, { onError: ({ message }) => showErrorToast(message) }),
      });
    } catch (error) {
      refresh();
      showErrorToast((error as Error).message);
    }
  };
  return { add, remove };
}
