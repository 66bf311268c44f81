import { FileText } from 'lucide-react';
import type { ContentListEntry } from '#contract/pages.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { translate } from '#ui/translate.ts';
import styles from '../pages/pages.module.css';

interface PageListProps {
  readonly entries: readonly ContentListEntry[];
  /** How many there are; the list may end before. */
  readonly total: number;
  /** False: there are more than that. */
  readonly isTotalExact: boolean;
  readonly currentDocumentId: DocumentId | null;
  readonly onOpen: (entry: ContentListEntry) => void;
}

/** Pages and collections that match a search. */
export function PageList({ entries, total, isTotalExact, currentDocumentId, onOpen }: PageListProps) {
  return (
    <>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.documentId}>
            <button
              type="button"
              className={styles['row']}
              data-current={entry.documentId === currentDocumentId}
              onClick={() => onOpen(entry)}
            >
              <span className={styles['icon']}>
                <FileText aria-hidden="true" />
              </span>
              <span className={styles['title']}>
                {entry.title === '' ? translate(sitePages.untitledPage) : entry.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {total > entries.length ? (
        <p className={styles['empty']}>
          {translate(isTotalExact ? sitePages.moreMatch : sitePages.overMoreMatch, {
            count: total - entries.length,
          })}
        </p>
      ) : null}
    </>
  );
}
