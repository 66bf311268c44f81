import { FileText, Home, Newspaper, Pencil } from 'lucide-react';
import { useState } from 'react';
import { classes } from '#ui/classes.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { useShownPage } from './shown-page.ts';
import styles from './pages-panel.module.css';

/** The pages of the site: each is shown in the site frame, and edited from there (EDIT-36). */
export function PagesPanel() {
  const { content, entry, show, edit } = useShownPage();
  const [search, setSearch] = useState('');
  const needle = search.trim().toLowerCase();
  const found = content.entries.filter(
    (each) => each.title.toLowerCase().includes(needle) || each.path.toLowerCase().includes(needle),
  );
  return (
    <div className={styles['panel']}>
      <h1 className={styles['title']}>Pages</h1>
      <SearchField label="Search pages" value={search} onChange={setSearch} />
      {found.length === 0 ? <EmptyState title="No page found">Try another word.</EmptyState> : null}
      <ul className={styles['list']}>
        {found.map((each) => {
          const Icon = each.isHome ? Home : each.kind === 'collection' ? Newspaper : FileText;
          const isShown = each.documentId === entry.documentId;
          return (
            <li key={each.documentId} className={classes(styles['row'], isShown && styles['shown'])}>
              <button
                type="button"
                className={styles['open']}
                aria-current={isShown ? 'page' : undefined}
                onClick={() => show(each)}
              >
                <Icon aria-hidden="true" />
                <span className={styles['texts']}>
                  <span className={styles['name']}>{each.title}</span>
                  <span className={styles['path']}>{each.isHome ? '/' : each.path}</span>
                </span>
                {each.publishState === 'published' ? null : (
                  <span className={styles['state']}>
                    {each.publishState === 'unpublished' ? 'Not published' : 'Changed'}
                  </span>
                )}
              </button>
              <IconButton label={`Edit ${each.title}`} size="small" onPress={() => edit(each)}>
                <Pencil aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
