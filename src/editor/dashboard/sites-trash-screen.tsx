import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { restoreSite, type SiteSummary } from '#contract/sites.ts';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { showToast } from '#ui/show-toast.ts';
import { Table } from '#ui/table.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { formatDate } from '#ui/format-time.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import screen from './screen.module.css';
import { REMOVED_SITES_PER_PAGE, refreshSites, removedSitesQuery } from './site-queries.ts';
import { useTitle } from './use-title.ts';

/** Sites that were deleted in the last 30 days. */
export function SitesTrashScreen() {
  useTitle(translate(dashboard.deletedSites));
  const [page, setPage] = useState(1);
  const removed = useQuery(removedSitesQuery(page));
  const restoring = useMutation({
    mutationFn: (site: SiteSummary) => callEndpoint(restoreSite, { params: { siteId: site.id } }),
    onSuccess: async (site) => {
      await refreshSites();
      showToast(translate(dashboard.isBack, { title: site.title }), { tone: 'success' });
    },
    onError: (error) => showToast(error.message, { tone: 'danger' }),
  });
  if (removed.isPending) return <LoadingScreen />;
  if (removed.isError) return <ProblemScreen error={removed.error} onRetry={() => void removed.refetch()} />;
  return (
    <>
      <div className={screen['header']}>
        <div>
          <Breadcrumbs
            items={[
              { label: translate(dashboard.yourSites), href: '/' },
              { label: translate(dashboard.deletedSites) },
            ]}
          />
          <h1 className={screen['title']}>{translate(dashboard.deletedSites)}</h1>
          <p className={screen['lead']}>{translate(dashboard.deletedSitesLead)}</p>
        </div>
      </div>
      {removed.data.total === 0 ? (
        <EmptyState icon={<Trash2 />} title={translate(dashboard.nothingDeleted)}>
          {translate(dashboard.nothingDeletedText)}
        </EmptyState>
      ) : (
        <Table
          label={translate(dashboard.deletedSites)}
          items={removed.data.sites}
          empty={null}
          columns={[
            {
              id: 'title',
              title: translate(dashboard.site),
              isRowHeader: true,
              render: (site) => site.title,
            },
            {
              id: 'address',
              title: translate(dashboard.address),
              isSecondary: true,
              render: (site) => new URL(site.publicUrl).host,
            },
            {
              id: 'gone',
              title: translate(dashboard.goneAfter),
              render: (site) => (site.goneAfter === null ? '' : formatDate(site.goneAfter)),
            },
            {
              id: 'restore',
              title: translate(dashboard.restore),
              align: 'end',
              render: (site) => (
                <Button
                  size="small"
                  icon={<RotateCcw />}
                  isPending={restoring.isPending && restoring.variables.id === site.id}
                  onPress={() => restoring.mutate(site)}
                  aria-label={translate(dashboard.restoreTitle, { title: site.title })}
                >
                  {translate(dashboard.restore)}
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
