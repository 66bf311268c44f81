import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { z } from 'zod';
import { listFiles } from '#contract/files.ts';
import type { FileKind } from '#domain/files/file-kinds.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The key of queries of the library. */
export const FILES_KEY = 'files';
export const FILES_PER_PAGE = 48;

export interface LibraryFilter {
  readonly search: string;
  readonly kind: FileKind | null;
  /** From 1. */
  readonly page: number;
}

/** One page of the library; the previous page is shown while the next one loads. */
export function useFiles(filter: LibraryFilter): UseQueryResult<z.output<typeof listFiles.output>> {
  return useQuery({
    queryKey: [FILES_KEY, filter],
    queryFn: ({ signal }) =>
      callEndpoint(
        listFiles,
        {
          query: {
            search: filter.search,
            page: filter.page,
            pageSize: FILES_PER_PAGE,
            ...(filter.kind === null ? {} : { kind: filter.kind }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
