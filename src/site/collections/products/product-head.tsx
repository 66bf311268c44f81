import { firstVariant } from '#domain/products/first-variant.ts';
import { pictureOfVariant } from '#domain/products/picture-of-variant.ts';
import { shortNameOfLayout } from '#domain/products/product-layouts.ts';
import { priceRange } from '#domain/products/product-summary.ts';
import { posts } from '#messages/en/posts.ts';
import { inlineText } from '#blocks/inline-text.ts';
import type { ItemPartProps } from '../define-collection-view.ts';
import { PriceText } from '#blocks/product/price-text.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductVariants } from './product-variants.tsx';

/** The page of a product above its sections: pictures, title, price, what can be chosen (COMM-94). */
export function ProductHead({
  item,
  siteTitle,
  translate,
  mode,
  isQuickView = false,
}: ItemPartProps & {
  /** Over a list, where no trail leads to it and its title is below that of the list. */
  readonly isQuickView?: boolean;
}) {
  const { title, collection, featuredImage, product } = item;
  const images = [...(featuredImage === null ? [] : [featuredImage]), ...(product?.images ?? [])];
  const [trail = []] = item.places ?? [];
  const first = product === undefined ? undefined : firstVariant(product.variants);
  const hasChoice = product !== undefined && product.variants.length > 1;
  return (
    <div
      id="productDetails"
      className="portico-section ProductItem"
      data-theme="white"
      data-height="auto"
      data-width="wide"
      data-align="top"
      data-layout={shortNameOfLayout(product?.layout ?? 'products')}
    >
      {isQuickView ? null : (
        <nav className="portico-trail" aria-label={translate(posts.breadcrumb)}>
          <a href="/">{siteTitle}</a> <span aria-hidden="true">/</span>{' '}
          <a href={collection.path}>{collection.title}</a>
          {trail.map(({ name, path }) => (
            <span key={path}>
              {' '}
              <span aria-hidden="true">/</span> <a href={path}>{name}</a>
            </span>
          ))}
        </nav>
      )}
      <div className="ProductItem-columns">
        {images.length === 0 ? null : (
          <ProductGallery
            images={images}
            layout={product?.layout ?? 'products'}
            shown={first === undefined ? 0 : pictureOfVariant(first, featuredImage !== null)}
            mode={mode}
            translate={translate}
          />
        )}
        <div className="ProductItem-details">
          {product?.brand === undefined ? null : <p className="ProductItem-brand">{product.brand}</p>}
          <h1 {...(isQuickView ? { 'aria-level': 2 } : {})} {...inlineText({ mode }, 'title')}>
            {title === '' && mode === 'page' ? translate(posts.untitled) : title}
          </h1>
          {hasChoice ? (
            <PriceText prices={priceRange(product.variants)} product={product} translate={translate} />
          ) : null}
          {product === undefined ? null : (
            <>
              {product.excerpt === '' ? null : <p className="ProductItem-excerpt">{product.excerpt}</p>}
              <ProductVariants
                product={product}
                hasFeatured={featuredImage !== null}
                mode={mode}
                translate={translate}
              />
            </>
          )}
        </div>
      </div>
    </div>
  );
}
