import type { CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ModalLayer } from '../app/modals/modal-layer.tsx';
import '../app/modals/modals.ts';
import { ToastStack } from '../app/toasts/toast-stack.tsx';
import { renderInApp } from './render-in-app.tsx';
import { coursesQuery, currentUserQuery } from '../features/accounts/index.ts';

const pupil = {
  id: 6,
  name: 'Freja Lindholm Madsen',
  publicName: 'Freja Lindholm Madsen',
  username: 'elev',
  institution: 'Søbakkeskolen',
  isTeacher: false,
  roles: ['student'],
} as unknown as CurrentUser;

/** Shows a pupil's screen with modals and toasts around it, logged in as Freja with one course. */
export function showAsPupil(content: ReactNode, path = '/') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, pupil);
  queryClient.setQueryData(coursesQuery.queryKey, [
    { productId: 'teco', title: 'Danske fritekstopgaver', groupId: 'dansk' },
  ] as never);
  return renderInApp(
    <>
      {content}
      <ModalLayer />
      <ToastStack />
    </>,
    { path, queryClient },
  );
}
