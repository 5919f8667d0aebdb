import { ApiProblem, type CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { currentUserQuery } from '../../features/accounts/index.ts';
import MinitestPage from '../../features/exercises/screens/minitest-page.tsx';
import { client } from '../../lib/api/client.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { TaskFrame } from './task-frame.tsx';

vi.mock('./frame.tsx', async () => ({ Frame: (await import('react-router')).Outlet }));

it('HW-18 says that there is no such exercise, and does not ask for it again and again', async () => {
  const ask = vi
    .spyOn(client, 'exercise')
    .mockRejectedValue(new ApiProblem(404, { code: 'not-found', message: 'Findes ikke.' }));
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, isTeacher: true } as CurrentUser);
  renderInApp(
    <Routes>
      <Route element={<TaskFrame />}>
        <Route path="/minitest/:exerciseId" element={<MinitestPage />} />
      </Route>
    </Routes>,
    { path: '/minitest/7', queryClient },
  );
  expect(await screen.findByText('Opgaven findes ikke.')).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.getByText('Opgaven findes ikke.')).toBeTruthy();
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
});
