import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { QuoteBlock } from './render.tsx';
import { quoteDefaults, quoteMigrations, quoteSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A quotation with its source (CONT-33). */
export const quote = defineBlock({
  type: 'quote',
  title: blockKinds.quote,
  category: 'basic',
  icon: 'quote',
  schema: quoteSchema,
  defaults: quoteDefaults,
  dataVersion: 1 + quoteMigrations.length,
  migrations: quoteMigrations,
  fields: {
    quote: { control: 'rich-text', label: blockFields.quotation },
    source: { control: 'text', label: blockFields.quoteSource, maxLength: 300 },
    sourceLink: { control: 'link', label: blockFields.quoteSourceLink },
    size: {
      control: 'segmented',
      label: blockFields.size,
      options: [
        { value: 'medium', label: blockFields.medium },
        { value: 'large', label: blockFields.large },
      ],
    },
    alignment: {
      control: 'segmented',
      label: blockFields.alignment,
      options: [
        { value: 'left', label: blockFields.left, icon: 'align-left' },
        { value: 'center', label: blockFields.center, icon: 'align-center' },
      ],
    },
  },
  size: { w: 12, h: 5 },
  inlineField: 'quote',
  inlineTexts: [{ path: 'source', label: blockFields.quoteSource, maxLength: 300 }],
  render: QuoteBlock,
  hasBehaviour: false,
  styles,
  plainText: (data) => `${plainTextOf(data.quote)}\n${data.source}`.trim(),
});
