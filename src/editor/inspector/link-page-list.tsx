import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useFoundContent } from '../shell/use-found-content.ts';
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
  const { found, isSearching, hasFailed } = useFoundContent(content, search);
  return (
    <div className={styles['field']}>
      <SearchField label="Search pages" autoFocus value={search} onChange={setSearch} />
      {isSearching ? <Spinner label="Searching" /> : null}
      {hasFailed ? <p className={styles['error']}>Unable to load results</p> : null}
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
