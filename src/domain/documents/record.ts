import type { Id } from '#lib/id.ts';
import type { JsonValue } from '#lib/json.ts';

export type SiteId = Id<'site'>;
export type AccountId = Id<'account'>;
export type DocumentId = Id<'document'>;

/**
 * Kinds of documents: what an owner edits and publishes. `synced`: a section that pages show by its id (EDIT-206);
 * `store`: the settings of the shop, live with each change.
 */
export const DOCUMENT_KINDS = ['site', 'page', 'collection', 'item', 'synced', 'store'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** The kinds that are made of sections and blocks, and may hold code of their owner. */
export const KINDS_WITH_BLOCKS = [
  'site',
  'page',
  'collection',
  'item',
  'synced',
] as const satisfies readonly DocumentKind[];

/** The kinds that appear in lists of content, with an address. */
export const CONTENT_KINDS = ['page', 'collection', 'item'] as const satisfies readonly DocumentKind[];
export type ContentKind = (typeof CONTENT_KINDS)[number];

/**
 * Types of records. `settings` stands once in every document under the id `settings`:
 * the site's, the page's, the collection's or the item's own fields.
 */
export const RECORD_TYPES = [
  'settings',
  'design',
  'header',
  'footer',
  'popup-overlay',
  'announcement-bar',
  'mobile-info-bar',
  'mobile-info-bar-pages',
  'business-details',
  'cookie-banner',
  'custom-css',
  'injected-code',
  'access',
  'nav-link',
  'section',
  'block',
  'product-option',
  'variant',
  'product-image',
  'product-field',
  'category',
  'shipping-option',
  'tax-rule',
  'checkout-field',
  'mail-text',
] as const;
export type RecordType = (typeof RECORD_TYPES)[number];

/** Records that stand once in a document have their type as their id. */
export const SINGLETON_RECORD_TYPES = [
  'settings',
  'design',
  'header',
  'footer',
  'popup-overlay',
  'announcement-bar',
  'mobile-info-bar',
  'mobile-info-bar-pages',
  'business-details',
  'cookie-banner',
  'custom-css',
  'injected-code',
  'access',
] as const;

/** An id of a record: 24 hex characters, or the type of a record that stands once. */
export type RecordId = string;

/** A small piece of a document. Everything besides `id` and `type` is a field. */
export type DocumentRecord = {
  readonly id: RecordId;
  readonly type: RecordType;
  readonly [field: string]: JsonValue;
};

/** A document's content: a flat map of records by id. Trees are derived, never stored. */
export type DocumentRecords = Readonly<Record<RecordId, DocumentRecord>>;
