import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useShownPage } from '../shell/shown-page.ts';
import { useDocumentState } from '../document/use-document-state.ts';
import { useWorkspace } from './workspace.ts';
import styles from './page-switcher.module.css';

/** The title of the page, and the way to another one. */
export function PageSwitcher() {
  const { page, entry } = useWorkspace();
  const title = useDocumentState(page, (state) => {
    const own = state.view['settings']?.['title'];
    return typeof own === 'string' && own !== '' ? own : entry.title;
  });
  const { content, show } = useShownPage();
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = content.entries.filter((each) => each.title.toLowerCase().includes(needle)).slice(0, 100);
  return (
    <Popover
      label="Pages"
      trigger={
        <Button variant="quiet" size="small" className={styles['trigger']}>
          <span className={styles['title']}>{title}</span>
          <ChevronDown aria-hidden="true" size={14} />
        </Button>
      }
    >
      {({ close }) => (
        <div className={styles['list']}>
          <SearchField label="Search pages" autoFocus value={search} onChange={setSearch} />
          {found.length === 0 ? <p className={styles['none']}>No page found.</p> : null}
          <ul>
            {found.map((each) => (
              <li key={each.documentId}>
                <button
                  type="button"
                  className={styles['page']}
                  aria-current={each.documentId === entry.documentId ? 'page' : undefined}
                  onClick={() => {
                    close();
                    show(each);
                  }}
                >
                  <span>{each.title}</span>
                  <span className={styles['path']}>{each.isHome ? '/' : each.path}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}
