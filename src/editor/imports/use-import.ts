import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { findImport } from '#contract/imports.ts';
import type { Id } from '#lib/id.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The key of queries of imports. */
export const IMPORTS_KEY = 'imports';
const POLL_INTERVAL_MS = 1000;

export type ImportDetails = z.output<typeof findImport.output>;

/** One import; reloaded every second while it runs. */
export function useImport(importId: Id<'import-run'>): UseQueryResult<ImportDetails> {
  return useQuery({
    queryKey: [IMPORTS_KEY, importId],
    queryFn: () => callEndpoint(findImport, { params: { importId } }),
    refetchInterval: ({ state }) => {
      const status = state.data?.status;
      return status === undefined || status === 'waiting' || status === 'running' ? POLL_INTERVAL_MS : false;
    },
  });
}
