import type { CurrentUser, Exercise } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { Route, Routes, useLocation } from 'react-router';
import { ModalLayer } from '../../../app/modals/modal-layer.tsx';
import '../../../app/modals/modals.ts';
import { ToastStack } from '../../../app/toasts/toast-stack.tsx';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { coursesQuery, currentUserQuery } from '../../accounts/index.ts';
import OwnExercisePage from '../screens/own-exercise-page.tsx';
import TryTextPage from '../screens/try-text-page.tsx';

/** An own exercise with a file and a link. */
export const sampleOwn = (over: Partial<Exercise> = {}): Exercise => ({
  id: 5,
  title: 'Min by',
  productId: 'teco',
  levelId: 10600,
  level: 'Alle klassetrin',
  categoryId: 106000,
  category: 'Lærerens egne opgaver',
  kind: 'free-text',
  description: 'Et sted.',
  requiredWordCount: 150,
  estimatedMinutes: 0,
  isCustom: true,
  lastAssigned: null,
  isNew: false,
  instructions: [],
  task: [{ type: 'paragraph', text: 'Skriv om din by.' }],
  sourceText: null,
  files: [{ id: 3, original_filename: 'Kort.pdf', short_name: 'Kort.pdf', size: 20_480, fileSizeKb: 20 }],
  links: ['https://www.dr.dk/nyheder'],
  ...over,
});

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

/** Shows the screens of the slice at an address, logged in as a teacher or not. */
export function showAsTeacher(path: string, isTeacher = true) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, isTeacher } as CurrentUser);
  queryClient.setQueryData(coursesQuery.queryKey, [
    { productId: 'grsp', title: 'Staveprøven', groupId: 'dansk' },
    { productId: 'gram', title: 'Dansk grammatik', groupId: 'dansk' },
    { productId: 'teco', title: 'Danske fritekstopgaver', groupId: 'dansk' },
    { productId: 'teen', title: 'Engelske fritekstopgaver', groupId: 'engelsk' },
  ]);
  return renderInApp(
    <>
      <Routes>
        <Route path="/opgaver/egne/:exerciseId" element={<OwnExercisePage />} />
        <Route path="/opgaver/proev" element={<TryTextPage />} />
        <Route path="*" element={<Where />} />
      </Routes>
      <ModalLayer />
      <ToastStack />
    </>,
    { path, queryClient },
  );
}
