import type { CurrentUser } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { currentUserQuery } from '../features/accounts/index.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { onlyFor } from './only-for.tsx';

const Assign = onlyFor('teachers', () => <h1>Tildel opgaver</h1>);
const Homework = onlyFor('pupils', () => <h1>Tildelte lektier</h1>);

it.each([
  ['a pupil', false, '/opgaver', 'Tildelte lektier'],
  ['a pupil', false, '/lektier', 'Tildelte lektier'],
  ['a teacher', true, '/opgaver', 'Tildel opgaver'],
  ['a teacher', true, '/lektier', 'Tildel opgaver'],
])('ROLE-02 %s (teacher: %s) who opens %s comes to »%s«', async (_who, isTeacher, path, heading) => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, isTeacher } as CurrentUser);
  renderInApp(
    <Routes>
      <Route path="/opgaver" element={<Assign />} />
      <Route path="/lektier" element={<Homework />} />
    </Routes>,
    { path, queryClient },
  );
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
});
