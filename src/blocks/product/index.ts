import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { ALIGNMENT_FIELD } from '../alignment.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import buyStyles from '../product-purchase.css?inline';
import { productNeeds } from './needs.ts';
import { ProductBlock } from './render.tsx';
import { productDefaults, productMigrations, productSchema } from './schema.ts';
import styles from './styles.css?inline';

/** One product that is bought where the block stands (CONT-38). */
export const product = defineBlock({
  type: 'product',
  title: blockKinds.product,
  category: 'advanced',
  icon: 'shopping-bag',
  schema: productSchema,
  defaults: productDefaults,
  dataVersion: 1 + productMigrations.length,
  migrations: productMigrations,
  fields: {
    product: { control: 'product', label: blockFields.product },
    layout: {
      control: 'segmented',
      label: blockFields.layout,
      options: [
        { value: 'stacked', label: blockFields.stacked },
        { value: 'beside', label: blockFields.beside },
      ],
    },
    showImage: { control: 'toggle', label: blockKinds.image },
    showTitle: { control: 'toggle', label: blockFields.title },
    showPrice: { control: 'toggle', label: blockFields.price },
    showExcerpt: { control: 'toggle', label: blockFields.excerpt },
    showQuantity: { control: 'toggle', label: blockFields.quantity },
    buttonText: {
      control: 'text',
      label: blockFields.buttonText,
      maxLength: 100,
      help: blockFields.buyButtonHelp,
    },
    alignment: ALIGNMENT_FIELD,
  },
  size: { w: 8, h: 18 },
  render: ProductBlock,
  hasBehaviour: false,
  needs: productNeeds,
  sharedStyles: [buttonStyles, buyStyles],
  styles,
  showsPicture: (data, loaded) => {
    const [need] = productNeeds(data);
    const [found] = need === undefined ? [] : (loaded('product', need.documentId) ?? []);
    return data.showImage && found !== undefined && found.image !== null;
  },
  plainText: (data, loaded) => {
    const [need] = productNeeds(data);
    const [found] = need === undefined ? [] : (loaded('product', need.documentId) ?? []);
    return found === undefined || !data.showTitle ? '' : found.title;
  },
});
