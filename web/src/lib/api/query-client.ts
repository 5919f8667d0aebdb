import { ApiProblem } from '@ordklar/contract';
import { QueryClient } from '@tanstack/react-query';

/** Answers are kept for half a minute; only a lost connection or a busy server is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 502),
    },
  },
});
