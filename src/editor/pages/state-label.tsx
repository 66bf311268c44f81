import { Lock } from 'lucide-react';
import type { ContentListEntry } from '#contract/pages.ts';
import styles from './pages.module.css';

/** Labels of items that are not live; published ones carry none (EDIT-102, EDIT-103). */
export const STATE_LABELS: Readonly<Record<ContentListEntry['workflowState'], string | null>> = {
  published: null,
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  draft: 'Draft',
  private: 'Private',
  deleted: null,
};

/** What sets an entry apart from one that visitors see as it is. */
export function StateLabel({ entry }: { readonly entry: ContentListEntry }) {
  const state = STATE_LABELS[entry.workflowState];
  const labels = [
    ...(entry.isHome ? ['Home'] : []),
    ...(state === null ? [] : [state]),
    ...(entry.isEnabled ? [] : ['Disabled']),
    ...(entry.publishState === 'published' || state !== null
      ? []
      : [entry.publishState === 'unpublished' ? 'Not published' : 'Changed']),
  ];
  return (
    <>
      {labels.map((label) => (
        <span key={label} className={styles['label']}>
          {label}
        </span>
      ))}
      {entry.isLocked ? (
        <span className={styles['label']}>
          <Lock aria-hidden="true" className={styles['lock']} />
          Password
        </span>
      ) : null}
    </>
  );
}
