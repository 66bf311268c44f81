import { posts } from '#messages/en/posts.ts';
import type { ItemPartProps } from './define-collection-view.ts';

interface ItemPagerProps extends Pick<ItemPartProps, 'item' | 'translate'> {
  /** What the links lead through. */
  readonly label: string;
}

/** Links to the items before and after one, and to the list that they stand in. */
export function ItemPager({ item: { collection, previous, next }, label, translate }: ItemPagerProps) {
  return (
    <nav className="portico-pager" aria-label={label}>
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
  );
}
