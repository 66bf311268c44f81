import { z } from 'zod';
import { COLOR_THEME_IDS } from '#domain/palette/color-theme-ids.ts';
import type { DocumentRecord, DocumentRecords } from '#domain/documents/record.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { imageValueSchema } from '#domain/images/image-value.ts';
import { blockRecordSchema, type BlockRecord } from '#domain/pages/block-record.ts';
import { isRichTextEmpty, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { pageChoiceFields } from './page-choice.ts';
import {
  MAX_DELAY_SECONDS,
  MAX_FREQUENCY_DAYS,
  NEVER_AGAIN,
  type PopupOverlaySettings,
} from './popup-overlay-settings.ts';

/** The `sectionId` of the block in the popup: it stands in no section of the footer. */
export const POPUP_SECTION_ID = 'popup-overlay';
/** Blocks whose form can stand in the popup. */
export const POPUP_FORM_TYPES: readonly string[] = ['form', 'newsletter'];

/** The popup overlay: the record `popup-overlay` of the site's document (OVER-01 to OVER-06, OVER-20, OVER-127). */
export const popupOverlaySchema = z.object({
  id: z.literal('popup-overlay'),
  type: z.literal('popup-overlay'),
  style: z.enum(['none', 'show']).catch('none'),
  enableMobile: z.boolean().catch(true),
  version: z.int().min(1).catch(1),
  showUntilSignup: z.boolean().catch(false),
  displayFrequency: z.int().min(NEVER_AGAIN).max(MAX_FREQUENCY_DAYS).catch(7),
  delaySeconds: z.int().min(0).max(MAX_DELAY_SECONDS).nullable().catch(5),
  scrollDepth: z.int().min(1).max(100).nullable().catch(null),
  ...pageChoiceFields,
  title: z.string().max(200).catch('Join our newsletter'),
  text: richTextSchema.catch(() => richTextOf('News and offers, now and then, by email.')),
  image: imageValueSchema.nullable().catch(null),
  /** Where the picture stands. */
  layout: z.enum(['top', 'side']).catch('top'),
  theme: z.enum(COLOR_THEME_IDS).catch('white'),
  /** What the visitor can do in it. */
  action: z.enum(['none', 'button', 'form']).catch('button'),
  buttonText: z.string().max(80).catch('Learn more'),
  buttonLink: linkValueSchema.nullable().catch(null),
  /** The block of the form, a record of the same document. */
  formBlockId: z.string().max(24).nullable().catch(null),
});
export type PopupOverlay = z.infer<typeof popupOverlaySchema>;

/** The popup of a site; what is missing or broken has its default. */
export function parsePopupOverlay(record: DocumentRecord | undefined): PopupOverlay {
  return popupOverlaySchema.parse({ ...record, id: 'popup-overlay', type: 'popup-overlay' });
}

/** The block whose form stands in the popup; null where it has none. */
export function popupFormBlock(popup: PopupOverlay, records: DocumentRecords): BlockRecord | null {
  if (popup.action !== 'form' || popup.formBlockId === null) return null;
  const block = blockRecordSchema.safeParse(records[popup.formBlockId]);
  return block.success && POPUP_FORM_TYPES.includes(block.data.blockType) ? block.data : null;
}

/** Whether there is anything to see in it: an empty popup is never shown. */
export function hasPopupContent(popup: PopupOverlay): boolean {
  return (
    popup.title.trim() !== '' ||
    !isRichTextEmpty(popup.text) ||
    popup.image !== null ||
    popup.action === 'form'
  );
}

/** The popup's settings as visitors' browsers get them (OVER-01). */
export function popupOverlaySettings(popup: PopupOverlay): PopupOverlaySettings {
  const { style, enableMobile, version, showUntilSignup, displayFrequency, delaySeconds, scrollDepth } =
    popup;
  return { style, enableMobile, version, showUntilSignup, displayFrequency, delaySeconds, scrollDepth };
}
