import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { theme } from '../ui/theme.ts';

/** Renders a piece as it stands in the logged-in part: theme, data without retries, an address, and the place for layers. */
export function renderInApp(
  content: ReactNode,
  options: { path?: string; queryClient?: QueryClient } = {},
): RenderResult {
  const queryClient = options.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[options.path ?? '/']}>
          <section id="layers" aria-label="Vinduer over siden" />
          {content}
        </MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
}
