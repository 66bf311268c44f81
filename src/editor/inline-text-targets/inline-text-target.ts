import type { InlineText } from '#blocks/inline-text.ts';
import { collectionTypeOf } from '#domain/collections/collections.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { viewOfCollection } from '#site/collections/collection-views.ts';
import type { JsonObject } from '#lib/json.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { inlineTexts } from '#messages/en/interface/inline-texts.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import { siteHeaderOf, siteSettingsOf } from '../documents/site-records.ts';
import { textAt } from './text-at.ts';

/** The plain text that is being edited in place. */
export interface InlineTextTarget extends InlineText {
  /** The text at the start: it stays rendered while the person types in its element. */
  readonly base: string;
}

/** The target for a text of a record; null where it is not edited in place. */
export function inlineTextTarget(recordId: string, record: DocumentRecord | undefined, path: string) {
  const found = isPageRecord(record)
    ? { texts: textsOfPage(record), data: record }
    : recordId in OF_THE_HEADER
      ? ofTheHeader(recordId, record)
      : ofBlock(record);
  const declared = found?.texts.find((each) => matches(each.path, path));
  // Shown as one line, as the page does it.
  const base = found === null ? null : (textAt(found.data, path)?.replaceAll(/[\r\n]+/g, ' ') ?? null);
  return declared === undefined || base === null ? null : { ...declared, path, base };
}

interface Texts {
  readonly texts: readonly InlineText[];
  readonly data: JsonObject;
}

/** The texts of the header by the records of the site that hold them. */
const OF_THE_HEADER: Readonly<Record<string, readonly InlineText[]>> = {
  settings: [{ path: 'title', label: inlineTexts.siteTitle, maxLength: 200 }],
  header: [{ path: 'button.text', label: inlineTexts.buttonText, maxLength: 80 }],
};

/** The excerpt is edited in lists. */
export const TEXTS_OF_ITEMS: readonly InlineText[] = [
  { path: 'title', label: inlineTexts.title, maxLength: 300 },
  { path: 'excerpt', label: itemSettings.excerpt, maxLength: 2000 },
];
/** The texts in the settings of an item or a collection that are edited on its page. */
function textsOfPage(settings: DocumentRecord): readonly InlineText[] {
  return settings['recordType'] === undefined
    ? viewOfCollection(collectionTypeOf(settings)).inlineTexts
    : TEXTS_OF_ITEMS;
}

/** Whether it is the settings of an item or a collection, not those of the site. */
export function isPageRecord(record: DocumentRecord | undefined): record is DocumentRecord {
  return (
    record?.type === 'settings' &&
    (record['recordType'] !== undefined || record['collectionType'] !== undefined)
  );
}

function ofTheHeader(recordId: string, record: DocumentRecord | undefined): Texts {
  const data = recordId === 'settings' ? siteSettingsOf(record) : siteHeaderOf(record);
  return { texts: OF_THE_HEADER[recordId] ?? [], data: data };
}

function ofBlock(record: DocumentRecord | undefined): Texts | null {
  const block = parsedBlock(record);
  const content = block === null ? null : parsedContent(block);
  if (content === null || !content.ok) return null;
  return {
    texts: content.value.declaration.inlineTexts ?? [],
    data: content.value.data as JsonObject,
  };
}

function matches(pattern: string, path: string): boolean {
  const steps = path.split('.');
  const expected = pattern.split('.');
  return (
    steps.length === expected.length &&
    expected.every(
      (each, index) => each === steps[index] || (each === '*' && /^\d+$/.test(steps[index] ?? '')),
    )
  );
}
