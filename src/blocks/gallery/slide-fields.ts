import { GALLERY_MEDIA_TYPES } from '#domain/galleries/gallery-item-kinds.ts';
import { galleryFields } from '#messages/en/interface/gallery-fields.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import type { FieldControl } from '../define-block.ts';

const VIDEOS = [{ field: 'mediaType', is: [GALLERY_MEDIA_TYPES.video] }];
const PICTURES = [{ field: 'mediaType', is: [1, 2, 3, 4, 5] }];

/** What an owner can set about a track of an album, besides its cover (CONT-103). */
export const TRACK_FIELDS: Readonly<Record<string, FieldControl>> = {
  audioUrl: {
    control: 'text',
    label: galleryFields.audioFile,
    maxLength: 300,
    canBeFile: 'audio',
    help: galleryFields.audioFileHelp,
  },
  title: { control: 'text', label: blockFields.title, maxLength: 300 },
  description: { control: 'textarea', label: galleryFields.description, maxLength: 1000, rows: 3 },
  urlName: {
    control: 'text',
    label: galleryFields.nameInAddresses,
    maxLength: 100,
    help: galleryFields.nameOfAlbumHelp,
  },
};

/** What an owner can set about a slide, besides its picture. */
export const SLIDE_FIELDS: Readonly<Record<string, FieldControl>> = {
  videoUrl: {
    control: 'text',
    label: galleryFields.video,
    maxLength: 2000,
    canBeFile: 'video',
    help: galleryFields.videoHelp,
    when: VIDEOS,
  },
  captionsUrl: {
    control: 'text',
    label: galleryFields.videoCaptions,
    maxLength: 300,
    canBeFile: 'subtitles',
    help: galleryFields.videoCaptionsHelp,
    when: VIDEOS,
  },
  title: { control: 'text', label: blockFields.title, maxLength: 300 },
  description: { control: 'textarea', label: galleryFields.description, maxLength: 1000, rows: 3 },
  link: { control: 'link', label: blockFields.link, when: PICTURES },
  urlName: {
    control: 'text',
    label: galleryFields.nameInAddresses,
    maxLength: 100,
    help: galleryFields.nameOfSlideHelp,
  },
};
