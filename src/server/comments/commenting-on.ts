import { findItemType } from '#domain/collections/collections.ts';
import { areCommentsClosed } from '#domain/comments/are-comments-closed.ts';
import type { CommentSettings } from '#domain/comments/comment-settings.ts';
import type { ItemType } from '#domain/collections/collection-registry.ts';
import type { Commenting } from '#site/content/commenting.ts';

interface Commented {
  readonly recordType: ItemType;
  /** ISO 8601; null where it was never published. */
  readonly publishedAt: string | null;
}

/**
 * Whether an item takes comments now (COMT-01, COMT-02, COMT-29): items of blogs where the owner opened them, and where
 * their time is not over.
 */
export function commentingOn(
  { recordType, publishedAt }: Commented,
  settings: CommentSettings,
  now: number,
): Commenting {
  if (!settings.isEnabled || !settings.isOpen || !findItemType(recordType).takesComments) return 'off';
  return areCommentsClosed(settings.closeAfterDays, publishedAt, now) ? 'closed' : 'open';
}
