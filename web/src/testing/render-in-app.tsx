import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, type RenderResult, render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, MemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { expect } from 'vitest';

interface Around {
  path?: string;
  queryClient?: QueryClient;
}

/** The place for layers, which is there before anything opens. */
function placeLayers(): void {
  if (document.getElementById('layers')) return;
  const section = document.createElement('section');
  section.id = 'layers';
  section.ariaLabel = 'Vinduer over siden';
  document.body.prepend(section);
}

function renderWithData(content: ReactNode, { queryClient }: Around): RenderResult {
  placeLayers();
  const data = queryClient ?? new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={data}>{content}</QueryClientProvider>);
}

/** Renders a piece as it stands in the logged-in part: data without retries, an address, and the place for layers. */
export function renderInApp(content: ReactNode, around: Around = {}): RenderResult {
  return renderWithData(<MemoryRouter initialEntries={[around.path ?? '/']}>{content}</MemoryRouter>, around);
}

/** Waits until nothing is asked any more and the screen shows what came of it: before a test says that something is not there. */
export async function untilQuiet(queryClient: QueryClient): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  // what has come is given to the screen in the next turn
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

/** As {@link renderInApp}, for what asks the app's own router, as the frame does of where a page was left. */
export function renderInAppRoutes(routes: RouteObject[], around: Around = {}): RenderResult {
  const router = createMemoryRouter(routes, { initialEntries: [around.path ?? '/'] });
  return renderWithData(<RouterProvider router={router} />, around);
}
