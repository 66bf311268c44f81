import { Lock } from 'lucide-react';
import type { ContentListEntry } from '#contract/pages.ts';
import { pageReviews } from '#messages/en/interface/page-reviews.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { useReviewStates } from '../publish-dialog/use-reviews.ts';
import styles from './pages.module.css';

/** Labels of items that are not live; published ones carry none (EDIT-102, EDIT-103). */
export const STATE_LABELS: Readonly<Record<ContentListEntry['workflowState'], Message | null>> = {
  published: null,
  scheduled: sitePages.scheduled,
  'needs-review': sitePages.needsReview,
  draft: sitePages.draft,
  private: sitePages.private,
  deleted: null,
};

/** Marks of an entry that visitors do not see as it is. */
export function StateLabel({ entry }: { readonly entry: ContentListEntry }) {
  const state = STATE_LABELS[entry.workflowState];
  const review = useReviewStates()?.get(entry.documentId);
  const labels = [
    ...(entry.isHome ? [sitePages.home] : []),
    ...(state === null ? [] : [state]),
    // Posts say it by their own state.
    ...(review === 'waiting' && entry.workflowState !== 'needs-review' ? [sitePages.needsReview] : []),
    ...(review === 'approved' ? [pageReviews.approvedLabel] : []),
    ...(entry.isEnabled ? [] : [sitePages.disabled]),
    ...(entry.publishState === 'published' || state !== null
      ? []
      : [entry.publishState === 'unpublished' ? sitePages.notPublished : sitePages.changed]),
  ];
  return (
    <>
      {labels.map((label) => (
        <span key={label.key} className={styles['label']}>
          {translate(label)}
        </span>
      ))}
      {entry.isLocked ? (
        <span className={styles['label']} title={translate(sitePages.isLocked)}>
          <Lock aria-hidden="true" className={styles['lock']} />
          {translate(sitePages.password)}
        </span>
      ) : null}
      {entry.isForMembers ? (
        <span className={styles['label']} title={translate(sitePages.isForMembers)}>
          <Lock aria-hidden="true" className={styles['lock']} />
          {translate(sitePages.members)}
        </span>
      ) : null}
    </>
  );
}
