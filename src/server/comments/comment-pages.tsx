import { comments } from '#messages/en/comments.ts';
import { fill } from '#messages/message.ts';
import type { GuestComment } from '#domain/comments/comment-problems.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { newsletterPage } from '#server/newsletters/newsletter-page.tsx';
import type { Services } from '#server/platform/services.ts';
import { CommentForm } from '#site/collections/comment-form.tsx';
import { CommentText } from '#site/collections/comment-text.tsx';
import commentStyles from '#site/styles/comments.css?inline';
import type { CommentedItem } from './commented-item.ts';
import type { CommentRefusal } from './write-comment.ts';

/** The comment that is answered. */
export interface AnsweredComment {
  readonly id: Id<'comment'>;
  readonly authorName: string;
  readonly body: string;
}

interface WritePage {
  readonly item: CommentedItem;
  readonly answered: AnsweredComment | null;
  /** For one comment (COMT-22). */
  readonly key: string;
  readonly entered?: GuestComment;
  readonly isFollowing?: boolean;
  /** Of somebody who waits (COMT-24). */
  readonly ticket?: string;
  readonly refusal?: CommentRefusal;
  /** The name of somebody of the site, who gives nothing but the text; null for everybody else. */
  readonly writingAs: string | null;
  /** Whether a captcha of others is asked for, which takes scripts (COMT-24). */
  readonly needsScripts?: boolean;
}

/** The form on a page of its own: to answer a comment, and with what was typed after a refusal (COMT-11). */
export function writePage(services: Services, siteId: SiteId, page: WritePage): Promise<string> {
  const { item, answered, key, entered, refusal, writingAs, isFollowing = false, ticket } = page;
  const { needsScripts = false } = page;
  return newsletterPage(services, siteId, (translate) => ({
    title: answered === null ? comments.leave : fill(comments.replyTo, { name: answered.authorName }),
    styles: commentStyles,
    backHref: item.path,
    content: (
      <div className="portico-comments">
        {answered === null ? null : (
          <blockquote>
            <CommentText text={answered.body} />
          </blockquote>
        )}
        {refusal?.message === undefined || refusal.message === null ? null : (
          <p className="portico-comment-error" role="alert">
            {translate(refusal.message)}
          </p>
        )}
        {writingAs === null ? null : <p>{translate(comments.writingAs, { name: writingAs })}</p>}
        {needsScripts ? <CommentText text={entered?.text ?? ''} /> : null}
        {needsScripts ? null : (
          <CommentForm
            isKnown={writingAs !== null}
            isFollowing={isFollowing}
            action={`/api/comment/write/${item.documentId}`}
            translate={translate}
            {...(entered === undefined ? {} : { entered })}
            {...(refusal === undefined ? {} : { errors: refusal.errors })}
            hidden={{
              key,
              ...(ticket === undefined ? {} : { ticket }),
              ...(answered === null ? {} : { parent: answered.id }),
            }}
          />
        )}
      </div>
    ),
  }));
}

/** What a writer sees of a comment that is held; nobody else has its address (COMT-16). */
export function awaitingPage(
  services: Services,
  siteId: SiteId,
  { text, backHref }: { readonly text: string | null; readonly backHref: string },
): Promise<string> {
  return newsletterPage(services, siteId, (translate) => ({
    title: comments.sentTitle,
    styles: commentStyles,
    backHref,
    content: (
      <div className="portico-comments">
        <p>{translate(comments.awaiting)}</p>
        {text === null ? null : (
          <blockquote>
            <CommentText text={text} />
          </blockquote>
        )}
      </div>
    ),
  }));
}

/** That there is nothing to write below, in the words of the thread (COMT-29). */
export function closedPage(
  services: Services,
  siteId: SiteId,
  { item, text }: { readonly item: CommentedItem; readonly text: string },
): Promise<string> {
  return newsletterPage(services, siteId, () => ({
    title: item.commenting === 'closed' ? comments.closed : comments.off,
    styles: commentStyles,
    backHref: item.path,
    // What was typed is given back: it can be copied.
    content: text === '' ? null : <CommentText text={text} />,
  }));
}
