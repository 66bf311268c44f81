import { defineBlock } from '../define-block.ts';
import { VideoBlock } from './render.tsx';
import { videoDefaults, videoHeight, videoMigrations, videoSchema } from './schema.ts';
import styles from './styles.css?inline';

/** A video of a provider or of the site's own files (BLK-23 to BLK-45). */
export const video = defineBlock({
  type: 'video',
  title: 'Video',
  category: 'media',
  icon: 'circle-play',
  keywords: ['film', 'movie', 'youtube', 'vimeo', 'clip', 'play'],
  schema: videoSchema,
  defaults: videoDefaults,
  dataVersion: 1 + videoMigrations.length,
  migrations: videoMigrations,
  fields: {
    url: {
      control: 'text',
      label: 'Web address or embed code',
      canBeFile: 'video',
      maxLength: 2000,
      placeholder: 'https://',
      help: 'A video of YouTube, Vimeo, Dailymotion, TED or Loom, or an uploaded file (/s/film.mp4).',
    },
    title: { control: 'text', label: 'Title', maxLength: 200 },
    poster: { control: 'image', label: 'Picture before it plays' },
    mode: {
      control: 'segmented',
      label: 'Size',
      options: [
        { value: 'fit', label: 'Fit' },
        { value: 'fill', label: 'Fill' },
        { value: 'none', label: 'Own size' },
      ],
    },
    ratio: {
      control: 'select',
      label: 'Proportions',
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
      label: 'Picture and play button before it plays',
      help: 'Off: the player of the provider is shown at once to visitors who agreed to it.',
    },
    caption: { control: 'text', label: 'Caption', maxLength: 500 },
    captionsUrl: {
      control: 'text',
      label: 'Subtitles',
      canBeFile: 'subtitles',
      maxLength: 300,
      placeholder: '/s/subtitles.vtt',
      help: 'A WebVTT file, for an uploaded video.',
    },
  },
  size: { w: 14, h: 14 },
  height: videoHeight,
  inlineTexts: [{ path: 'caption', label: 'Caption', maxLength: 500 }],
  render: VideoBlock,
  hasBehaviour: true,
  styles,
  plainText: (data) => [data.title, data.caption].filter((text) => text !== '').join('\n'),
  fileIds: (data) => (data.poster === null ? [] : [data.poster.fileId]),
});
