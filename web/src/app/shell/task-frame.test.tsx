import { ApiProblem, type CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { coursesQuery, currentUserQuery, lastSquadQuery, squadsQuery } from '../../features/accounts/index.ts';
import MinitestPage from '../../features/exercises/screens/minitest-page.tsx';
import { client } from '../../lib/api/client.ts';
import { renderInAppRoutes, untilQuiet } from '../../testing/render-in-app.tsx';
import { TaskFrame } from './task-frame.tsx';

it('HW-18 says that there is no such exercise, and does not ask for it again and again', async () => {
  const ask = vi
    .spyOn(client, 'exercise')
    .mockRejectedValue(new ApiProblem(404, { code: 'not-found', message: 'Findes ikke.' }));
  vi.spyOn(client, 'unreadSenders').mockResolvedValue([]);
  vi.spyOn(client, 'unreadNotifications').mockResolvedValue(0);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, {
    id: 1,
    name: 'Mette',
    isTeacher: true,
    roles: ['teacher'],
  } as CurrentUser);
  queryClient.setQueryData(squadsQuery.queryKey, []);
  queryClient.setQueryData(lastSquadQuery.queryKey, null);
  queryClient.setQueryData(coursesQuery.queryKey, []);
  renderInAppRoutes(
    [{ Component: TaskFrame, children: [{ path: '/minitest/:exerciseId', Component: MinitestPage }] }],
    { path: '/minitest/7', queryClient },
  );
  expect(await screen.findByText('Opgaven findes ikke.')).toBeTruthy();
  await untilQuiet(queryClient);
  expect(screen.getByText('Opgaven findes ikke.')).toBeTruthy();
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
});
