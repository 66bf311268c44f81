import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { TextBlock } from './render.tsx';
import { LETTER_SPACING, LINE_HEIGHT, textDefaults, textMigrations, textSchema } from './schema.ts';
import { TEXT_TABLE_STYLES } from './text-table-styles.ts';
import styles from './styles.css?inline';

/** Rich text: headings, paragraphs, lists, links and alignment (CONT-05). */
export const text = defineBlock({
  type: 'text',
  title: blockKinds.text,
  category: 'basic',
  icon: 'type',
  schema: textSchema,
  defaults: textDefaults,
  dataVersion: 1 + textMigrations.length,
  migrations: textMigrations,
  fields: {
    text: { control: 'rich-text', label: blockFields.text },
    size: {
      control: 'segmented',
      label: blockFields.textSize,
      options: [
        { value: 'small', label: blockFields.small },
        { value: 'normal', label: blockFields.normal },
        { value: 'lead', label: blockFields.lead },
      ],
    },
    spacing: {
      control: 'segmented',
      label: blockFields.spacing,
      options: [
        { value: 'site', label: blockFields.asOnSite },
        { value: 'own', label: blockFields.itsOwn },
      ],
    },
    lineHeight: {
      control: 'slider',
      label: blockFields.lineHeight,
      ...LINE_HEIGHT,
      step: 0.05,
      when: [{ field: 'spacing', is: ['own'] }],
    },
    letterSpacing: {
      control: 'slider',
      label: blockFields.letterSpacing,
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
  sharedStyles: [TEXT_TABLE_STYLES],
  styles,
  plainText: (data) => plainTextOf(data.text),
});
