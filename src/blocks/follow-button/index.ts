import { WIDGET_SERVICES } from '#domain/embeds/widget-services.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { serviceFields } from '../service-widget/service-fields.ts';
import { FollowButtonBlock } from './render.tsx';
import { followButtonDefaults, followButtonMigrations, followButtonSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A plain link to a profile that the widget of its network replaces (BLK-81 to BLK-83). */
export const followButton = defineBlock({
  type: 'follow-button',
  title: blockKinds.followButton,
  category: 'social',
  icon: 'user-plus',
  schema: followButtonSchema,
  defaults: followButtonDefaults,
  dataVersion: 1 + followButtonMigrations.length,
  migrations: followButtonMigrations,
  fields: {
    service: {
      control: 'select',
      label: blockFields.network,
      options: WIDGET_SERVICES.filter((each) => each.kind === 'follow').map(({ id, name }) => ({
        value: id,
        label: name,
      })),
    },
    ...serviceFields(blockFields.name, blockFields.profileName),
  },
  size: { w: 6, h: 2 },
  render: FollowButtonBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => data.text,
});
