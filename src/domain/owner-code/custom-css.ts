import { z } from 'zod';
import type { DocumentRecord } from '#domain/documents/record.ts';

/** Characters of the CSS that an owner writes for the whole site (DSGN-62). */
export const MAX_CUSTOM_CSS_LENGTH = 100_000;

/** The record `custom-css` of a site's document. */
export const customCssSchema = z.object({
  id: z.literal('custom-css'),
  type: z.literal('custom-css'),
  css: z.string().max(MAX_CUSTOM_CSS_LENGTH).default(''),
});

/** The CSS in a site's record; empty where there is none. */
export function customCssOf(record: DocumentRecord | undefined): string {
  return customCssSchema.safeParse(record).data?.css ?? '';
}
