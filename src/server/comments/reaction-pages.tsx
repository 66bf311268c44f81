import { comments } from '#messages/en/comments.ts';
import { fill } from '#messages/message.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { newsletterPage } from '#server/newsletters/newsletter-page.tsx';
import type { Services } from '#server/platform/services.ts';
import { CommentText } from '#site/collections/comment-text.tsx';
import commentStyles from '#site/styles/comments.css?inline';
import type { Liked } from './likes.ts';

interface LikedPage {
  readonly liked: Liked;
  /** Where the same is asked for once more. */
  readonly action: string;
  readonly backHref: string;
}

/** What became of a like without scripts, and the way to take it back (COMT-14). */
export function likedPage(
  services: Services,
  siteId: SiteId,
  { liked, action, backHref }: LikedPage,
): Promise<string> {
  return newsletterPage(services, siteId, (translate) => ({
    title: liked.isLiked ? comments.liked : comments.unliked,
    styles: commentStyles,
    backHref,
    content: (
      <form className="portico-comments" method="post" action={action}>
        <p>{translate(comments.likes, { count: liked.likes })}</p>
        <button type="submit" className="portico-button" data-size="medium" data-variant="outline">
          {translate(liked.isLiked ? comments.takeBack : comments.like)}
        </button>
      </form>
    ),
  }));
}

interface ReportPage {
  readonly authorName: string;
  readonly text: string;
  readonly action: string;
  readonly backHref: string;
}

/** Asks whether a comment shall be reported (COMT-15). */
export function reportPage(
  services: Services,
  siteId: SiteId,
  { authorName, text, action, backHref }: ReportPage,
): Promise<string> {
  return newsletterPage(services, siteId, (translate) => ({
    title: fill(comments.reportOf, { name: authorName }),
    styles: commentStyles,
    backHref,
    content: (
      <form className="portico-comments" method="post" action={action}>
        <blockquote>
          <CommentText text={text} />
        </blockquote>
        <p>{translate(comments.reportNote)}</p>
        <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
          {translate(comments.report)}
        </button>
      </form>
    ),
  }));
}

/** That a report was taken, or that there were too many of one network address. */
export function reportedPage(
  services: Services,
  siteId: SiteId,
  { isTaken, backHref }: { readonly isTaken: boolean; readonly backHref: string },
): Promise<string> {
  return newsletterPage(services, siteId, () => ({
    title: isTaken ? comments.reported : comments.tooManyReports,
    styles: commentStyles,
    backHref,
    content: null,
  }));
}
