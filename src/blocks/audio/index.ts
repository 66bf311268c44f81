import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import embedStyles from '../embed/styles.css?inline';
import { AudioBlock } from './render.tsx';
import { audioDefaults, audioMigrations, audioSchema } from './schema.ts';
import styles from './styles.css?inline';

/** One track (CONT-36, BLK-84, BLK-85). */
export const audio = defineBlock({
  type: 'audio',
  title: blockKinds.audio,
  category: 'media',
  icon: 'music',
  schema: audioSchema,
  defaults: audioDefaults,
  dataVersion: 1 + audioMigrations.length,
  migrations: audioMigrations,
  fields: {
    url: {
      control: 'text',
      label: blockFields.trackAddress,
      canBeFile: 'audio',
      maxLength: 2000,
      placeholder: '/s/track.mp3',
      help: blockFields.trackHelp,
    },
    title: { control: 'text', label: blockFields.title, maxLength: 200 },
    author: { control: 'text', label: blockFields.trackAuthor, maxLength: 200 },
    hasDownload: { control: 'toggle', label: blockFields.hasDownload },
  },
  size: { w: 10, h: 4 },
  inlineTexts: [
    { path: 'title', label: blockFields.title, maxLength: 200 },
    { path: 'author', label: blockFields.trackAuthor, maxLength: 200 },
  ],
  render: AudioBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles, embedStyles],
  styles,
  plainText: (data) => [data.title, data.author].filter((text) => text !== '').join('\n'),
});
