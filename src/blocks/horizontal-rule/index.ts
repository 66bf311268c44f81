import { defineBlock } from '../define-block.ts';
import { HorizontalRuleBlock } from './render.tsx';
import { horizontalRuleDefaults, horizontalRuleMigrations, horizontalRuleSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A divider line (CONT-42). */
export const horizontalRule = defineBlock({
  type: 'horizontal-rule',
  title: 'Line',
  category: 'layout',
  icon: 'minus',
  keywords: ['horizontal rule', 'divider', 'separator'],
  schema: horizontalRuleSchema,
  defaults: horizontalRuleDefaults,
  dataVersion: 1 + horizontalRuleMigrations.length,
  migrations: horizontalRuleMigrations,
  fields: {
    pattern: {
      control: 'segmented',
      label: 'Pattern',
      options: [
        { value: 'solid', label: 'Solid' },
        { value: 'dashed', label: 'Dashed' },
        { value: 'dotted', label: 'Dotted' },
      ],
    },
    tone: {
      control: 'segmented',
      label: 'Color',
      options: [
        { value: 'line', label: 'Quiet' },
        { value: 'text', label: 'Text' },
        { value: 'accent', label: 'Accent' },
      ],
    },
    thickness: { control: 'slider', label: 'Thickness', min: 1, max: 12, unit: 'px' },
    width: { control: 'slider', label: 'Width', min: 5, max: 100, step: 5, unit: '%' },
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
  size: { w: 24, h: 1 },
  height: 'rows',
  render: HorizontalRuleBlock,
  hasBehaviour: false,
  styles,
});
