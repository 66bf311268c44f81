import { priceRange } from '#domain/products/product-summary.ts';
import { blockHints } from '#messages/en/interface/block-hints.ts';
import { posts } from '#messages/en/posts.ts';
import { products } from '#messages/en/products.ts';
import type { BlockRenderProps } from '../define-block.ts';
import { editorHint } from '../editor-hint.ts';
import { Picture } from '../image/picture.tsx';
import { sizesOfColumns } from '../image/sizes-of-columns.ts';
import { BuyForm } from './buy-form.tsx';
import { productNeeds } from './needs.ts';
import { PriceText } from './price-text.tsx';
import type { ProductData } from './schema.ts';

/** One product with its picture, title, price, choice and button (CONT-38). */
export function ProductBlock({ data, context }: BlockRenderProps<ProductData>) {
  const [need] = productNeeds(data);
  const { translate } = context;
  if (need === undefined) {
    return context.mode === 'page' ? null : (
      <p className="portico-block-product">{editorHint(context, blockHints.product)}</p>
    );
  }
  const [found] = context.loaded('product', need.documentId) ?? [];
  if (found === undefined) {
    return <p className="portico-block-product">{translate(products.notShown)}</p>;
  }
  const { path, image, product } = found;
  const title = found.title === '' ? translate(posts.untitled) : found.title;
  const shares = data.layout === 'beside' ? 0.5 : 1;
  return (
    <div className="portico-block-product" data-layout={data.layout} data-alignment={data.alignment}>
      {data.showImage && image !== null ? (
        <a
          className="product-picture"
          href={path}
          {...(data.showTitle ? { tabIndex: -1, 'aria-hidden': true } : { 'aria-label': title })}
        >
          <Picture
            image={{ ...image, alt: '' }}
            sizes={sizesOfColumns(context.columns, shares)}
            isFirst={context.isFirstImage ?? false}
          />
        </a>
      ) : null}
      <div className="product-text">
        {data.showTitle ? (
          <h3>
            <a href={path}>{title}</a>
          </h3>
        ) : null}
        {data.showPrice ? (
          <PriceText prices={priceRange(product.variants)} product={product} translate={translate} />
        ) : null}
        {data.showExcerpt && product.excerpt !== '' ? (
          <p className="product-excerpt">{product.excerpt}</p>
        ) : null}
        <BuyForm
          product={product}
          title={title}
          path={path}
          buttonText={data.buttonText.trim()}
          hasQuantity={data.showQuantity}
          context={context}
        />
      </div>
    </div>
  );
}
