import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const audioSchema = z.object({
  /** An uploaded file (`/s/…`), or a track of an audio service. */
  url: z.string().max(2000),
  title: z.string().max(200).catch(''),
  author: z.string().max(200).catch(''),
  /** Offers a download of an uploaded file (CONT-36). */
  hasDownload: z.boolean().catch(false),
});
export type AudioData = z.infer<typeof audioSchema>;

export function audioDefaults(translate: Translate = translateEnglish): AudioData {
  return { url: '', title: translate(newContent.trackTitle), author: '', hasDownload: false };
}

export const audioMigrations: readonly BlockMigration[] = [];
