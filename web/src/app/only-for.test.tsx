import type { CurrentUser, Role } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { currentUserQuery } from '../features/accounts/index.ts';
import { renderInApp } from '../testing/render-in-app.tsx';
import { onlyFor } from './only-for.tsx';

const SCREENS = {
  '/overblik': onlyFor(['teachers'], () => <h1>Mit overblik</h1>),
  '/opgaver': onlyFor(['teachers'], () => <h1>Tildel opgaver</h1>),
  '/lektier': onlyFor(['pupils'], () => <h1>Tildelte lektier</h1>),
  '/resultater/opgave/1': onlyFor(['teachers', 'pupils'], () => <h1>Resultat</h1>),
  '/skole': onlyFor(['school-admins'], () => <h1>Skolen</h1>),
  '/redaktion': onlyFor(['editors'], () => <h1>Redaktion</h1>),
};

it.each<[string, Role[], string, string]>([
  ['a pupil', ['student'], '/opgaver', 'Tildelte lektier'],
  ['a pupil', ['student'], '/lektier', 'Tildelte lektier'],
  ['a pupil', ['student'], '/skole', 'Tildelte lektier'],
  ['a teacher', ['teacher'], '/opgaver', 'Tildel opgaver'],
  ['a teacher', ['teacher'], '/lektier', 'Mit overblik'],
  ['a teacher', ['teacher'], '/redaktion', 'Mit overblik'],
  ['a pupil', ['student'], '/overblik', 'Tildelte lektier'],
  ['a school administrator', ['school-admin'], '/overblik', 'Skolen'],
  ['an editor', ['editor'], '/overblik', 'Redaktion'],
  ['a school administrator', ['school-admin'], '/lektier', 'Skolen'],
  ['a school administrator', ['school-admin'], '/opgaver', 'Skolen'],
  ['a school administrator', ['school-admin'], '/resultater/opgave/1', 'Skolen'],
  ['an editor', ['editor'], '/lektier', 'Redaktion'],
  ['an editor', ['editor'], '/skole', 'Redaktion'],
  ['a teacher who also runs the school', ['school-admin', 'teacher'], '/lektier', 'Mit overblik'],
  ['a teacher who also runs the school', ['school-admin', 'teacher'], '/skole', 'Skolen'],
  ['an editor who runs a school', ['editor', 'school-admin'], '/lektier', 'Skolen'],
  ['an editor who runs a school', ['editor', 'school-admin'], '/redaktion', 'Redaktion'],
  ['somebody without a role', [], '/lektier', 'Siden findes ikke'],
])('ROLE-02 %s (%j) who opens %s comes to »%s«', async (_who, roles, path, heading) => {
  const queryClient = new QueryClient();
  const isTeacher = roles.includes('teacher');
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, isTeacher, roles } as unknown as CurrentUser);
  renderInApp(
    <Routes>
      {Object.entries(SCREENS).map(([address, Screen]) => (
        <Route key={address} path={address} element={<Screen />} />
      ))}
    </Routes>,
    { path, queryClient },
  );
  expect((await screen.findByRole('heading')).textContent).toBe(heading);
});
