import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { Button } from '#ui/button.tsx';
import { Popover } from '#ui/popover.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import { translate } from '#ui/translate.ts';
import { useEntryAt } from '../site-context/content.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import { useFoundContent } from '../site-context/use-found-content.ts';
import { useDocumentState } from '../documents/use-document-state.ts';
import { chosenByKey } from './chosen-by-key.ts';
import { homeFirst } from './home-first.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './page-switcher.module.css';

/** The title of the page, and the way to another one. */
export function PageSwitcher() {
  const { page, entry } = useWorkspace();
  const title = useDocumentState(page, (state) => {
    const own = state.view['settings']?.['title'];
    const name = typeof own === 'string' ? own : entry.title;
    return name === '' ? translate(editMode.untitled) : name;
  });
  const { content, show } = useShownPage();
  const [search, setSearch] = useState('');
  const { found, isSearching, hasFailed } = useFoundContent(content, search);
  const home = useEntryAt(content, '/') ?? null;
  const listed = search.trim() === '' ? homeFirst(found, home) : found;
  const [isChosenByKey] = useState(() => chosenByKey.getState().documentId === entry.documentId);
  useEffect(() => chosenByKey.setState({ documentId: null }), []);
  const choose = (each: ContentListEntry, isByKey: boolean, close: () => void): void => {
    if (isByKey) chosenByKey.setState({ documentId: each.documentId });
    close();
    show(each);
  };
  return (
    <Popover
      label={translate(editMode.pages)}
      trigger={
        <Button variant="quiet" size="small" className={styles['trigger']} autoFocus={isChosenByKey}>
          <span className={styles['title']} dir="auto">
            {title}
          </span>
          <ChevronDown aria-hidden="true" size={14} />
        </Button>
      }
    >
      {({ close }) => (
        <div className={styles['list']}>
          <SearchField
            label={translate(editMode.searchPages)}
            autoFocus
            value={search}
            onChange={setSearch}
            onSubmit={() => {
              const [first] = listed;
              if (first !== undefined && !isSearching) choose(first, true, close);
            }}
          />
          {isSearching ? <Spinner label={translate(editMode.searching)} /> : null}
          {hasFailed ? <p className={styles['none']}>{translate(editMode.noResults)}</p> : null}
          {listed.length === 0 && !isSearching && !hasFailed ? (
            <p className={styles['none']}>{translate(editMode.noPage)}</p>
          ) : null}
          <ul>
            {listed.map((each) => (
              <li key={each.documentId}>
                <button
                  type="button"
                  className={styles['page']}
                  aria-current={each.documentId === entry.documentId ? 'page' : undefined}
                  // A press of a key has no place.
                  onClick={({ detail }) => choose(each, detail === 0, close)}
                >
                  <span>{each.title === '' ? translate(editMode.untitled) : each.title}</span>
                  <span className={styles['path']} dir="ltr">
                    {each.isHome ? '/' : each.path}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popover>
  );
}
