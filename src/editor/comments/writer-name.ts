import type { ModeratedComment } from '#contract/comments.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { translate } from '#ui/translate.ts';

/** Under what a comment is listed: the name, or what its writer is. */
export function writerName({ authorName, bars }: Pick<ModeratedComment, 'authorName' | 'bars'>): string {
  if (authorName !== '') return authorName;
  return translate(bars.includes('member') ? commentModeration.member : commentModeration.guest);
}
