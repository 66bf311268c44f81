import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { HorizontalRuleBlock } from './render.tsx';
import { horizontalRuleDefaults, horizontalRuleMigrations, horizontalRuleSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A divider line (CONT-42). */
export const horizontalRule = defineBlock({
  type: 'horizontal-rule',
  title: blockKinds.horizontalRule,
  category: 'layout',
  icon: 'minus',
  schema: horizontalRuleSchema,
  defaults: horizontalRuleDefaults,
  dataVersion: 1 + horizontalRuleMigrations.length,
  migrations: horizontalRuleMigrations,
  fields: {
    pattern: {
      control: 'segmented',
      label: blockFields.pattern,
      options: [
        { value: 'solid', label: blockFields.solid },
        { value: 'dashed', label: blockFields.dashed },
        { value: 'dotted', label: blockFields.dotted },
      ],
    },
    tone: {
      control: 'segmented',
      label: blockFields.color,
      options: [
        { value: 'line', label: blockFields.quiet },
        { value: 'text', label: blockFields.text },
        { value: 'accent', label: blockFields.accent },
      ],
    },
    thickness: { control: 'slider', label: blockFields.thickness, min: 1, max: 12, unit: 'px' },
    width: { control: 'slider', label: blockFields.width, min: 5, max: 100, step: 5, unit: '%' },
    alignment: {
      control: 'segmented',
      label: blockFields.alignment,
      options: [
        { value: 'left', label: blockFields.left, icon: 'align-left' },
        { value: 'center', label: blockFields.center, icon: 'align-center' },
        { value: 'right', label: blockFields.right, icon: 'align-right' },
      ],
    },
  },
  size: { w: 24, h: 1 },
  height: 'rows',
  render: HorizontalRuleBlock,
  hasBehaviour: false,
  styles,
});
