import { GALLERY_MEDIA_TYPES } from '#domain/galleries/gallery-item-kinds.ts';
import type { FieldControl } from '../define-block.ts';

const VIDEOS = [{ field: 'mediaType', is: [GALLERY_MEDIA_TYPES.video] }];
const PICTURES = [{ field: 'mediaType', is: [1, 2, 3, 4, 5] }];

/** What an owner can set about a track of an album, besides its cover (CONT-103). */
export const TRACK_FIELDS: Readonly<Record<string, FieldControl>> = {
  audioUrl: {
    control: 'text',
    label: 'Audio file',
    maxLength: 300,
    canBeFile: 'audio',
    help: 'An MP3 or M4A file of yours.',
  },
  title: { control: 'text', label: 'Title', maxLength: 300 },
  description: { control: 'textarea', label: 'Description', maxLength: 1000, rows: 3 },
  urlName: {
    control: 'text',
    label: 'Name in addresses',
    maxLength: 100,
    help: 'An address that ends with this name shows the album.',
  },
};

/** What an owner can set about a slide, besides its picture. */
export const SLIDE_FIELDS: Readonly<Record<string, FieldControl>> = {
  videoUrl: {
    control: 'text',
    label: 'Video',
    maxLength: 2000,
    canBeFile: 'video',
    help: 'An address or embed code of a video service, or a file of yours.',
    when: VIDEOS,
  },
  captionsUrl: {
    control: 'text',
    label: 'Captions of the video',
    maxLength: 300,
    canBeFile: 'subtitles',
    help: 'A WebVTT file of yours (.vtt), for a video that is a file.',
    when: VIDEOS,
  },
  title: { control: 'text', label: 'Title', maxLength: 300 },
  description: { control: 'textarea', label: 'Description', maxLength: 1000, rows: 3 },
  link: { control: 'link', label: 'Link', when: PICTURES },
  urlName: {
    control: 'text',
    label: 'Name in addresses',
    maxLength: 100,
    help: 'An address that ends with this name shows the gallery at this slide.',
  },
};
