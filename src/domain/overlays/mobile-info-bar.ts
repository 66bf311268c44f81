import { z } from 'zod';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { BusinessContact } from './info-bar-actions.ts';
import { pageChoiceFields } from './page-choice.ts';

/** The mobile info bar: the record `mobile-info-bar` of the site's document (OVER-23, OVER-24, OVER-127). */
export const mobileInfoBarSchema = z.object({
  id: z.literal('mobile-info-bar'),
  type: z.literal('mobile-info-bar'),
  style: z.enum(['none', 'light', 'dark']).catch('none'),
});
export type MobileInfoBar = z.infer<typeof mobileInfoBarSchema>;

export function parseMobileInfoBar(record: DocumentRecord | undefined): MobileInfoBar {
  return mobileInfoBarSchema.parse({ ...record, id: 'mobile-info-bar', type: 'mobile-info-bar' });
}

/**
 * Where the info bar stands: the record `mobile-info-bar-pages` of the site's document, beside the bar, which has one
 * setting (OVER-23).
 */
export const mobileInfoBarPagesSchema = z.object({
  id: z.literal('mobile-info-bar-pages'),
  type: z.literal('mobile-info-bar-pages'),
  ...pageChoiceFields,
});
export type MobileInfoBarPages = z.infer<typeof mobileInfoBarPagesSchema>;

export function parseMobileInfoBarPages(record: DocumentRecord | undefined): MobileInfoBarPages {
  return mobileInfoBarPagesSchema.parse({
    ...record,
    id: 'mobile-info-bar-pages',
    type: 'mobile-info-bar-pages',
  });
}

/** How the business is reached: the record `business-details` of the site's document (OVER-26). */
export const businessDetailsSchema = z.object({
  id: z.literal('business-details'),
  type: z.literal('business-details'),
  phone: z.string().max(50).catch(''),
  email: z.string().max(256).catch(''),
  /** Several lines. */
  address: z.string().max(500).catch(''),
  /** One line a day or group of days. */
  openingHours: z.string().max(1000).catch(''),
});

export function parseBusinessDetails(record: DocumentRecord | undefined): BusinessContact {
  const details = businessDetailsSchema.parse({
    ...record,
    id: 'business-details',
    type: 'business-details',
  });
  const { phone, email, address, openingHours } = details;
  return { phone, email, address, openingHours };
}
