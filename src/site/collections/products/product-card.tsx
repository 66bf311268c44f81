import type { ItemSummary } from '#domain/collections/item-summary.ts';
import { QUICK_VIEW_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { Translate } from '#messages/translator.ts';
import { Picture } from '#blocks/image/picture.tsx';
import { inlineText } from '#blocks/inline-text.ts';
import { PriceText } from '#blocks/product/price-text.tsx';

/** A product in a list: its picture, its title, what it costs, and whether it is sold out (COMM-31). */
export function ProductCard({
  item,
  isFirst,
  translate,
  mode,
  isNested = false,
  hasQuickView = false,
  sizes = '(max-width: 767px) 50vw, (max-width: 1199px) 33vw, 25vw',
}: {
  readonly item: ItemSummary;
  readonly isFirst: boolean;
  readonly translate: Translate;
  readonly mode: 'page' | 'canvas';
  /** Below a heading of their own. */
  readonly isNested?: boolean;
  /** A link that shows it over the list; without scripts it leads to its page. */
  readonly hasQuickView?: boolean;
  /** How much of the window its picture takes. */
  readonly sizes?: string | undefined;
}) {
  const { product, image } = item;
  const Title = isNested ? 'h3' : 'h2';
  const title = item.title === '' ? translate(posts.untitled) : item.title;
  return (
    <li className="ProductList-item" data-post={item.id}>
      <a className="ProductList-picture" href={item.path} tabIndex={-1} aria-hidden="true">
        {image === null ? null : <Picture image={{ ...image, alt: '' }} sizes={sizes} isFirst={isFirst} />}
      </a>
      <Title>
        <a href={item.path} {...inlineText({ mode }, 'title')}>
          {title}
        </a>
      </Title>
      {hasQuickView && product !== undefined ? (
        <a className="ProductList-quick" href={item.path} {...{ [QUICK_VIEW_ATTRIBUTE]: '' }}>
          {translate(products.quickView)}
          <span className="portico-hidden"> {title}</span>
        </a>
      ) : null}
      {product === undefined ? null : (
        <>
          <PriceText prices={product.prices} product={product} translate={translate} />
          {product.isSoldOut ? <p className="product-sold-out">{translate(products.soldOut)}</p> : null}
        </>
      )}
    </li>
  );
}
