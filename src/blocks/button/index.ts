import { ALIGNMENT_FIELD } from '../alignment.ts';
import { defineBlock } from '../define-block.ts';
import buttonStyles from './button-link.css?inline';
import { ButtonBlock } from './render.tsx';
import { buttonDefaults, buttonMigrations, buttonSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A button that leads somewhere (CONT-47, BLK-52, BLK-53). */
export const button = defineBlock({
  type: 'button',
  title: 'Button',
  category: 'basic',
  icon: 'mouse-pointer-click',
  keywords: ['link', 'call to action', 'cta', 'download'],
  schema: buttonSchema,
  defaults: buttonDefaults,
  dataVersion: 1 + buttonMigrations.length,
  migrations: buttonMigrations,
  fields: {
    buttonText: { control: 'text', label: 'Text', maxLength: 100 },
    clickthroughUrl: { control: 'link', label: 'Link' },
    newWindow: { control: 'toggle', label: 'Open in a new window' },
    variant: {
      control: 'segmented',
      label: 'Style',
      options: [
        { value: 'filled', label: 'Filled' },
        { value: 'outline', label: 'Outline' },
        { value: 'text', label: 'Text' },
      ],
    },
    size: {
      control: 'segmented',
      label: 'Size',
      options: [
        { value: 'small', label: 'Small' },
        { value: 'medium', label: 'Medium' },
        { value: 'large', label: 'Large' },
      ],
    },
    alignment: ALIGNMENT_FIELD,
    isFullWidth: { control: 'toggle', label: 'As wide as the block' },
  },
  size: { w: 6, h: 2 },
  inlineTexts: [{ path: 'buttonText', label: 'Button text', maxLength: 100 }],
  render: ButtonBlock,
  hasBehaviour: false,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.buttonText,
});
