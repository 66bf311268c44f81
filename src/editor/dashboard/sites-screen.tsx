import { useQuery } from '@tanstack/react-query';
import { LayoutTemplate, Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import { ProblemScreen } from './problem-screen.tsx';
import { SiteCard } from './site-card.tsx';
import { sitesQuery } from './site-queries.ts';
import screen from './screen.module.css';
import styles from './sites-screen.module.css';
import { useTitle } from './use-title.ts';

/** From so many sites on they are quicker to search than to look through. */
const SEARCHED_FROM = 7;

/** Home: a person's sites. */
export function SitesScreen() {
  useTitle('Your sites');
  const sites = useQuery(sitesQuery);
  const [search, setSearch] = useState('');
  if (sites.isPending) return <LoadingScreen />;
  if (sites.isError) return <ProblemScreen error={sites.error} onRetry={() => void sites.refetch()} />;
  const all = sites.data.sites;
  const words = search.trim().toLowerCase();
  const shown = all.filter((site) => `${site.title} ${site.identifier}`.toLowerCase().includes(words));

  if (all.length === 0) {
    return (
      <>
        <h1 className={screen['title']}>Your sites</h1>
        <EmptyState
          icon={<LayoutTemplate />}
          title="Make your first site"
          actions={
            <LinkButton variant="primary" size="large" href="/sites/new" icon={<Plus />}>
              New site
            </LinkButton>
          }
        >
          Pick a template you like, give the site a name, and change everything to your taste.
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <div className={screen['header']}>
        <h1 className={screen['title']}>Your sites</h1>
        <div className={styles['actions']}>
          {all.length >= SEARCHED_FROM ? (
            <SearchField label="Search sites" value={search} onChange={setSearch} />
          ) : null}
          <LinkButton variant="primary" href="/sites/new" icon={<Plus />}>
            New site
          </LinkButton>
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={`No site matches “${search.trim()}”`} />
      ) : (
        <ul className={styles['grid']}>
          {shown.map((site) => (
            <li key={site.id}>
              <SiteCard site={site} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
