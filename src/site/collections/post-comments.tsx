import { posts } from '#messages/en/posts.ts';
import type { ShownComment } from '#site/content/shown-comment.ts';
import type { Translate } from '#messages/translator.ts';
import { formatDay, type DateFormat } from './format-day.ts';

interface PostCommentsProps {
  readonly comments: readonly ShownComment[];
  /** All approved ones (COMT-08). */
  readonly count: number;
  readonly dates: DateFormat;
  readonly translate: Translate;
}

/** The deepest level; deeper replies are shown on it (COMT-07). */
const MAX_DEPTH = 6;

/** The approved comments of a post, in the server's HTML (COMT-06), replies below what they answer (COMT-07). */
export function PostComments({ comments, count, dates, translate }: PostCommentsProps) {
  if (comments.length === 0) return null;
  const repliesTo = Map.groupBy(comments, shownParent(comments));
  const thread = (parent: string | null) => {
    const replies = repliesTo.get(parent) ?? [];
    if (replies.length === 0) return null;
    return (
      <ol>
        {replies.map((comment) => (
          <li key={comment.id} id={`comment-${comment.id}`}>
            <p className="portico-post-facts">
              <strong>{comment.authorName === '' ? translate(posts.guest) : comment.authorName}</strong>
              {comment.writtenAt === null ? null : (
                <time dateTime={comment.writtenAt}>{formatDay(comment.writtenAt, dates)}</time>
              )}
            </p>
            <p className="portico-comment-text">{comment.text}</p>
            {thread(comment.id)}
          </li>
        ))}
      </ol>
    );
  };
  return (
    <section
      className="portico-section portico-comments"
      data-theme="white"
      data-height="auto"
      data-width="narrow"
      data-align="top"
      aria-labelledby="comments"
    >
      <h2 id="comments">{translate(posts.comments, { count })}</h2>
      {thread(null)}
    </section>
  );
}

/**
 * The parent that a comment is shown below: the comment it answers, or an ancestor of that where it would be too deep.
 */
function shownParent(comments: readonly ShownComment[]): (comment: ShownComment) => string | null {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return (comment) => {
    const ancestors: string[] = [];
    let parent = comment.parentId === null ? undefined : byId.get(comment.parentId);
    while (parent !== undefined && !ancestors.includes(parent.id) && parent.id !== comment.id) {
      ancestors.unshift(parent.id);
      parent = parent.parentId === null ? undefined : byId.get(parent.parentId);
    }
    return ancestors[Math.min(ancestors.length, MAX_DEPTH - 1) - 1] ?? null;
  };
}
