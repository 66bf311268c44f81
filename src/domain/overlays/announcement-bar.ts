import { z } from 'zod';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { isRichTextEmpty, richTextOf, richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';
import { pageChoiceFields } from './page-choice.ts';

/** The announcement bar: the record `announcement-bar` of the site's document (OVER-29, OVER-31, OVER-127). */
export const announcementBarSchema = z.object({
  id: z.literal('announcement-bar'),
  type: z.literal('announcement-bar'),
  isShown: z.boolean().catch(false),
  text: richTextSchema.catch(() => richTextOf('')),
  /** For the whole bar. */
  link: linkValueSchema.nullable().catch(null),
  theme: z.enum(COLOR_THEME_IDS).catch('dark'),
  ...pageChoiceFields,
});
export type AnnouncementBar = z.infer<typeof announcementBarSchema>;

export function parseAnnouncementBar(record: DocumentRecord | undefined): AnnouncementBar {
  return announcementBarSchema.parse({ ...record, id: 'announcement-bar', type: 'announcement-bar' });
}

/** `showAnnouncementBar` of the page context (OVER-29): switched on, and with something to say. */
export function showsAnnouncementBar(bar: AnnouncementBar): boolean {
  return bar.isShown && !isRichTextEmpty(bar.text);
}

/** The text as one line: its paragraphs one after the other (OVER-31). */
export function announcementLine(text: RichText): RichText {
  const pieces = (text.content ?? []).flatMap((node, index) =>
    node.content === undefined
      ? []
      : [...(index === 0 ? [] : [{ type: 'text' as const, text: ' ' }]), ...node.content],
  );
  const line = pieces.map((each) => (each.type === 'text' ? each : { type: 'text' as const, text: ' ' }));
  return { type: 'doc', content: [{ type: 'paragraph', content: line }] };
}

/** Tells one announcement from another, so that a closed bar comes back when its text changed (OVER-31). */
export function announcementVersion(bar: Pick<AnnouncementBar, 'text' | 'link'>): string {
  let hash = 0x81_1c_9d_c5;
  for (const letter of JSON.stringify([bar.text, bar.link])) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  }
  return (hash >>> 0).toString(36);
}
