import { z } from 'zod';
import { ADDRESSED_FIELDS } from './addressed-fields.ts';

/** Page settings: the record `settings` of a document of kind `page`. */
export const pageSettingsSchema = z.object({
  ...ADDRESSED_FIELDS,
  title: z.string().max(200).catch(''),
  /** Shown in navigation in place of the title; empty for the title. */
  navigationTitle: z.string().max(200).catch(''),
  /** Off: visitors get not found. */
  enabled: z.boolean().catch(true),
});
