import { isJsonObject } from '#lib/json.ts';
import {
  collectionSettingsSchema,
  MAX_ALBUM_TRACKS,
  MAX_HAND_ORDERED_ITEMS,
} from '#domain/collections/collection-settings.ts';
import { blogUrlPatternProblem } from '#domain/links/blog-url-pattern.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { FindBlockData } from '../block-data.ts';
import { defineRecord } from '../define-record.ts';
import { describeSettings } from '../describe-settings.ts';
import type { FieldProblem } from '../field-problem.ts';
import { CONTENT, SEARCH_FIELDS } from '../permission-rules.ts';
import { schemaProblems } from '../schema-problems.ts';

export const collectionSettings = defineRecord({
  type: 'settings',
  kinds: ['collection'],
  schema: collectionSettingsSchema,
  rules: (settings, findBlockData) => [
    ...patternProblems(settings),
    ...orderProblems(settings),
    ...galleryProblems(settings, findBlockData),
  ],
  permissions: { record: CONTENT, fields: SEARCH_FIELDS },
  describe: describeSettings,
});

/** The pattern of the addresses of items (LINK-57). */
function patternProblems({ itemUrlPattern: value }: DocumentRecord): readonly FieldProblem[] {
  const message = typeof value === 'string' ? blogUrlPatternProblem(value) : null;
  return message === null ? [] : [{ path: ['itemUrlPattern'], message, value }];
}

/** What it is shown with are entries of the data of a gallery block. */
function galleryProblems({ gallery }: DocumentRecord, findBlockData: FindBlockData): readonly FieldProblem[] {
  const block = findBlockData('gallery');
  if (block === null || !isJsonObject(gallery)) return [];
  return schemaProblems(block.schema, { items: [], ...gallery }, ['gallery']);
}

/** What is ordered by hand is bounded (CONT-195, CONT-196, CONT-201). */
function orderProblems({ collectionType, gallery, itemOrder }: DocumentRecord): readonly FieldProblem[] {
  const isLongerThan = (max: number, list: unknown): boolean => Array.isArray(list) && list.length > max;
  const items = isJsonObject(gallery) ? gallery['items'] : undefined;
  if (collectionType === 'album' && isLongerThan(MAX_ALBUM_TRACKS, items)) {
    const message = `An album can hold at most ${MAX_ALBUM_TRACKS} tracks.`;
    return [{ path: ['gallery'], message, value: items }];
  }
  const message = `A collection that is ordered by hand can hold at most ${MAX_HAND_ORDERED_ITEMS} items.`;
  if (isLongerThan(MAX_HAND_ORDERED_ITEMS, items)) return [{ path: ['gallery'], message, value: items }];
  return isLongerThan(MAX_HAND_ORDERED_ITEMS, itemOrder)
    ? [{ path: ['itemOrder'], message, value: itemOrder }]
    : [];
}
