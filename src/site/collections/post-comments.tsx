import { comments as words } from '#messages/en/comments.ts';
import { posts } from '#messages/en/posts.ts';
import { MAX_COMMENT_DEPTH } from '#domain/comments/comment-limits.ts';
import type { CommentThread } from '#site/content/comment-thread.ts';
import type { ShownComment } from '#site/content/shown-comment.ts';
import type { Translate } from '#messages/translator.ts';
import { commenterName } from './commenter-name.ts';
import { CommentForm } from './comment-form.tsx';
import { ProviderThread } from './provider-thread.tsx';
import { CommentText } from './comment-text.tsx';
import { formatDay, type DateFormat } from './format-day.ts';

interface PostCommentsProps {
  readonly thread: CommentThread;
  readonly documentId: string;
  readonly dates: DateFormat;
  readonly translate: Translate;
  /** In the canvas of the editor nothing can be sent. */
  readonly mode?: 'page' | 'canvas';
  /** Whether the comments block shows it: scripts find the thread by that, else by itself. */
  readonly isInBlock?: boolean;
  /** Of the captcha provider of the site; empty where it has none, and on app hosts. */
  readonly captchaSiteKey?: string;
}

const REACTIONS = 'comment-reactions';

/** The comments on an item in the server's HTML (COMT-06), replies below what they answer (COMT-07), and the form. */
export function PostComments({
  thread,
  documentId,
  dates,
  translate,
  mode = 'page',
  isInBlock = false,
  captchaSiteKey = '',
}: PostCommentsProps) {
  const { comments, count, commenting, writers, hasLikes } = thread;
  if (thread.provider !== undefined) {
    return mode === 'canvas' ? null : (
      <ProviderThread
        shortname={thread.provider}
        documentId={documentId}
        translate={translate}
        isInBlock={isInBlock}
      />
    );
  }
  if (comments.length === 0 && commenting === 'off') return null;
  const repliesTo = Map.groupBy(comments, shownParent(comments));
  const list = (parent: string | null) => {
    const replies = repliesTo.get(parent) ?? [];
    if (replies.length === 0) return null;
    return (
      <ol>
        {replies.map((comment) => {
          const name = commenterName(comment, translate);
          if (comment.isRemoved) {
            return (
              <li key={comment.id} id={`comment-${comment.id}`}>
                <p className="portico-post-facts">{translate(words.removed)}</p>
                {list(comment.id)}
              </li>
            );
          }
          return (
            <li key={comment.id} id={`comment-${comment.id}`}>
              <p className="portico-post-facts">
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                {comment.mark === null ? null : (
                  <span className="portico-comment-mark">{translate(words[comment.mark])}</span>
                )}
                {comment.writtenAt === null ? null : (
                  <time dateTime={comment.writtenAt}>{formatDay(comment.writtenAt, dates)}</time>
                )}
              </p>
              <CommentText text={comment.text} />
              {mode === 'canvas' ? null : (
                <p className="portico-comment-reply">
                  {commenting === 'open' ? (
                    <a
                      href={`/api/comment/reply/${documentId}/${comment.id}`}
                      rel="nofollow"
                      aria-label={translate(words.replyTo, { name })}
                    >
                      {translate(words.reply)}
                    </a>
                  ) : null}
                  {hasLikes ? (
                    <button
                      type="submit"
                      form={REACTIONS}
                      formAction={`/api/comment/like/${documentId}/${comment.id}`}
                      aria-label={translate(words.likeOf, { name })}
                    >
                      {translate(words.like)}
                      <span>{comment.likes === 0 ? '' : comment.likes}</span>
                    </button>
                  ) : null}
                  <a
                    href={`/api/comment/report/${documentId}/${comment.id}`}
                    rel="nofollow"
                    aria-label={translate(words.reportOf, { name })}
                  >
                    {translate(words.report)}
                  </a>
                </p>
              )}
              {list(comment.id)}
            </li>
          );
        })}
      </ol>
    );
  };
  return (
    <section
      className={isInBlock ? 'portico-comments' : 'portico-section portico-comments'}
      {...(isInBlock
        ? {}
        : {
            'data-theme': 'white',
            'data-height': 'auto',
            'data-width': 'narrow',
            'data-align': 'top',
            'data-block-type': mode === 'canvas' ? undefined : 'comments',
          })}
      aria-labelledby="comments"
    >
      <h2 id="comments">{translate(posts.comments, { count })}</h2>
      {list(null)}
      <Pages thread={thread} translate={translate} />
      {commenting === 'closed' ? <p>{translate(words.closed)}</p> : null}
      {commenting === 'open' ? (
        <>
          <h3 id="write-comment">{translate(words.leave)}</h3>
          {writers === 'anybody' ? (
            <CommentForm
              action={`/api/comment/write/${documentId}`}
              translate={translate}
              captchaSiteKey={thread.hasCaptcha === true ? captchaSiteKey : ''}
            />
          ) : null}
          {writers === 'members' || writers === 'plans' ? <p>{translate(words.membersOnly)}</p> : null}
          {writers === 'invited' ? (
            <p>
              {translate(words.invitedOnly)}{' '}
              <a href={`/api/comment/write/${documentId}`} rel="nofollow">
                {translate(words.asInvited)}
              </a>
            </p>
          ) : null}
        </>
      ) : null}
      {/* One form for the buttons of all comments. */}
      {hasLikes && comments.length > 0 && mode === 'page' ? <form id={REACTIONS} method="post" /> : null}
      {thread.hasMembers === true && commenting !== 'off' && writers !== 'invited' ? (
        <p>
          <a href={`/account/comments/${documentId}`} rel="nofollow">
            {translate(words.asMember)}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Pages({ thread, translate }: Pick<PostCommentsProps, 'thread' | 'translate'>) {
  const { pageNumber, pageCount } = thread;
  if (pageCount < 2) return null;
  const hrefOf = (page: number) => `?page=${page}#comments`;
  return (
    <nav className="portico-comment-pages" aria-label={translate(words.pages)}>
      {pageNumber > 1 ? (
        <a rel="prev" href={hrefOf(pageNumber - 1)}>
          {translate(words.pageBefore)}
        </a>
      ) : null}
      <span>{translate(posts.position, { page: pageNumber, count: pageCount })}</span>
      {pageNumber < pageCount ? (
        <a rel="next" href={hrefOf(pageNumber + 1)}>
          {translate(words.pageAfter)}
        </a>
      ) : null}
    </nav>
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
    return ancestors[Math.min(ancestors.length, MAX_COMMENT_DEPTH - 1) - 1] ?? null;
  };
}
