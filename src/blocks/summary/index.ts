import { defineBlock } from '../define-block.ts';
import { summaryNeeds } from './needs.ts';
import { SummaryBlock } from './render.tsx';
import { MAX_SUMMARY_ITEMS, summaryDefaults, summaryMigrations, summarySchema } from './schema.ts';
import styles from './styles.css?inline';

/** Items of a collection on any page (CONT-22, BLK-87 to BLK-89). */
export const summary = defineBlock({
  type: 'summary',
  title: 'Summary',
  category: 'layout',
  icon: 'newspaper',
  keywords: ['blog', 'posts', 'news', 'articles', 'carousel', 'latest', 'collection'],
  schema: summarySchema,
  defaults: summaryDefaults,
  dataVersion: 1 + summaryMigrations.length,
  migrations: summaryMigrations,
  fields: {
    collection: { control: 'collection', label: 'Collection', help: 'The blog whose posts are shown.' },
    variant: {
      control: 'segmented',
      label: 'Layout',
      options: [
        { value: 'grid', label: 'Grid' },
        { value: 'list', label: 'List' },
        { value: 'wall', label: 'Wall' },
        { value: 'carousel', label: 'Carousel' },
      ],
    },
    count: { control: 'number', label: 'Items', min: 1, max: MAX_SUMMARY_ITEMS },
    columns: {
      control: 'slider',
      label: 'Columns',
      min: 1,
      max: 6,
      when: [{ field: 'variant', is: ['grid', 'wall', 'carousel'] }],
    },
    showImage: { control: 'toggle', label: 'Images' },
    showTitle: { control: 'toggle', label: 'Titles' },
    showExcerpt: { control: 'toggle', label: 'Excerpts' },
    metadata: {
      control: 'select',
      label: 'Below the title',
      options: [
        { value: 'none', label: 'Nothing' },
        { value: 'date', label: 'Date' },
        { value: 'time-since', label: 'How long ago' },
        { value: 'author', label: 'Author' },
        { value: 'category', label: 'Categories' },
      ],
    },
  },
  size: { w: 24, h: 14 },
  render: SummaryBlock,
  hasBehaviour: true,
  needsBehaviour: (data) => data.variant === 'carousel',
  needs: summaryNeeds,
  styles,
});
