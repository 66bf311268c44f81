import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { QuoteBlock } from './render.tsx';
import { quoteDefaults, quoteMigrations, quoteSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A quotation with its source (CONT-33). */
export const quote = defineBlock({
  type: 'quote',
  title: 'Quote',
  category: 'basic',
  icon: 'quote',
  keywords: ['testimonial', 'citation', 'blockquote'],
  schema: quoteSchema,
  defaults: quoteDefaults,
  dataVersion: 1 + quoteMigrations.length,
  migrations: quoteMigrations,
  fields: {
    quote: { control: 'rich-text', label: 'Quotation' },
    source: { control: 'text', label: 'Source', maxLength: 300 },
    sourceLink: { control: 'link', label: 'Link of the source' },
    size: {
      control: 'segmented',
      label: 'Size',
      options: [
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
      ],
    },
    alignment: {
      control: 'segmented',
      label: 'Alignment',
      options: [
        { value: 'left', label: 'Left', icon: 'align-left' },
        { value: 'center', label: 'Center', icon: 'align-center' },
      ],
    },
  },
  size: { w: 12, h: 5 },
  inlineField: 'quote',
  inlineTexts: [{ path: 'source', label: 'Source', maxLength: 300 }],
  render: QuoteBlock,
  hasBehaviour: false,
  styles,
  plainText: (data) => `${plainTextOf(data.quote)}\n${data.source}`.trim(),
});
