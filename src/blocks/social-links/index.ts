import { ALIGNMENT_FIELD } from '../alignment.ts';
import { defineBlock } from '../define-block.ts';
import { NETWORK_NAMES, NETWORKS } from './networks.ts';
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
  title: 'Social links',
  category: 'social',
  icon: 'share-2',
  keywords: [
    'social media',
    'icons',
    'follow',
    'instagram',
    'facebook',
    'mastodon',
    'youtube',
    'profile',
    'networks',
  ],
  schema: socialLinksSchema,
  defaults: socialLinksDefaults,
  dataVersion: 1 + socialLinksMigrations.length,
  migrations: socialLinksMigrations,
  fields: {
    links: {
      control: 'list',
      label: 'Profiles',
      itemLabel: 'Profile',
      itemTitle: 'address',
      max: MAX_SOCIAL_LINKS,
      newItem: newSocialLink,
      fields: {
        address: {
          control: 'text',
          label: 'Address',
          maxLength: 2000,
          placeholder: 'https://',
          help: 'A web address, an email address, or tel: and a number.',
        },
        network: {
          control: 'select',
          label: 'Icon',
          options: [
            { value: 'auto', label: 'By the address' },
            ...NETWORKS.map((value) => ({ value, label: NETWORK_NAMES[value] })),
          ],
        },
        label: {
          control: 'text',
          label: 'Name',
          maxLength: 100,
          help: 'Read out by screen readers. Empty for the name of the network.',
        },
      },
    },
    style: {
      control: 'select',
      label: 'Style',
      options: [
        { value: 'icons', label: 'Icons' },
        { value: 'circles', label: 'Icons in circles' },
        { value: 'words', label: 'Names' },
        { value: 'both', label: 'Icons and names' },
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
