import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { ALIGNMENT_FIELD } from '../alignment.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { MemberAreaBlock } from './render.tsx';
import { memberAreaDefaults, memberAreaMigrations, memberAreaSchema } from './schema.ts';
import styles from './styles.css?inline';

/** The offer of a member area, or for people with access the way into it (CONT-55, MEMB-65). */
export const memberArea = defineBlock({
  type: 'member-area',
  title: blockKinds.memberArea,
  category: 'forms',
  icon: 'user-plus',
  schema: memberAreaSchema,
  defaults: memberAreaDefaults,
  dataVersion: 1 + memberAreaMigrations.length,
  migrations: memberAreaMigrations,
  fields: {
    areaId: { control: 'custom', label: blockKinds.memberArea, inOwnPanel: true },
    alignment: ALIGNMENT_FIELD,
  },
  size: { w: 10, h: 5 },
  render: MemberAreaBlock,
  hasBehaviour: false,
  needs: ({ areaId }) => (areaId === null ? [] : [{ kind: 'memberArea', documentId: areaId }]),
  sharedStyles: [buttonStyles],
  styles,
});
