import { isNarrowed } from '#domain/products/store-filter.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { ListProps } from '../define-collection-view.ts';
import { ListHeader } from '../list-header.tsx';
import { ProductCard } from './product-card.tsx';
import { StoreCategories } from './store-categories.tsx';
import { StoreFilters } from './store-filters.tsx';
import { listPath } from './store-links.ts';
import { StorePager } from './store-pager.tsx';

/** Of pictures, two of which stand beside each other. */
const LARGE_SIZES = '(max-width: 599px) 100vw, 50vw';

/** A store page: its products with their pictures and prices, or those of one of its categories (COMM-95). */
export function ProductList({ content, translate, mode, children }: ListProps) {
  const { label, title, description, hasOwnSections, store, collectionPath, pageNumber, pageCount } = content;
  const { listLayout = 'grid' } = content;
  const path = listPath(content);
  return (
    <>
      {label === null ? children : null}
      <div
        id="productList"
        className="portico-section"
        data-theme="white"
        data-height="auto"
        data-width="wide"
        data-align="top"
      >
        <ListHeader
          title={label?.name ?? title}
          description={label === null ? description : ''}
          mode={mode}
        />
        {store === undefined ? null : (
          <>
            <StoreCategories store={store} collectionPath={collectionPath} translate={translate} />
            {store.hasFilters ? <StoreFilters store={store} path={path} translate={translate} /> : null}
          </>
        )}
        {content.isEmpty ? (
          <p className="portico-list-empty">
            {translate(
              store !== undefined && isNarrowed(store.filter) ? products.noneFound : posts.nothingHere,
            )}
          </p>
        ) : (
          <ul
            className="ProductList-grid"
            {...(listLayout === 'grid' ? {} : { 'data-layout': listLayout })}
            aria-label={translate(products.products)}
          >
            {content.posts.map((item, index) => (
              <ProductCard
                key={item.id}
                item={item}
                isFirst={index === 0 && (label !== null || !hasOwnSections)}
                translate={translate}
                mode={mode}
                hasQuickView={store?.hasQuickView === true}
                sizes={listLayout === 'large' ? LARGE_SIZES : undefined}
              />
            ))}
          </ul>
        )}
        {store === undefined ? null : (
          <StorePager
            path={path}
            filter={store.filter}
            pageNumber={pageNumber}
            pageCount={pageCount}
            translate={translate}
          />
        )}
      </div>
    </>
  );
}
