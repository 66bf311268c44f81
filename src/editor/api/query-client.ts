import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';

const MAX_RETRIES = 2;
const STALE_AFTER_MS = 15_000;

/** The cache of the server's answers. Only temporary failures are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_AFTER_MS,
      retry: (failures, error) => error instanceof ApiError && error.isTransient && failures < MAX_RETRIES,
    },
    mutations: { retry: false },
  },
});
