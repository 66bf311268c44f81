import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { ALIGNMENT_FIELD } from '../alignment.ts';
import { defineBlock } from '../define-block.ts';
import { NETWORK_LABELS, NETWORKS } from './networks.ts';
import { SocialLinksBlock } from './render.tsx';
import {
  MAX_SOCIAL_LINKS,
  newSocialLink,
  socialLinksDefaults,
  socialLinksMigrations,
  socialLinksSchema,
} from './schema.ts';
import styles from './styles.css?inline';

/** One icon for each profile (CONT-21). */
export const socialLinks = defineBlock({
  type: 'social-links',
  title: blockKinds.socialLinks,
  category: 'social',
  icon: 'share-2',
  schema: socialLinksSchema,
  defaults: socialLinksDefaults,
  dataVersion: 1 + socialLinksMigrations.length,
  migrations: socialLinksMigrations,
  fields: {
    links: {
      control: 'list',
      label: blockFields.profiles,
      itemLabel: blockFields.profile,
      itemTitle: 'address',
      max: MAX_SOCIAL_LINKS,
      newItem: newSocialLink,
      fields: {
        address: {
          control: 'text',
          label: blockFields.profileAddress,
          maxLength: 2000,
          placeholder: 'https://',
          help: blockFields.profileAddressHelp,
        },
        network: {
          control: 'select',
          label: blockFields.profileIcon,
          options: [
            { value: 'auto', label: blockFields.iconByAddress },
            ...NETWORKS.map((value) => ({ value, label: NETWORK_LABELS[value] })),
          ],
        },
        label: {
          control: 'text',
          label: blockFields.name,
          maxLength: 100,
          help: blockFields.profileNameHelp,
        },
      },
    },
    style: {
      control: 'select',
      label: blockFields.style,
      options: [
        { value: 'icons', label: blockFields.icons },
        { value: 'circles', label: blockFields.iconsInCircles },
        { value: 'words', label: blockFields.names },
        { value: 'both', label: blockFields.iconsAndNames },
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
  },
  size: { w: 8, h: 2 },
  render: SocialLinksBlock,
  hasBehaviour: false,
  styles,
  plainText: (data) =>
    data.links
      .map((link) => link.label)
      .filter((label) => label !== '')
      .join('\n'),
});
