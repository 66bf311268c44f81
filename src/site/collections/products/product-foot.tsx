import { facetKey } from '#domain/products/facet-key.ts';
import { products } from '#messages/en/products.ts';
import type { ItemPartProps } from '../define-collection-view.ts';
import { ItemPager } from '../item-pager.tsx';
import { labelPath } from '../label-path.ts';
import { ProductReviews } from './product-reviews.tsx';
import { ProductCard } from './product-card.tsx';

/** The part below the sections of a product: what buyers wrote, related products, its categories, links to the products before and after it and to the store. */
export function ProductFoot({ item, dates, translate }: ItemPartProps) {
  const { collection, categories, places = [], related = [], reviews } = item;
  const links = linksOf(collection.path, categories, places);
  return (
    <div
      className="portico-section portico-post-footer"
      data-theme="white"
      data-height="auto"
      data-width="wide"
      data-align="top"
    >
      {reviews === undefined ? null : (
        <ProductReviews reviews={reviews} dates={dates} translate={translate} />
      )}
      {related.length === 0 ? null : (
        <section className="ProductItem-related" aria-labelledby="product-related">
          <h2 id="product-related">{translate(products.related)}</h2>
          <ul className="ProductList-grid">
            {related.map((each) => (
              <ProductCard
                key={each.id}
                item={each}
                isFirst={false}
                translate={translate}
                mode="page"
                isNested
              />
            ))}
          </ul>
        </section>
      )}
      {links.length === 0 ? null : (
        <ul className="portico-post-tags">
          {links.map(({ name, path }) => (
            <li key={path}>
              <a href={path}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <ItemPager item={item} label={translate(products.products)} translate={translate} />
    </div>
  );
}

interface CategoryLink {
  readonly name: string;
  readonly path: string;
}

/** The categories of the store page by their own addresses, then the names that only the product has. */
function linksOf(
  collectionPath: string,
  names: readonly string[],
  places: readonly (readonly CategoryLink[])[],
): readonly CategoryLink[] {
  const byPath = new Map(places.flat().map((place) => [place.path, place]));
  const known = new Set(places.flat().map(({ name }) => facetKey(name)));
  const others = names.filter((name) => !known.has(facetKey(name)));
  return [
    ...byPath.values(),
    ...others.map((name) => ({ name, path: labelPath(collectionPath, 'category', name) })),
  ];
}
