import type { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { FindBlockData } from '#domain/pages/block-data.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';

/** What a collection holds: documents with pages of their own. */
export interface ItemDefinition<RecordType extends string = string> {
  /** Its name in the settings of items. */
  readonly recordType: RecordType;
  /** The record `settings` of such an item: `ITEM_FIELDS`, its `recordType`, and fields of its own. */
  readonly settings: z.ZodObject;
  /** Whether author and date are shown, as of a post. */
  readonly hasByline: boolean;
  /** Whether visitors may comment on new ones, where the owner lets them (COMT-02). */
  readonly takesComments: boolean;
  /** What the settings of a new one have besides what all new items have. */
  readonly begin: (by: { readonly authorName: string }) => JsonObject;
}

/** The definition of one type of collection. */
export interface CollectionDefinition<RecordType extends string = string> {
  /** Its name in the settings, and of its folders. */
  readonly type: string;
  /** The record `settings` of such a collection: `COLLECTION_FIELDS`, its `collectionType`, and fields of its own. */
  readonly settings: z.ZodObject;
  /** Problems in settings that pass the schema. */
  readonly rules?: (settings: DocumentRecord, findBlockData: FindBlockData) => readonly FieldProblem[];
  /** What the settings of a new one have besides what all new collections have. */
  readonly begin: JsonObject;
  /** Null where the collection holds its content in its own settings. */
  readonly item: ItemDefinition<RecordType> | null;
  /** The greatest number of items; null where only the limits of the site apply. */
  readonly maxItems: number | null;
}

/** Declares a type of collection. */
export function defineCollection<const Definition extends CollectionDefinition>(
  definition: Definition,
): Definition {
  return definition;
}
