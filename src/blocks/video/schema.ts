import { z } from 'zod';
import type { BlockHeight } from '#domain/arrangement/placed-block.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import type { BlockMigration } from '../define-block.ts';
import { VIDEO_MODES } from './video-mode.ts';

export const VIDEO_RATIOS = ['16:9', '4:3', '1:1', '9:16', '21:9'] as const;

export const videoSchema = z.object({
  /** An address of a video provider or its embed code, or the address of an uploaded file (`/s/…`). */
  url: z.string().max(2000),
  /** What the play button is called; empty for the provider's name. */
  title: z.string().max(200).catch(''),
  caption: z.string().max(500).catch(''),
  /** Captions of a file of the site: a WebVTT file (`/s/….vtt`), or empty. */
  captionsUrl: z
    .string()
    .max(300)
    .regex(/^(?:\/s\/.*)?$/)
    .catch(''),
  /** Shown until the video is started. */
  poster: imageValueSchema.nullable().catch(null),
  mode: z.enum(VIDEO_MODES).nullable(),
  ratio: z.enum(VIDEO_RATIOS).catch('16:9'),
  /** Off: the player is there at once, as far as consent allows (BLK-45). */
  hasOverlay: z.boolean().catch(true),
});
export type VideoData = z.infer<typeof videoSchema>;

/** A video that fills its place is as high as that; a caption may need more. */
export function videoHeight({ mode, caption }: VideoData): BlockHeight {
  if (mode !== 'fill') return 'ratio';
  return caption === '' ? 'frame' : 'frame-with-text';
}

export function videoDefaults(): VideoData {
  return {
    url: '',
    title: '',
    caption: '',
    captionsUrl: '',
    poster: null,
    mode: 'fit',
    ratio: '16:9',
    hasOverlay: true,
  };
}

export const videoMigrations: readonly BlockMigration[] = [];
