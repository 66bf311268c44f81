import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import { dashboard } from '#messages/en/interface/dashboard.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { translate } from '#ui/translate.ts';
import { useSettled } from '#ui/use-settled.ts';
import { LoadingScreen } from './loading-screen.tsx';
import { ReceivedHandovers } from './received-handovers.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { SiteCard } from './site-card.tsx';
import { SITES_PER_PAGE, sitesQuery } from './site-queries.ts';
import screen from './screen.module.css';
import styles from './sites-screen.module.css';
import { useTitle } from './use-title.ts';

/** The number of sites from which the search field is shown. */
const SEARCHED_FROM = 7;

/** Home: a person's sites, a page of them at a time. */
export function SitesScreen() {
  useTitle(translate(dashboard.yourSites));
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const words = useSettled(search.trim());
  const sites = useQuery(sitesQuery(words, page));
  const every = useQuery(sitesQuery('', 1));
  // Shares the request of the first visit, where both queries are the same.
  const failed = sites.isError ? sites : every.isError ? every : null;
  if (failed !== null) return <ProblemScreen error={failed.error} onRetry={() => void failed.refetch()} />;
  if (sites.data === undefined || every.data === undefined) return <LoadingScreen />;
  const { total } = sites.data;
  const pageCount = Math.max(1, Math.ceil(total / SITES_PER_PAGE));

  if (every.data.total === 0) {
    return (
      <>
        <ReceivedHandovers />
        <h1 className={screen['title']}>{translate(dashboard.yourSites)}</h1>
        <EmptyState
          icon={<LayoutTemplate />}
          title={translate(dashboard.firstSite)}
          actions={
            <LinkButton variant="primary" size="large" href="/sites/new" icon={<Plus />}>
              {translate(dashboard.newSite)}
            </LinkButton>
          }
        >
          {translate(dashboard.firstSiteText)}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <ReceivedHandovers />
      <div className={screen['header']}>
        <h1 className={screen['title']}>{translate(dashboard.yourSites)}</h1>
        <div className={styles['actions']}>
          {every.data.total >= SEARCHED_FROM ? (
            <SearchField
              label={translate(dashboard.searchSites)}
              value={search}
              onChange={(value) => {
                setSearch(value);
                setPage(1);
              }}
            />
          ) : null}
          <LinkButton variant="primary" href="/sites/new" icon={<Plus />}>
            {translate(dashboard.newSite)}
          </LinkButton>
        </div>
      </div>
      {sites.data.sites.length === 0 ? (
        <NoSites words={words} onFirstPage={() => setPage(1)} onShowAll={() => setSearch('')} />
      ) : (
        <ul className={styles['grid']} aria-busy={sites.isPlaceholderData}>
          {sites.data.sites.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 ? (
        <div className={styles['pages']}>
          <Pagination
            page={page}
            pageCount={pageCount}
            onPageChange={(next) => {
              setPage(next);
              window.scrollTo(0, 0);
            }}
          />
        </div>
      ) : null}
    </>
  );
}

/** No hit, or a page that is empty since its last sites were deleted. */
function NoSites({
  words,
  onFirstPage,
  onShowAll,
}: {
  readonly words: string;
  readonly onFirstPage: () => void;
  readonly onShowAll: () => void;
}) {
  return words === '' ? (
    <EmptyState
      title={translate(dashboard.noSitesOnPage)}
      actions={<Button onPress={onFirstPage}>{translate(dashboard.firstPage)}</Button>}
    />
  ) : (
    <EmptyState
      title={translate(dashboard.noMatch, { search: words })}
      actions={<Button onPress={onShowAll}>{translate(dashboard.showAll)}</Button>}
    >
      {translate(dashboard.searched)}
    </EmptyState>
  );
}
