import type { CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ModalLayer } from '../app/modals/modal-layer.tsx';
import '../app/modals/modals.ts';
import { ToastStack } from '../app/toasts/toast-stack.tsx';
import { coursesQuery, currentUserQuery } from '../features/accounts/index.ts';
import { renderInApp } from './render-in-app.tsx';

const Where = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="where">{pathname + search}</p>;
};

/** Shows a screen at its address with modals and toasts around it, logged in as a teacher or not; every other address tells itself. */
export function showAsTeacher(screen: { path: string; Component: ComponentType }, at: string, isTeacher = true) {
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
        <Route {...screen} />
        <Route path="*" element={<Where />} />
      </Routes>
      <ModalLayer />
      <ToastStack />
    </>,
    { path: at, queryClient },
  );
}
