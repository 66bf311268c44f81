import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { AccordionBlock } from './render.tsx';
import {
  accordionDefaults,
  accordionMigrations,
  accordionSchema,
  MAX_ACCORDION_ITEMS,
  newAccordionItem,
} from './schema.ts';
import { TEXT_TABLE_STYLES } from '../text/text-table-styles.ts';
import styles from './styles.css?inline';

/** Headings that open and close the text under them (BLK-07 to BLK-14). */
export const accordion = defineBlock({
  type: 'accordion',
  title: blockKinds.accordion,
  category: 'layout',
  icon: 'list-collapse',
  schema: accordionSchema,
  defaults: accordionDefaults,
  dataVersion: 1 + accordionMigrations.length,
  migrations: accordionMigrations,
  fields: {
    items: {
      control: 'list',
      label: blockFields.items,
      itemLabel: blockFields.item,
      itemTitle: 'title',
      max: MAX_ACCORDION_ITEMS,
      newItem: newAccordionItem,
      fields: {
        title: { control: 'text', label: blockFields.title, maxLength: 300 },
        content: { control: 'rich-text', label: blockFields.content },
      },
    },
    allowMultipleOpen: { control: 'toggle', label: blockFields.severalOpen },
    firstItemExpanded: { control: 'toggle', label: blockFields.firstOpen },
    dividers: { control: 'toggle', label: blockFields.linesBetween },
  },
  size: { w: 16, h: 8 },
  inlineTexts: [{ path: 'items.*.title', label: blockFields.title, maxLength: 300 }],
  render: AccordionBlock,
  hasBehaviour: true,
  sharedStyles: [TEXT_TABLE_STYLES],
  styles,
  plainText: (data) => data.items.map((item) => `${item.title}\n${plainTextOf(item.content)}`).join('\n'),
});
