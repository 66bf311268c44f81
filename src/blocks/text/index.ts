import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { defineBlock } from '../define-block.ts';
import { TextBlock } from './render.tsx';
import { LETTER_SPACING, LINE_HEIGHT, textDefaults, textMigrations, textSchema } from './schema.ts';
import styles from './styles.css?inline';
import tableStyles from './table.css?inline';

/** Rich text: headings, paragraphs, lists, links and alignment (CONT-05). */
export const text = defineBlock({
  type: 'text',
  title: 'Text',
  category: 'basic',
  icon: 'type',
  keywords: ['heading', 'paragraph', 'list', 'title', 'words', 'html'],
  schema: textSchema,
  defaults: textDefaults,
  dataVersion: 1 + textMigrations.length,
  migrations: textMigrations,
  fields: {
    text: { control: 'rich-text', label: 'Text' },
    size: {
      control: 'segmented',
      label: 'Text size',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'normal', label: 'Normal' },
        { value: 'lead', label: 'Lead' },
      ],
    },
    spacing: {
      control: 'segmented',
      label: 'Spacing',
      options: [
        { value: 'site', label: 'As on the site' },
        { value: 'own', label: 'Its own' },
      ],
    },
    lineHeight: {
      control: 'slider',
      label: 'Line height',
      ...LINE_HEIGHT,
      step: 0.05,
      when: [{ field: 'spacing', is: ['own'] }],
    },
    letterSpacing: {
      control: 'slider',
      label: 'Letter spacing',
      ...LETTER_SPACING,
      step: 0.01,
      unit: 'em',
      when: [{ field: 'spacing', is: ['own'] }],
    },
  },
  size: { w: 12, h: 4 },
  inlineField: 'text',
  render: TextBlock,
  hasBehaviour: false,
  sharedStyles: [tableStyles],
  styles,
  plainText: (data) => plainTextOf(data.text),
});
