import { syncedSections } from '#messages/en/interface/synced-sections.ts';
import { translate } from '#ui/translate.ts';
import styles from '../fields/inspector-panel.module.css';
import listStyles from './synced.module.css';
import type { SyncedDocument } from '../synced-sources/synced-sources.ts';

/** The pages that show a synced section, as they are edited. */
export function SyncedUses({ source }: { readonly source: SyncedDocument }) {
  const { uses, useCount } = source;
  if (useCount === 0) return null;
  return (
    <details>
      <summary className={styles['groupTitle']}>{translate(syncedSections.pagesThatShow)}</summary>
      <ul className={listStyles['uses']}>
        {uses.map((use) => (
          <li key={use.documentId}>
            <bdi>{use.title === '' ? translate(syncedSections.untitled) : use.title}</bdi>{' '}
            <span className={styles['note']}>{use.path}</span>
          </li>
        ))}
      </ul>
      {useCount > uses.length ? (
        <p className={styles['note']}>
          {translate(syncedSections.andMore, { count: useCount - uses.length })}
        </p>
      ) : null}
    </details>
  );
}
