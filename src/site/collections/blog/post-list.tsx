import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { posts } from '#messages/en/posts.ts';
import type { Translate } from '#messages/translator.ts';
import { CommentCount } from '#blocks/comments/comment-count.tsx';
import { Picture } from '#blocks/image/picture.tsx';
import { inlineText } from '#blocks/inline-text.ts';
import { ListHeader } from '../list-header.tsx';
import { formatDay, type DateFormat } from '#site/collections/format-day.ts';
import { labelPath } from '#site/collections/label-path.ts';

interface PostListProps {
  readonly title: string;
  readonly description: string;
  readonly collectionPath: string;
  readonly posts: readonly ItemSummary[];
  readonly isEmpty: boolean;
  readonly showExcerpts: boolean;
  readonly newerHref: string | null;
  readonly olderHref: string | null;
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly dates: DateFormat;
  readonly translate: Translate;
  /** Whether nothing is above it, so that its first picture is the page's. */
  readonly isTop: boolean;
  readonly mode: 'page' | 'canvas';
}

/** The posts of a collection, or those of a category or tag, newest first, with links to further pages. */
export function PostList(props: PostListProps) {
  const { title, description, pageNumber, pageCount, translate, mode } = props;
  return (
    <div
      className="portico-section"
      data-theme="white"
      data-height="auto"
      data-width="medium"
      data-align="top"
    >
      <ListHeader title={title} description={description} mode={mode} />
      {props.isEmpty ? (
        <p className="portico-list-empty">{translate(posts.nothingHere)}</p>
      ) : (
        <div className="portico-list">
          {props.posts.map((post, index) => (
            <PostCard key={post.id} post={post} isFirst={props.isTop && index === 0} {...props} />
          ))}
        </div>
      )}
      {props.newerHref === null && props.olderHref === null ? null : (
        <nav className="portico-pager" aria-label={translate(posts.pages)}>
          {props.newerHref === null ? <span /> : <a href={props.newerHref}>{translate(posts.newer)}</a>}
          <span>{translate(posts.position, { page: pageNumber, count: pageCount })}</span>
          {props.olderHref === null ? <span /> : <a href={props.olderHref}>{translate(posts.older)}</a>}
        </nav>
      )}
    </div>
  );
}

function PostCard({
  post,
  isFirst,
  collectionPath,
  showExcerpts,
  dates,
  translate,
  mode,
}: Pick<PostListProps, 'collectionPath' | 'showExcerpts' | 'dates' | 'translate' | 'mode'> & {
  readonly post: ItemSummary;
  readonly isFirst: boolean;
}) {
  return (
    <article className="portico-post-card" data-post={post.id}>
      {post.image === null ? null : (
        <a className="portico-post-picture" href={post.path} tabIndex={-1} aria-hidden="true">
          <Picture
            image={{ ...post.image, alt: '' }}
            sizes="(max-width: 767px) 100vw, 40vw"
            isFirst={isFirst}
          />
        </a>
      )}
      <div>
        <h2>
          <a href={post.path} {...inlineText({ mode }, 'title')}>
            {post.title === '' ? translate(posts.untitled) : post.title}
          </a>
        </h2>
        <p className="portico-post-facts">
          {post.publishedAt === null ? null : (
            <time dateTime={post.publishedAt}>{formatDay(post.publishedAt, dates)}</time>
          )}
          {post.categories.map((category) => (
            <a key={category} href={labelPath(collectionPath, 'category', category)}>
              {category}
            </a>
          ))}
          <CommentCount item={post} mode={mode} translate={translate} />
        </p>
        {showExcerpts && (post.excerpt !== '' || mode === 'canvas') ? (
          <p {...inlineText({ mode }, 'excerpt')}>{post.excerpt}</p>
        ) : null}
      </div>
    </article>
  );
}
