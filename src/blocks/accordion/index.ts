import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { AccordionBlock } from './render.tsx';
import {
  accordionDefaults,
  accordionMigrations,
  accordionSchema,
  MAX_ACCORDION_ITEMS,
  newAccordionItem,
} from './schema.ts';
import tableStyles from '../text/table.css?inline';
import styles from './styles.css?inline';

/** Headings that open and close the text under them (BLK-07 to BLK-14). */
export const accordion = defineBlock({
  type: 'accordion',
  title: 'Accordion',
  category: 'layout',
  icon: 'list-collapse',
  keywords: ['questions', 'faq', 'answers', 'details', 'collapse', 'expand'],
  schema: accordionSchema,
  defaults: accordionDefaults,
  dataVersion: 1 + accordionMigrations.length,
  migrations: accordionMigrations,
  fields: {
    items: {
      control: 'list',
      label: 'Items',
      itemLabel: 'Item',
      itemTitle: 'title',
      max: MAX_ACCORDION_ITEMS,
      newItem: newAccordionItem,
      fields: {
        title: { control: 'text', label: 'Title', maxLength: 300 },
        content: { control: 'rich-text', label: 'Content' },
      },
    },
    allowMultipleOpen: { control: 'toggle', label: 'Allow several open items' },
    firstItemExpanded: { control: 'toggle', label: 'Start with the first item open' },
    dividers: { control: 'toggle', label: 'Lines between items' },
  },
  size: { w: 16, h: 8 },
  inlineTexts: [{ path: 'items.*.title', label: 'Title', maxLength: 300 }],
  render: AccordionBlock,
  hasBehaviour: true,
  sharedStyles: [tableStyles],
  styles,
  plainText: (data) => data.items.map((item) => `${item.title}\n${plainTextOf(item.content)}`).join('\n'),
});
