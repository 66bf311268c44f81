import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { EmbedBlock } from './render.tsx';
import { embedDefaults, embedMigrations, embedSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Content of another service, by its address; loaded after a click (CONT-14). */
export const embed = defineBlock({
  type: 'embed',
  title: blockKinds.embed,
  category: 'media',
  icon: 'app-window',
  schema: embedSchema,
  defaults: embedDefaults,
  dataVersion: 1 + embedMigrations.length,
  migrations: embedMigrations,
  fields: {
    url: {
      control: 'text',
      label: blockFields.webAddress,
      maxLength: 2000,
      placeholder: 'https://',
      help: blockFields.embedHelp,
    },
    title: { control: 'text', label: blockFields.title, maxLength: 200 },
    caption: { control: 'text', label: blockFields.caption, maxLength: 500 },
  },
  size: { w: 12, h: 12 },
  height: 'ratio',
  inlineTexts: [{ path: 'caption', label: blockFields.caption, maxLength: 500 }],
  render: EmbedBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => [data.title, data.caption].filter((text) => text !== '').join('\n'),
});
