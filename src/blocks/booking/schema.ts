import { translateEnglish, type Translate } from '#messages/translator.ts';
import { newContent } from '#messages/en/new-content.ts';
import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const bookingSchema = z.object({
  /** The address of the owner's page at a booking service. */
  url: z.string().max(2000),
  title: z.string().max(200).catch(''),
  buttonText: z.string().max(100).catch(''),
});
export type BookingData = z.infer<typeof bookingSchema>;

export function bookingDefaults(translate: Translate = translateEnglish): BookingData {
  return { url: '', title: translate(newContent.bookingTitle), buttonText: '' };
}

export const bookingMigrations: readonly BlockMigration[] = [];
