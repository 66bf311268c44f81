import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { ALIGNMENT_FIELD } from '../alignment.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import buyStyles from '../product-purchase.css?inline';
import { productNeeds } from '../product/needs.ts';
import { AddToCartBlock } from './render.tsx';
import { addToCartDefaults, addToCartMigrations, addToCartSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A button that puts one product into the cart. */
export const addToCart = defineBlock({
  type: 'add-to-cart',
  title: blockKinds.addToCart,
  category: 'advanced',
  icon: 'shopping-cart',
  schema: addToCartSchema,
  defaults: addToCartDefaults,
  dataVersion: 1 + addToCartMigrations.length,
  migrations: addToCartMigrations,
  fields: {
    product: { control: 'product', label: blockFields.product },
    buttonText: {
      control: 'text',
      label: blockFields.buttonText,
      maxLength: 100,
      help: blockFields.buyButtonHelp,
    },
    showQuantity: { control: 'toggle', label: blockFields.quantity },
    alignment: ALIGNMENT_FIELD,
  },
  size: { w: 8, h: 4 },
  render: AddToCartBlock,
  hasBehaviour: false,
  needs: productNeeds,
  sharedStyles: [buttonStyles, buyStyles],
  styles,
});
