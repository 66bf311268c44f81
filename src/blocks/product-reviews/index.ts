import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { reviewNeeds } from './needs.ts';
import { ProductReviewsBlock } from './render.tsx';
import {
  MAX_BLOCK_REVIEWS,
  productReviewsDefaults,
  productReviewsMigrations,
  productReviewsSchema,
} from './schema.ts';
import styles from './styles.css?inline';

/** What buyers wrote about a product, on any page (CONT-56). */
export const productReviews = defineBlock({
  type: 'product-reviews',
  title: blockKinds.productReviews,
  category: 'advanced',
  icon: 'quote',
  schema: productReviewsSchema,
  defaults: productReviewsDefaults,
  dataVersion: 1 + productReviewsMigrations.length,
  migrations: productReviewsMigrations,
  fields: {
    product: { control: 'product', label: blockFields.product },
    count: { control: 'number', label: blockFields.items, min: 1, max: MAX_BLOCK_REVIEWS },
  },
  size: { w: 12, h: 14 },
  render: ProductReviewsBlock,
  hasBehaviour: false,
  needs: reviewNeeds,
  styles,
});
