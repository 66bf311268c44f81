import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import textStyles from '../text/styles.css?inline';
import { markdownPlainText } from './markdown-plain-text.ts';
import { MarkdownBlock } from './render.tsx';
import { MAX_MARKDOWN_LENGTH, markdownDefaults, markdownMigrations, markdownSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Markdown shown as rich text (CONT-39). */
export const markdown = defineBlock({
  type: 'markdown',
  title: blockKinds.markdown,
  category: 'advanced',
  icon: 'square-m',
  schema: markdownSchema,
  defaults: markdownDefaults,
  dataVersion: 1 + markdownMigrations.length,
  migrations: markdownMigrations,
  fields: {
    source: {
      control: 'textarea',
      label: blockFields.markdown,
      maxLength: MAX_MARKDOWN_LENGTH,
      isCode: true,
      help: blockFields.markdownHelp,
    },
  },
  size: { w: 12, h: 8 },
  render: MarkdownBlock,
  hasBehaviour: false,
  sharedStyles: [textStyles],
  styles,
  plainText: (data) => markdownPlainText(data.source),
});
