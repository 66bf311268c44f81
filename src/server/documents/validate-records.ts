import type { z } from 'zod';
import { isJsonObject } from '#lib/json.ts';
import {
  collectionSettingsSchema,
  MAX_ALBUM_TRACKS,
  MAX_HAND_ORDERED_ITEMS,
  itemSettingsSchema,
  MAX_CATEGORY_LENGTH,
  MAX_TAG_LENGTH,
} from '#domain/collections/collection-settings.ts';
import {
  SINGLETON_RECORD_TYPES,
  type DocumentKind,
  type DocumentRecord,
  type DocumentRecords,
  type RecordId,
  type RecordType,
} from '#domain/documents/record.ts';
import { blogUrlPatternProblem } from '#domain/links/blog-url-pattern.ts';
import { cookieBannerSchema } from '#domain/consent/cookie-banner.ts';
import { navLinkSchema } from '#domain/navigation/nav-link.ts';
import { blockRecordSchema, MAX_BLOCKS_PER_LAYOUT } from '#domain/pages/block-record.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { announcementBarSchema } from '#domain/site-overlays/announcement-bar.ts';
import {
  businessDetailsSchema,
  mobileInfoBarPagesSchema,
  mobileInfoBarSchema,
} from '#domain/site-overlays/mobile-info-bar.ts';
import { popupOverlaySchema } from '#domain/site-overlays/popup-overlay.ts';
import { siteHeaderSchema, siteSettingsSchema } from '#domain/sites/site-settings.ts';
import { CallError } from '#server/platform/http/errors.ts';

const LAYOUT = { section: sectionSchema, block: blockRecordSchema };
/** Which records a kind of document may hold; null: any fields. */
const SCHEMAS: Readonly<Record<DocumentKind, Readonly<Partial<Record<RecordType, z.ZodType | null>>>>> = {
  site: {
    ...LAYOUT,
    settings: siteSettingsSchema,
    design: null,
    header: siteHeaderSchema,
    footer: null,
    'nav-link': navLinkSchema,
    'popup-overlay': popupOverlaySchema,
    'announcement-bar': announcementBarSchema,
    'mobile-info-bar': mobileInfoBarSchema,
    'mobile-info-bar-pages': mobileInfoBarPagesSchema,
    'business-details': businessDetailsSchema,
    'cookie-banner': cookieBannerSchema,
  },
  page: { ...LAYOUT, settings: pageSettingsSchema },
  collection: { ...LAYOUT, settings: collectionSettingsSchema },
  item: { ...LAYOUT, settings: itemSettingsSchema },
};
const SINGLETONS: ReadonlySet<string> = new Set(SINGLETON_RECORD_TYPES);

/**
 * Refuses records that this kind of document cannot hold: `invalid-input` with a message for each field,
 * `too-many-blocks` for the 61st block of a layout (CONT-194, CONT-201).
 * @param ids the records that changed
 */
export function validateRecords(
  kind: DocumentKind,
  before: DocumentRecords,
  after: DocumentRecords,
  ids: Iterable<RecordId>,
): void {
  const errors: Record<string, string> = {};
  let isBlockAdded = false;
  for (const id of ids) {
    const record = after[id];
    if (record === undefined) {
      if (id === 'settings') errors['settings'] = 'The settings cannot be removed.';
      continue;
    }
    if (record.type === 'block' && before[id] === undefined) isBlockAdded = true;
    Object.assign(errors, recordErrors(kind, record));
  }
  if (after['settings'] === undefined) errors['settings'] = 'The settings are missing.';
  if (Object.keys(errors).length > 0) throw new CallError('invalid-input', {}, errors);
  if (isBlockAdded) {
    const count = countBlocks(after);
    if (count > MAX_BLOCKS_PER_LAYOUT && count > countBlocks(before)) throw new CallError('too-many-blocks');
  }
}

function recordErrors(kind: DocumentKind, record: DocumentRecord): Readonly<Record<string, string>> {
  const { id } = record;
  const schema = SCHEMAS[kind][record.type];
  if (schema === undefined) return { [id]: `A ${kind} cannot hold a ${record.type}.` };
  if (SINGLETONS.has(record.type) !== SINGLETONS.has(id) || (SINGLETONS.has(id) && id !== record.type)) {
    return { [id]: `A ${record.type} cannot have the id ${id}.` };
  }
  const parsed = schema?.safeParse(record);
  if (parsed !== undefined && !parsed.success) {
    return Object.fromEntries(
      parsed.error.issues.map((issue) => [[id, ...issue.path].join('.'), issue.message]),
    );
  }
  if (record.type !== 'settings') return {};
  if (kind === 'item') return labelErrors(record);
  return kind === 'collection' ? { ...patternErrors(record), ...orderErrors(record) } : {};
}

/** The pattern of the addresses of items (LINK-57). */
function patternErrors({ itemUrlPattern: pattern }: DocumentRecord): Readonly<Record<string, string>> {
  if (typeof pattern !== 'string') return {};
  const problem = blogUrlPatternProblem(pattern);
  return problem === null ? {} : { 'settings.itemUrlPattern': problem };
}

/** What is ordered by hand is bounded (CONT-195, CONT-196, CONT-201). */
function orderErrors({
  collectionType,
  gallery,
  itemOrder,
}: DocumentRecord): Readonly<Record<string, string>> {
  const isLongerThan = (max: number, list: unknown): boolean => Array.isArray(list) && list.length > max;
  const items = isJsonObject(gallery) ? gallery['items'] : null;
  if (collectionType === 'album' && isLongerThan(MAX_ALBUM_TRACKS, items)) {
    return { 'settings.gallery': `An album can hold at most ${MAX_ALBUM_TRACKS} tracks.` };
  }
  const message = `A collection that is ordered by hand can hold at most ${MAX_HAND_ORDERED_ITEMS} items.`;
  if (isLongerThan(MAX_HAND_ORDERED_ITEMS, items)) return { 'settings.gallery': message };
  return isLongerThan(MAX_HAND_ORDERED_ITEMS, itemOrder) ? { 'settings.itemOrder': message } : {};
}

/** Names of tags and categories: bounded, and each once, without regard to case and surrounding spaces. */
function labelErrors(settings: DocumentRecord): Readonly<Record<string, string>> {
  const errors: Record<string, string> = {};
  for (const [field, label, max] of [
    ['tags', 'tag', MAX_TAG_LENGTH],
    ['categories', 'category', MAX_CATEGORY_LENGTH],
  ] as const) {
    const names = settings[field];
    if (!Array.isArray(names)) continue;
    const texts = names.filter((name): name is string => typeof name === 'string');
    if (texts.some((name) => name.length > max)) {
      errors[`settings.${field}`] = `A ${label} can have at most ${max} characters.`;
    } else if (new Set(texts.map((name) => name.trim().toLowerCase())).size < texts.length) {
      errors[`settings.${field}`] = `This ${label} already exists`;
    }
  }
  return errors;
}

function countBlocks(records: DocumentRecords): number {
  return Object.values(records).filter((record) => record.type === 'block').length;
}
