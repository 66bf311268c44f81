import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatDate, formatDateTime } from '#ui/format-time.ts';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { listTrash, recoverContent } from '#contract/pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { CONTENT_KEY } from '../site-context/content.ts';
import { Panel } from '../panel/panel.tsx';
import { LoadFailure } from '../panel/load-failure.tsx';

const PAGE_SIZE = 50;
const KIND_TITLES = {
  page: siteSettings.kindPage,
  collection: siteSettings.kindCollection,
  item: siteSettings.kindPost,
} as const;

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
      showToast(translate(siteSettings.backAsDraft, { title: entry.title }), { tone: 'success' });
      await Promise.all([
        queries.invalidateQueries({ queryKey: ['trash'] }),
        queries.invalidateQueries({ queryKey: CONTENT_KEY }),
      ]);
    },
    onError: (error) => void showToast(error.message, { tone: 'danger' }),
  });
  return (
    <Panel
      title={translate(siteSettings.trash)}
      back={{ to: '/settings', label: translate(siteSettings.settings) }}
    >
      {trash.isError ? (
        <LoadFailure retry={() => void trash.refetch()} />
      ) : (
        <Table
          label={translate(siteSettings.trashLabel)}
          isLoading={trash.isPending}
          items={(trash.data?.entries ?? []).map((entry) => ({ ...entry, id: entry.documentId }))}
          page={page}
          pageCount={Math.max(1, Math.ceil((trash.data?.total ?? 0) / PAGE_SIZE))}
          onPageChange={setPage}
          empty={
            <EmptyState icon={<Trash2 />} title={translate(siteSettings.trashEmpty)}>
              {translate(siteSettings.trashEmptyText)}
            </EmptyState>
          }
          columns={[
            {
              id: 'title',
              title: translate(siteSettings.title),
              isRowHeader: true,
              render: (entry) => (entry.title === '' ? translate(siteSettings.untitled) : entry.title),
            },
            {
              id: 'kind',
              title: translate(siteSettings.kind),
              isSecondary: true,
              render: (entry) => translate(KIND_TITLES[entry.kind]),
            },
            {
              id: 'removed',
              title: translate(siteSettings.deletedAt),
              render: (entry) => formatDateTime(entry.removedAt),
            },
            {
              id: 'by',
              title: translate(siteSettings.deletedBy),
              isSecondary: true,
              render: (entry) => entry.removedBy,
            },
            {
              id: 'until',
              title: translate(siteSettings.keptUntil),
              isSecondary: true,
              render: (entry) => formatDate(entry.purgedAt),
            },
            {
              id: 'action',
              title: translate(siteSettings.restore),
              align: 'end',
              render: (entry) =>
                canWrite ? (
                  <Button
                    size="small"
                    onPress={() => recover.mutate(entry.documentId)}
                    aria-label={translate(siteSettings.restoreEntry, { title: entry.title })}
                  >
                    {translate(siteSettings.restore)}
                  </Button>
                ) : null,
            },
          ]}
        />
      )}
    </Panel>
  );
}
