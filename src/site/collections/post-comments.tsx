import { formatDay, type DateFormat } from './post-summary.ts';

/** An approved comment. */
export interface ShownComment {
  readonly id: string;
  readonly authorName: string;
  /** Plain text; lines are kept. */
  readonly text: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly parentId: string | null;
}

interface PostCommentsProps {
  readonly comments: readonly ShownComment[];
  readonly dates: DateFormat;
}

/** Deeper replies hang on this level (COMT-07). */
const MAX_DEPTH = 6;

/** The approved comments of a post, in the server's HTML (COMT-06), replies below what they answer (COMT-07). */
export function PostComments({ comments, dates }: PostCommentsProps) {
  if (comments.length === 0) return null;
  const known = new Set(comments.map((comment) => comment.id));
  const repliesTo = new Map<string | null, ShownComment[]>();
  for (const comment of comments) {
    const parent = comment.parentId !== null && known.has(comment.parentId) ? comment.parentId : null;
    repliesTo.set(parent, [...(repliesTo.get(parent) ?? []), comment]);
  }
  const thread = (parent: string | null, depth: number) => {
    const replies = repliesTo.get(parent) ?? [];
    if (replies.length === 0 || depth > MAX_DEPTH) return null;
    return (
      <ol>
        {replies.map((comment) => (
          <li key={comment.id} id={`comment-${comment.id}`}>
            <p className="portico-post-facts">
              <strong>{comment.authorName === '' ? 'Guest' : comment.authorName}</strong>
              <time dateTime={comment.writtenAt}>{formatDay(comment.writtenAt, dates)}</time>
            </p>
            <p className="portico-comment-text">{comment.text}</p>
            {thread(comment.id, depth + 1)}
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
      data-width="medium"
      data-align="top"
      aria-labelledby="comments"
    >
      <h2 id="comments">{comments.length === 1 ? '1 comment' : `${comments.length} comments`}</h2>
      {thread(null, 1)}
    </section>
  );
}
