import { useState } from 'react';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { linkPicker } from '#messages/en/interface/link-picker.ts';
import { useFoundContent } from '../site-context/use-found-content.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import styles from './link-dialog.module.css';

interface LinkPageListProps {
  readonly documentId: DocumentId | '';
  readonly error: string | null;
  readonly onPick: (documentId: DocumentId) => void;
}

/** Pages, collections and items of the site, searched by title and address (LINK-01). */
export function LinkPageList({ documentId, error, onPick }: LinkPageListProps) {
  const { content } = useShownPage();
  const [search, setSearch] = useState('');
  const { found, isSearching, hasFailed } = useFoundContent(content, search);
  return (
    <div className={styles['field']}>
      <SearchField label={translate(linkPicker.searchPages)} autoFocus value={search} onChange={setSearch} />
      {isSearching ? <Spinner label={translate(linkPicker.searching)} /> : null}
      {hasFailed ? <p className={styles['error']}>{translate(linkPicker.loadFailed)}</p> : null}
      <ListBox
        aria-label={translate(linkPicker.pages)}
        className={styles['list'] ?? ''}
        selectionMode="single"
        selectedKeys={documentId === '' ? [] : [documentId]}
        onSelectionChange={(keys) => {
          const first = keys === 'all' ? undefined : [...keys][0];
          const picked = found.find((entry) => entry.documentId === first);
          if (picked !== undefined) onPick(picked.documentId);
        }}
        items={found.map((entry) => ({ id: entry.documentId, entry }))}
        renderEmptyState={() => <p className={styles['none']}>{translate(linkPicker.noPage)}</p>}
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
