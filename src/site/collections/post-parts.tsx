import { posts } from '#messages/en/posts.ts';
import { Picture } from '#blocks/image/picture.tsx';
import { inlineText } from '#blocks/inline-text.ts';
import type { ItemPartProps } from './define-collection-view.ts';
import { formatDay } from './format-day.ts';
import { ItemPager } from './item-pager.tsx';
import { labelPath } from './label-path.ts';

/** The part above the text of a post: title, date, author, categories, main picture. */
export function PostHeader({ item, dates, siteTitle, translate, mode }: ItemPartProps) {
  const { title, collection, publishedAt, authorName, categories, featuredImage: image } = item;
  return (
    <header
      className="portico-section portico-post-header"
      data-theme="white"
      data-height="auto"
      data-width="narrow"
      data-align="top"
    >
      <nav className="portico-trail" aria-label={translate(posts.breadcrumb)}>
        <a href="/">{siteTitle}</a> <span aria-hidden="true">/</span>{' '}
        <a href={collection.path}>{collection.title}</a>
      </nav>
      <h1 {...inlineText({ mode }, 'title')}>
        {title === '' && mode === 'page' ? translate(posts.untitled) : title}
      </h1>
      <p className="portico-post-facts">
        {publishedAt === null ? null : <time dateTime={publishedAt}>{formatDay(publishedAt, dates)}</time>}
        {authorName === '' ? null : <span>{authorName}</span>}
        {categories.map((category) => (
          <a key={category} href={labelPath(collection.path, 'category', category)}>
            {category}
          </a>
        ))}
      </p>
      {image === null ? null : (
        <Picture
          image={image}
          sizes="(max-width: 1100px) 100vw, 62rem"
          isFirst
          // A portrait is not cropped, and never higher than the window.
          style={{ maxInlineSize: `calc(85svh * ${Number((image.width / image.height).toFixed(4))})` }}
        />
      )}
    </header>
  );
}

/** The part below the text of a post: tags, links to the posts before and after it and to the list. */
export function PostFooter({ item, translate }: ItemPartProps) {
  const { collection, tags } = item;
  return (
    <div
      className="portico-section portico-post-footer"
      data-theme="white"
      data-height="auto"
      data-width="narrow"
      data-align="top"
    >
      {tags.length === 0 ? null : (
        <ul className="portico-post-tags" aria-label={translate(posts.tags)}>
          {tags.map((tag) => (
            <li key={tag}>
              <a href={labelPath(collection.path, 'tag', tag)}>{tag}</a>
            </li>
          ))}
        </ul>
      )}
      <ItemPager item={item} label={translate(posts.posts)} translate={translate} />
    </div>
  );
}
