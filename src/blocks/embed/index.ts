import buttonStyles from '../button/button-link.css?inline';
import { defineBlock } from '../define-block.ts';
import { EmbedBlock } from './render.tsx';
import { embedDefaults, embedMigrations, embedSchema } from './schema.ts';
import styles from './styles.css?inline';

/** Content of another service, by its address; loaded after a click (CONT-14). */
export const embed = defineBlock({
  type: 'embed',
  title: 'Embed',
  category: 'media',
  icon: 'app-window',
  keywords: ['map', 'music', 'spotify', 'soundcloud', 'codepen', 'figma', 'iframe'],
  schema: embedSchema,
  defaults: embedDefaults,
  dataVersion: 1 + embedMigrations.length,
  migrations: embedMigrations,
  fields: {
    url: {
      control: 'text',
      label: 'Web address',
      maxLength: 2000,
      placeholder: 'https://',
      help: 'An address of YouTube, Vimeo, Dailymotion, TED, Loom, Spotify, SoundCloud, CodePen, Figma or OpenStreetMap.',
    },
    title: { control: 'text', label: 'Title', maxLength: 200 },
    caption: { control: 'text', label: 'Caption', maxLength: 500 },
  },
  size: { w: 12, h: 12 },
  height: 'ratio',
  inlineTexts: [{ path: 'caption', label: 'Caption', maxLength: 500 }],
  render: EmbedBlock,
  hasBehaviour: true,
  sharedStyles: [buttonStyles],
  styles,
  plainText: (data) => [data.title, data.caption].filter((text) => text !== '').join('\n'),
});
