import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { restoreSite, type SiteSummary } from '#contract/sites.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { formatDate } from '#ui/format-time.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import screen from './screen.module.css';
import { REMOVED_SITES_PER_PAGE, refreshSites, removedSitesQuery } from './site-queries.ts';
import { useTitle } from './use-title.ts';

/** Sites that were deleted in the last 30 days. */
export function TrashScreen() {
  useTitle('Deleted sites');
  const [page, setPage] = useState(1);
  const removed = useQuery(removedSitesQuery(page));
  const restoring = useMutation({
    mutationFn: (site: SiteSummary) => callEndpoint(restoreSite, { params: { siteId: site.id } }),
    onSuccess: async (site) => {
      await refreshSites();
      showToast(`${site.title} is back.`, { tone: 'success' });
    },
    onError: (error) => showToast(error.message, { tone: 'danger' }),
  });
  if (removed.isPending) return <LoadingScreen />;
  if (removed.isError) return <ProblemScreen error={removed.error} onRetry={() => void removed.refetch()} />;
  return (
    <>
      <div className={screen['header']}>
        <div>
          <Breadcrumbs items={[{ label: 'Your sites', href: '/' }, { label: 'Deleted sites' }]} />
          <h1 className={screen['title']}>Deleted sites</h1>
          <p className={screen['lead']}>
            A deleted site is kept for 30 days. Until then it can be brought back as it was.
          </p>
        </div>
      </div>
      {removed.data.total === 0 ? (
        <EmptyState icon={<Trash2 />} title="Nothing here">
          Sites you delete wait here for 30 days.
        </EmptyState>
      ) : (
        <Table
          label="Deleted sites"
          items={removed.data.sites}
          empty={null}
          columns={[
            { id: 'title', title: 'Site', isRowHeader: true, render: (site) => site.title },
            {
              id: 'address',
              title: 'Address',
              isSecondary: true,
              render: (site) => new URL(site.publicUrl).host,
            },
            {
              id: 'gone',
              title: 'Gone for good after',
              render: (site) => (site.goneAfter === null ? '' : formatDate(site.goneAfter)),
            },
            {
              id: 'restore',
              title: 'Restore',
              align: 'end',
              render: (site) => (
                <Button
                  size="small"
                  icon={<RotateCcw />}
                  isPending={restoring.isPending && restoring.variables.id === site.id}
                  onPress={() => restoring.mutate(site)}
                  aria-label={`Restore ${site.title}`}
                >
                  Restore
                </Button>
              ),
            },
          ]}
        />
      )}
      {removed.data.total > REMOVED_SITES_PER_PAGE ? (
        <Pagination
          page={page}
          pageCount={Math.ceil(removed.data.total / REMOVED_SITES_PER_PAGE)}
          onPageChange={setPage}
        />
      ) : null}
    </>
  );
}
