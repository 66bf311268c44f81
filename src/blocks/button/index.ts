import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { ALIGNMENT_FIELD } from '../alignment.ts';
import { defineBlock } from '../define-block.ts';
import buttonStyles from './button-link.css?inline';
import { ButtonBlock } from './render.tsx';
import { buttonDefaults, buttonMigrations, buttonSchema } from './schema.ts';
import styles from './styles.css?inline';

const FLOWS = { left: 'start', center: 'center', right: 'end' } as const;

/** A button that leads somewhere (CONT-47, BLK-52, BLK-53). */
export const button = defineBlock({
  type: 'button',
  title: blockKinds.button,
  category: 'basic',
  icon: 'mouse-pointer-click',
  schema: buttonSchema,
  defaults: buttonDefaults,
  dataVersion: 1 + buttonMigrations.length,
  migrations: buttonMigrations,
  fields: {
    buttonText: { control: 'text', label: blockFields.text, maxLength: 100 },
    clickthroughUrl: { control: 'link', label: blockFields.link },
    newWindow: { control: 'toggle', label: blockFields.newWindow },
    variant: {
      control: 'segmented',
      label: blockFields.style,
      options: [
        { value: 'filled', label: blockFields.primary },
        { value: 'outline', label: blockFields.secondary },
        { value: 'text', label: blockFields.tertiary },
      ],
    },
    size: {
      control: 'segmented',
      label: blockFields.size,
      options: [
        { value: 'small', label: blockFields.small },
        { value: 'medium', label: blockFields.medium },
        { value: 'large', label: blockFields.large },
      ],
    },
    alignment: ALIGNMENT_FIELD,
    isFullWidth: { control: 'toggle', label: blockFields.fullWidth },
  },
  size: { w: 6, h: 2 },
  flow: ({ isFullWidth, alignment }) => (isFullWidth ? null : FLOWS[alignment]),
  inlineTexts: [{ path: 'buttonText', label: blockFields.buttonText, maxLength: 100 }],
  render: ButtonBlock,
  hasBehaviour: false,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.buttonText,
});
