import { blockFields } from '#messages/en/interface/block-fields.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { defineBlock } from '../define-block.ts';
import { VideoBlock } from './render.tsx';
import { videoDefaults, videoHeight, videoMigrations, videoSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A video of a provider or of the site's own files (BLK-23 to BLK-45). */
export const video = defineBlock({
  type: 'video',
  title: blockKinds.video,
  category: 'media',
  icon: 'circle-play',
  schema: videoSchema,
  defaults: videoDefaults,
  dataVersion: 1 + videoMigrations.length,
  migrations: videoMigrations,
  fields: {
    url: {
      control: 'text',
      label: blockFields.videoAddress,
      canBeFile: 'video',
      maxLength: 2000,
      placeholder: 'https://',
      help: blockFields.videoHelp,
    },
    title: { control: 'text', label: blockFields.title, maxLength: 200 },
    poster: { control: 'image', label: blockFields.poster },
    mode: {
      control: 'segmented',
      label: blockFields.size,
      options: [
        { value: 'fit', label: blockFields.fit },
        { value: 'fill', label: blockFields.fill },
        { value: 'none', label: blockFields.ownSize },
      ],
    },
    ratio: {
      control: 'select',
      label: blockFields.proportions,
      options: [
        { value: '16:9', label: '16:9' },
        { value: '4:3', label: '4:3' },
        { value: '1:1', label: '1:1' },
        { value: '9:16', label: '9:16' },
        { value: '21:9', label: '21:9' },
      ],
    },
    hasOverlay: {
      control: 'toggle',
      label: blockFields.hasOverlay,
      help: blockFields.hasOverlayHelp,
    },
    caption: { control: 'text', label: blockFields.caption, maxLength: 500 },
    captionsUrl: {
      control: 'text',
      label: blockFields.subtitles,
      canBeFile: 'subtitles',
      maxLength: 300,
      placeholder: '/s/subtitles.vtt',
      help: blockFields.subtitlesHelp,
    },
  },
  size: { w: 14, h: 14 },
  height: videoHeight,
  inlineTexts: [{ path: 'caption', label: blockFields.caption, maxLength: 500 }],
  render: VideoBlock,
  hasBehaviour: true,
  styles,
  plainText: (data) => [data.title, data.caption].filter((text) => text !== '').join('\n'),
  fileIds: (data) => (data.poster === null ? [] : [data.poster.fileId]),
});
