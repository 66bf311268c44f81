import { useQuery } from '@tanstack/react-query';
import { CornerDownRight } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { Table } from '#ui/table.tsx';
import { listRedirects } from '#contract/pages.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from './load-failure.tsx';

const PAGE_SIZE = 50;
const SOURCES = { automatic: 'Renamed page', owner: 'Set by hand', import: 'Import' } as const;

/** Former addresses and where they lead. */
export function RedirectsScreen() {
  const [page, setPage] = useState(1);
  const redirects = useQuery({
    queryKey: ['redirects', page],
    queryFn: () => callEndpoint(listRedirects, { query: { page, pageSize: PAGE_SIZE } }),
  });
  return (
    <Panel title="Redirects" back={{ to: '/settings', label: 'Settings' }}>
      {redirects.isError ? (
        <LoadFailure retry={() => void redirects.refetch()} />
      ) : (
        <Table
          label="Redirects"
          isLoading={redirects.isPending}
          items={(redirects.data?.redirects ?? []).map((redirect) => ({ ...redirect, id: redirect.from }))}
          page={page}
          pageCount={Math.max(1, Math.ceil((redirects.data?.total ?? 0) / PAGE_SIZE))}
          onPageChange={setPage}
          empty={
            <EmptyState icon={<CornerDownRight />} title="No redirects">
              When a published page gets a new address, the former one leads to it from here.
            </EmptyState>
          }
          columns={[
            { id: 'from', title: 'From', isRowHeader: true, render: (redirect) => redirect.from },
            { id: 'to', title: 'To', render: (redirect) => redirect.to },
            { id: 'status', title: 'Status', isSecondary: true, render: (redirect) => redirect.status },
            {
              id: 'source',
              title: 'Because of',
              isSecondary: true,
              render: (redirect) => SOURCES[redirect.source],
            },
          ]}
        />
      )}
    </Panel>
  );
}
