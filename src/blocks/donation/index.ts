import { resolveLink } from '#domain/links/resolve-link.ts';
import { plainTextOf } from '#domain/rich-text/rich-text.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { ALIGNMENT_FIELD } from '../alignment.ts';
import { defineBlock } from '../define-block.ts';
import { DonationBlock } from './render.tsx';
import { donationDefaults, donationMigrations, donationSchema, type DonationData } from './schema.ts';
import styles from './styles.css?inline';

/** A link to a page of the site counts as well, although the page may be deleted when the block is shown. */
function mayLeadNowhere(link: DonationData['link']): boolean {
  return link === null || resolveLink(link, () => null) === null;
}

/** A call for donations (CONT-46, BLK-62, BLK-63). */
export const donation = defineBlock({
  type: 'donation',
  title: blockKinds.donation,
  category: 'advanced',
  icon: 'hand-heart',
  schema: donationSchema,
  defaults: donationDefaults,
  dataVersion: 1 + donationMigrations.length,
  migrations: donationMigrations,
  fields: {
    title: { control: 'text', label: blockFields.title, maxLength: 200 },
    text: { control: 'rich-text', label: blockFields.text },
    buttonText: { control: 'text', label: blockFields.buttonText, maxLength: 100 },
    donatePageId: { control: 'custom', label: blockKinds.donation, inOwnPanel: true },
    link: {
      control: 'link',
      label: blockFields.donationLink,
      help: blockFields.donationLinkHelp,
    },
    alignment: ALIGNMENT_FIELD,
  },
  size: { w: 10, h: 6 },
  inlineTexts: [
    { path: 'title', label: blockFields.title, maxLength: 200 },
    { path: 'buttonText', label: blockFields.buttonText, maxLength: 100 },
  ],
  render: DonationBlock,
  hasBehaviour: true,
  needsBehaviour: (data) =>
    data.buttonText.trim() === '' || (data.donatePageId === null && mayLeadNowhere(data.link)),
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => [data.title, plainTextOf(data.text)].filter((text) => text !== '').join('\n'),
});
