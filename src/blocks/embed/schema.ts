import { z } from 'zod';
import type { BlockMigration } from '../define-block.ts';

export const embedSchema = z.object({
  url: z.string().max(2000),
  /** What screen readers call the frame; empty for the provider's name. */
  title: z.string().max(200).catch(''),
  caption: z.string().max(500).catch(''),
});
export type EmbedData = z.infer<typeof embedSchema>;

export function embedDefaults(): EmbedData {
  return { url: '', title: '', caption: '' };
}

export const embedMigrations: readonly BlockMigration[] = [];
