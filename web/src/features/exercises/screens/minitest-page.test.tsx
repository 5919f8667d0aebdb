import { ApiProblem, type CurrentUser, type Exercise } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { client } from '../../../lib/api/client.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { currentUserQuery } from '../../accounts/index.ts';
import MinitestPage from './minitest-page.tsx';

const exercise = {
  id: 7,
  title: 'Mobilfri skole?',
  productId: 'teco',
  level: '7. klasse',
  category: 'Debatindlæg',
  kind: 'free-text',
  description: 'Skriv et debatindlæg.',
  requiredWordCount: 180,
  estimatedMinutes: 60,
  instructions: [],
  task: [
    {
      type: 'paragraph',
      text: 'Skriv, hvad du mener.',
    },
  ],
  sourceText: null,
  files: [],
  links: [],
} as unknown as Exercise;

function show(isTeacher = true) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queryClient.setQueryData(currentUserQuery.queryKey, { id: 1, isTeacher } as CurrentUser);
  renderInApp(
    <Routes>
      <Route path="/minitest/:exerciseId" element={<MinitestPage />} />
      <Route path="/" element={<p>Forsiden</p>} />
    </Routes>,
    { path: '/minitest/7', queryClient },
  );
}

it('HW-18 shows the exercise to a teacher', async () => {
  vi.spyOn(client, 'exercise').mockResolvedValue(exercise);
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Mobilfri skole?' })).toBeTruthy();
  expect(screen.getByText('Skriv, hvad du mener.')).toBeTruthy();
});

it('HW-18 says so when there is no such exercise', async () => {
  vi.spyOn(client, 'exercise').mockRejectedValue(new ApiProblem(404, { code: 'not-found', message: 'x' }));
  show();
  expect(await screen.findByText('Opgaven findes ikke.')).toBeTruthy();
});

it('HW-18 is for teachers', async () => {
  const ask = vi.spyOn(client, 'exercise');
  show(false);
  expect(await screen.findByText('Forsiden')).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
});
