import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Pagination } from '#ui/pagination.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { LoadFailure } from './load-failure.tsx';

interface FoundPagesProps<Found> {
  readonly found: UseQueryResult<Found>;
  /** Said while the first page is loading. */
  readonly loading: string;
  readonly isEmpty: boolean;
  readonly empty: ReactNode;
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
  readonly children: ReactNode;
}

/** What a list asks for, page by page: while it is on its way, where it failed, and where there is nothing. */
export function FoundPages<Found>(props: FoundPagesProps<Found>) {
  const { found, loading, isEmpty, empty, page, pageCount, onPageChange, children } = props;
  if (found.isError) return <LoadFailure retry={() => void found.refetch()} />;
  if (found.data === undefined) return <Spinner label={loading} size="large" />;
  if (isEmpty) return empty;
  return (
    <>
      {children}
      {pageCount > 1 ? <Pagination page={page} pageCount={pageCount} onPageChange={onPageChange} /> : null}
    </>
  );
}
