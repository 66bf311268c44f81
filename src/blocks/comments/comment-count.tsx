import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { COMMENT_COUNT_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { posts } from '#messages/en/posts.ts';
import type { Translate } from '#messages/translator.ts';

interface CommentCountProps {
  readonly item: Pick<ItemSummary, 'id' | 'path' | 'commentCount' | 'commentProvider'>;
  readonly mode: 'page' | 'canvas';
  readonly translate: Translate;
}

/**
 * How many comments an item of a list has, as a link to them: the number of the site itself (COMT-08), or an empty place
 * for that of the outside provider, which its script finds by class and id once it may be loaded (BLK-90, COMT-31).
 */
export function CommentCount({ item, mode, translate }: CommentCountProps) {
  const href = `${item.path}#comments`;
  if (item.commentProvider === undefined) {
    return item.commentCount === 0 ? null : (
      <a href={href}>{translate(posts.comments, { count: item.commentCount })}</a>
    );
  }
  // Nothing of others runs in the canvas.
  if (mode === 'canvas') return null;
  return (
    <span data-block-type="comments" {...{ [COMMENT_COUNT_ATTRIBUTE]: item.commentProvider }}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label, jsx-a11y/anchor-has-content -- filled by the provider, then shown */}
      <a hidden className="disqus-comment-count" data-disqus-identifier={item.id} href={href} />
    </span>
  );
}
