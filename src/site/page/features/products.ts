import { choiceStyles } from '../../collections/products/choice-styles.ts';
import buyStyles from '#blocks/product-purchase.css?inline';
import productStyles from '../../styles/products.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Products and their lists. */
export const productsFeature: PageFeature = {
  name: 'products',
  needsRuntime: ({ content, blocks }) =>
    (content.kind === 'item' && content.product !== undefined) ||
    blocks.some(({ blockType }) => blockType === 'product' || blockType === 'add-to-cart'),
  styles({ content }) {
    if (content.kind === 'item' && content.product !== undefined) {
      return buyStyles + productStyles + choiceStyles(content.product, content.featuredImage !== null);
    }
    return content.kind === 'collection' && content.collectionType === 'products'
      ? buyStyles + productStyles
      : '';
  },
};
