import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { serviceFields } from '../service-widget/service-fields.ts';
import { OpentableBlock } from './render.tsx';
import { opentableDefaults, opentableMigrations, opentableSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Tables at OpenTable (BLK-68, BLK-71, CONT-44). */
export const opentable = defineBlock({
  type: 'opentable',
  title: blockKinds.opentable,
  category: 'advanced',
  icon: 'utensils',
  schema: opentableSchema,
  defaults: opentableDefaults,
  dataVersion: 1 + opentableMigrations.length,
  migrations: opentableMigrations,
  fields: serviceFields(blockFields.restaurantNumber, blockFields.restaurantNumberHelp),
  size: { w: 8, h: 6 },
  render: OpentableBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.text,
});
