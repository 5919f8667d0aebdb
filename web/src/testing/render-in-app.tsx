import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';

/** The place for layers, which is there before anything opens. */
function placeLayers(): void {
  if (document.getElementById('layers')) return;
  const section = document.createElement('section');
  section.id = 'layers';
  section.ariaLabel = 'Vinduer over siden';
  document.body.prepend(section);
}

/** Renders a piece as it stands in the logged-in part: data without retries, an address, and the place for layers. */
export function renderInApp(
  content: ReactNode,
  options: { path?: string; queryClient?: QueryClient } = {},
): RenderResult {
  placeLayers();
  const queryClient = options.queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[options.path ?? '/']}>{content}</MemoryRouter>
    </QueryClientProvider>,
  );
}
