import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { SpacerBlock } from './render.tsx';
import { spacerDefaults, spacerMigrations, spacerSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Empty space whose height the owner drags (CONT-23). */
export const spacer = defineBlock({
  type: 'spacer',
  title: blockKinds.spacer,
  category: 'layout',
  icon: 'move-vertical',
  schema: spacerSchema,
  defaults: spacerDefaults,
  dataVersion: 1 + spacerMigrations.length,
  migrations: spacerMigrations,
  fields: {},
  size: { w: 24, h: 3 },
  height: 'rows',
  render: SpacerBlock,
  hasBehaviour: false,
  styles,
});
