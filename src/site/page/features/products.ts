import { QUICK_VIEW_ATTRIBUTE } from '#domain/page-features/feature-attributes.ts';
import { productItemsCss } from '#domain/design/product-items-css.ts';
import { choiceStyles } from '../../collections/products/choice-styles.ts';
import buyStyles from '#blocks/product-purchase.css?inline';
import productStyles from '../../styles/products.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Products and their lists. */
export const productsFeature: PageFeature = {
  name: 'products',
  needsRuntime: ({ content, blocks, body, over }) =>
    (content.kind === 'item' && content.product !== undefined) ||
    [body, over].some(({ facts }) => facts.hasAttribute(QUICK_VIEW_ATTRIBUTE)) ||
    blocks.some(({ blockType }) => blockType === 'product' || blockType === 'add-to-cart'),
  // The pictures of a product are a gallery (GAL-217).
  blockTypes: ({ body }) => (body.facts.hasClass('ProductItem-gallery') ? ['gallery'] : []),
  styles({ content, shell: { design } }) {
    if (content.kind === 'item' && content.product !== undefined) {
      const choice = choiceStyles(content.product, content.featuredImage !== null);
      return buyStyles + productStyles + productItemsCss(design.productItems) + choice;
    }
    return content.kind === 'collection' && content.collectionType === 'products'
      ? buyStyles + productStyles + productItemsCss(design.productItems)
      : '';
  },
};
