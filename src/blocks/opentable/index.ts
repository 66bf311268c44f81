import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { OpentableBlock } from './render.tsx';
import { opentableDefaults, opentableMigrations, opentableSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Tables at OpenTable (BLK-68, BLK-71, CONT-44). */
export const opentable = defineBlock({
  type: 'opentable',
  title: 'Table booking',
  category: 'advanced',
  icon: 'utensils',
  keywords: ['opentable', 'restaurant', 'reservation', 'table'],
  schema: opentableSchema,
  defaults: opentableDefaults,
  dataVersion: 1 + opentableMigrations.length,
  migrations: opentableMigrations,
  fields: {
    account: {
      control: 'text',
      label: 'Restaurant number',
      maxLength: 100,
      help: 'The number OpenTable gave your restaurant.',
    },
    text: { control: 'text', label: 'Text of the link', maxLength: 100 },
    alignment: {
      control: 'segmented',
      label: 'Alignment',
      options: [
        { value: 'left', label: 'Left', icon: 'align-left' },
        { value: 'center', label: 'Center', icon: 'align-center' },
        { value: 'right', label: 'Right', icon: 'align-right' },
      ],
    },
  },
  size: { w: 8, h: 6 },
  render: OpentableBlock,
  hasBehaviour: true,
  styles: buttonStyles + styles,
  plainText: (data) => data.text,
});
