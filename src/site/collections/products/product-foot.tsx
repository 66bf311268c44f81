import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { ItemPartProps } from '../define-collection-view.ts';
import { labelPath } from '../label-path.ts';

/** The part below the sections of a product: its categories, links to the products before and after it and to the store. */
export function ProductFoot({ item, translate }: ItemPartProps) {
  const { collection, categories, previous, next } = item;
  return (
    <div
      className="portico-section portico-post-footer"
      data-theme="white"
      data-height="auto"
      data-width="wide"
      data-align="top"
    >
      {categories.length === 0 ? null : (
        <ul className="portico-post-tags">
          {categories.map((category) => (
            <li key={category}>
              <a href={labelPath(collection.path, 'category', category)}>{category}</a>
            </li>
          ))}
        </ul>
      )}
      <nav className="portico-pager" aria-label={translate(products.products)}>
        {previous === null ? (
          <span />
        ) : (
          <a href={previous.path} rel="prev">
            <small>{translate(posts.previous)}</small>
            {previous.title || translate(posts.untitled)}
          </a>
        )}
        <a href={collection.path}>{collection.title}</a>
        {next === null ? (
          <span />
        ) : (
          <a href={next.path} rel="next">
            <small>{translate(posts.next)}</small>
            {next.title || translate(posts.untitled)}
          </a>
        )}
      </nav>
    </div>
  );
}
