import styles from '../inspector/panel.module.css';
import listStyles from './synced.module.css';
import type { SyncedDocument } from './synced-sources.ts';

/** The pages that show a synced section, as they are edited. */
export function SyncedUses({ source }: { readonly source: SyncedDocument }) {
  const { uses, useCount } = source;
  if (useCount === 0) return null;
  return (
    <details>
      <summary className={styles['groupTitle']}>Pages that show it</summary>
      <ul className={listStyles['uses']}>
        {uses.map((use) => (
          <li key={use.documentId}>
            <bdi>{use.title === '' ? 'Untitled' : use.title}</bdi>{' '}
            <span className={styles['note']}>{use.path}</span>
          </li>
        ))}
      </ul>
      {useCount > uses.length ? <p className={styles['note']}>and {useCount - uses.length} more</p> : null}
    </details>
  );
}
