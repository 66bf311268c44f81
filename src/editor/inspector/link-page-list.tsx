import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { listContent } from '#contract/pages.ts';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { callEndpoint } from '../api/call-endpoint.ts';
import { useShownPage } from '../shell/shown-page.ts';
import styles from './link-dialog.module.css';

interface LinkPageListProps {
  readonly documentId: string;
  readonly error: string | null;
  readonly onPick: (documentId: string) => void;
}

/** Pages, collections and items of the site, searched by title and address (LINK-01). */
export function LinkPageList({ documentId, error, onPick }: LinkPageListProps) {
  const { content } = useShownPage();
  const [search, setSearch] = useState('');
  const needle = search.trim();
  const onServer = useQuery({
    queryKey: ['content', 'search', needle],
    queryFn: () => callEndpoint(listContent, { query: { search: needle, page: 1, pageSize: 50 } }),
    // A small site is searched here, without waiting.
    enabled: needle !== '' && !content.isWhole,
  });
  const found =
    onServer.data?.entries ??
    content.entries.filter((entry) =>
      `${entry.title} ${entry.path}`.toLowerCase().includes(needle.toLowerCase()),
    );
  return (
    <div className={styles['field']}>
      <SearchField label="Search pages" autoFocus value={search} onChange={setSearch} />
      {onServer.isLoading ? <Spinner label="Searching" /> : null}
      {onServer.isError ? <p className={styles['error']}>Unable to load results</p> : null}
      <ListBox
        aria-label="Pages"
        className={styles['list'] ?? ''}
        selectionMode="single"
        selectedKeys={documentId === '' ? [] : [documentId]}
        onSelectionChange={(keys) => {
          const first = keys === 'all' ? undefined : [...keys][0];
          if (first !== undefined) onPick(String(first));
        }}
        items={found.map((entry) => ({ id: entry.documentId as string, entry }))}
        renderEmptyState={() => <p className={styles['none']}>No page found.</p>}
      >
        {({ id, entry }) => (
          <ListBoxItem id={id} textValue={entry.title} className={styles['entry'] ?? ''}>
            <span className={styles['title']}>{entry.title}</span>
            <span className={styles['path']}>{entry.isHome ? '/' : entry.path}</span>
          </ListBoxItem>
        )}
      </ListBox>
      {error === null ? null : <p className={styles['error']}>{error}</p>}
    </div>
  );
}
