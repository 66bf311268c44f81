import type { ImageValue } from '#domain/images/image-value.ts';
import { shortNameOfLayout } from '#domain/products/product-layouts.ts';
import { priceRange } from '#domain/products/product-summary.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { Translate } from '#messages/translator.ts';
import { Picture } from '#blocks/image/picture.tsx';
import { inlineText } from '#blocks/inline-text.ts';
import type { ItemPartProps } from '../define-collection-view.ts';
import { PriceText } from '#blocks/product/price-text.tsx';
import { ProductVariants } from './product-variants.tsx';

/** The page of a product above its sections: pictures, title, price, what can be chosen (COMM-94). */
export function ProductHead({ item, siteTitle, translate, mode }: ItemPartProps) {
  const { title, collection, featuredImage, product } = item;
  const images = [...(featuredImage === null ? [] : [featuredImage]), ...(product?.images ?? [])];
  const [trail = []] = item.places ?? [];
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
      <div className="ProductItem-columns">
        {images.length === 0 ? null : (
          <ProductPictures
            images={images}
            isCarousel={product?.layout === 'products-full-width-carousel'}
            translate={translate}
          />
        )}
        <div className="ProductItem-details">
          <h1 {...inlineText({ mode }, 'title')}>
            {title === '' && mode === 'page' ? translate(posts.untitled) : title}
          </h1>
          {hasChoice ? (
            <PriceText
              prices={priceRange(product.variants)}
              currency={product.currency}
              translate={translate}
            />
          ) : null}
          {product === undefined ? null : (
            <>
              {product.excerpt === '' ? null : <p className="ProductItem-excerpt">{product.excerpt}</p>}
              <ProductVariants product={product} mode={mode} translate={translate} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

function ProductPictures({
  images,
  isCarousel,
  translate,
}: {
  readonly images: readonly ImageValue[];
  readonly isCarousel: boolean;
  readonly translate: Translate;
}) {
  // A row that scrolls is reached and moved by the keyboard.
  const scrolled =
    isCarousel && images.length > 1
      ? { role: 'group', tabIndex: 0, 'aria-label': translate(products.pictures) }
      : {};
  return (
    <div className="ProductItem-gallery" {...scrolled}>
      {images.map((image, index) => (
        <Picture
          key={image.fileId}
          image={image}
          sizes={isCarousel ? '100vw' : '(max-width: 767px) 100vw, 60vw'}
          isFirst={index === 0}
        />
      ))}
    </div>
  );
}
