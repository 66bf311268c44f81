import { defineBlock } from '../define-block.ts';
import textStyles from '../text/styles.css?inline';
import { markdownPlainText } from './markdown-plain-text.ts';
import { MarkdownBlock } from './render.tsx';
import { MAX_MARKDOWN_LENGTH, markdownDefaults, markdownMigrations, markdownSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Markdown shown as rich text (CONT-39). */
export const markdown = defineBlock({
  type: 'markdown',
  title: 'Markdown',
  category: 'advanced',
  icon: 'square-m',
  keywords: ['text', 'table', 'footnotes', 'source'],
  schema: markdownSchema,
  defaults: markdownDefaults,
  dataVersion: 1 + markdownMigrations.length,
  migrations: markdownMigrations,
  fields: {
    source: {
      control: 'textarea',
      label: 'Markdown',
      maxLength: MAX_MARKDOWN_LENGTH,
      isCode: true,
      help: 'Headings, lists, links, tables, task lists and footnotes. HTML is left out.',
    },
  },
  size: { w: 12, h: 8 },
  render: MarkdownBlock,
  hasBehaviour: false,
  sharedStyles: [textStyles],
  styles,
  plainText: (data) => markdownPlainText(data.source),
});
