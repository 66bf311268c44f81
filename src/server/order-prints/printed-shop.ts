import type { SiteId } from '#domain/documents/record.ts';
import { paperSize } from '#domain/orders/paper-size.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedSettings } from '#server/sites/site-language.ts';
import { loadStoreSettings } from '#server/store/queries.ts';

/** What all sheets of a shop have in common: who sells, on which paper, and how days are said. */
export interface PrintedShop {
  readonly name: string;
  /** Line by line; empty as long as the owner has not said it. */
  readonly address: readonly string[];
  readonly country: string;
  readonly taxNumber: string;
  readonly paper: 'Letter' | 'A4';
  readonly timeZone: string;
  readonly language: string;
}

/** The seller's data as they are now (ORD-104). */
export async function loadPrintedShop(db: Db, siteId: SiteId): Promise<PrintedShop> {
  const { title } = await findSite(db, siteId);
  const { language, timeZone } = await publishedSettings(db, siteId);
  const settings = await loadStoreSettings(db, siteId);
  return {
    name: settings.sellerName.trim() || title,
    address: settings.sellerAddress
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    country: settings.sellerCountry,
    taxNumber: settings.taxNumber.trim(),
    paper: paperSize(settings.sellerCountry),
    timeZone,
    language,
  };
}
