import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { listTrash, recoverContent } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../pages/use-content.ts';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from './load-failure.tsx';

const PAGE_SIZE = 50;
const KIND_TITLES = { page: 'Page', collection: 'Collection', item: 'Post' } as const;

/** What was deleted in the last 30 days, to be restored. */
export function TrashScreen({ canWrite }: { readonly canWrite: boolean }) {
  const [page, setPage] = useState(1);
  const queries = useQueryClient();
  const trash = useQuery({
    queryKey: ['trash', page],
    queryFn: () => callEndpoint(listTrash, { query: { page, pageSize: PAGE_SIZE } }),
  });
  const recover = useMutation({
    mutationFn: (documentId: DocumentId) => callEndpoint(recoverContent, { params: { documentId } }),
    onSuccess: async ({ entry }) => {
      showToast(`“${entry.title}” is back as a draft.`, { tone: 'success' });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['trash'] }),
        queries.invalidateQueries({ queryKey: [CONTENT_KEY] }),
      ]);
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Panel title="Trash" back={{ to: '/settings', label: 'Settings' }}>
      {trash.isError ? (
        <LoadFailure retry={() => void trash.refetch()} />
      ) : (
        <Table
          label="Deleted pages and posts"
          isLoading={trash.isPending}
          items={(trash.data?.entries ?? []).map((entry) => ({ ...entry, id: entry.documentId }))}
          page={page}
          pageCount={Math.max(1, Math.ceil((trash.data?.total ?? 0) / PAGE_SIZE))}
          onPageChange={setPage}
          empty={
            <EmptyState icon={<Trash2 />} title="The trash is empty">
              What you delete can be restored from here for 30 days.
            </EmptyState>
          }
          columns={[
            {
              id: 'title',
              title: 'Title',
              isRowHeader: true,
              render: (entry) => (entry.title === '' ? 'Untitled' : entry.title),
            },
            { id: 'kind', title: 'Kind', isSecondary: true, render: (entry) => KIND_TITLES[entry.kind] },
            {
              id: 'removed',
              title: 'Deleted',
              render: (entry) => formatDateTime(entry.removedAt),
            },
            { id: 'by', title: 'By', isSecondary: true, render: (entry) => entry.removedBy },
            {
              id: 'until',
              title: 'Kept until',
              isSecondary: true,
              render: (entry) => formatDate(entry.purgedAt),
            },
            {
              id: 'action',
              title: 'Restore',
              align: 'end',
              render: (entry) =>
                canWrite ? (
                  <Button
                    size="small"
                    onPress={() => recover.mutate(entry.documentId)}
                    aria-label={`Restore ${entry.title}`}
                  >
                    Restore
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
    </Panel>
  );
}
