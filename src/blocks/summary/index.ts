import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import buyStyles from '../product-purchase.css?inline';
import { summaryNeeds } from './needs.ts';
import { SummaryBlock } from './render.tsx';
import { MAX_SUMMARY_ITEMS, summaryDefaults, summaryMigrations, summarySchema } from './schema.ts';
import styles from './styles.css?inline';

/** Items of a collection on any page (CONT-22, BLK-87 to BLK-89). */
export const summary = defineBlock({
  type: 'summary',
  title: blockKinds.summary,
  category: 'layout',
  icon: 'newspaper',
  schema: summarySchema,
  defaults: summaryDefaults,
  dataVersion: 1 + summaryMigrations.length,
  migrations: summaryMigrations,
  fields: {
    collection: {
      control: 'collection',
      label: blockFields.collection,
      help: blockFields.summaryCollectionHelp,
    },
    variant: {
      control: 'segmented',
      label: blockFields.layout,
      options: [
        { value: 'grid', label: blockFields.grid },
        { value: 'list', label: blockFields.list },
        { value: 'wall', label: blockFields.wall },
        { value: 'carousel', label: blockFields.carousel },
      ],
    },
    count: { control: 'number', label: blockFields.items, min: 1, max: MAX_SUMMARY_ITEMS },
    columns: {
      control: 'slider',
      label: blockFields.columns,
      min: 1,
      max: 6,
      when: [{ field: 'variant', is: ['grid', 'wall', 'carousel'] }],
    },
    showImage: { control: 'toggle', label: blockFields.images },
    showTitle: { control: 'toggle', label: blockFields.titles },
    showExcerpt: { control: 'toggle', label: blockFields.excerpts },
    showPrice: { control: 'toggle', label: blockFields.pricesOfProducts },
    showQuickView: { control: 'toggle', label: blockFields.quickViewOfProducts },
    metadata: {
      control: 'select',
      label: blockFields.belowTitle,
      options: [
        { value: 'none', label: blockFields.nothing },
        { value: 'date', label: blockFields.date },
        { value: 'time-since', label: blockFields.howLongAgo },
        { value: 'author', label: blockFields.author },
        { value: 'category', label: blockFields.categories },
        { value: 'comments', label: blockFields.comments },
      ],
    },
  },
  size: { w: 24, h: 14 },
  render: SummaryBlock,
  hasBehaviour: true,
  needsBehaviour: (data) => data.variant === 'carousel',
  needs: summaryNeeds,
  classStyles: [{ className: 'product-price', styles: buyStyles }],
  styles,
});
