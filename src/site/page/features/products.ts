import { choiceStyles } from '../../collections/products/choice-styles.ts';
import productStyles from '../../styles/products.css?inline';
import type { PageFeature } from './page-feature.ts';

/** Products and their lists. */
export const productsFeature: PageFeature = {
  name: 'products',
  needsRuntime: ({ content }) => content.kind === 'item' && content.product !== undefined,
  styles({ content }) {
    if (content.kind === 'item' && content.product !== undefined) {
      return productStyles + choiceStyles(content.product);
    }
    const isList =
      content.kind === 'collection' && content.posts.some(({ product }) => product !== undefined);
    return isList ? productStyles : '';
  },
};
