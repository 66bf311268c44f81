import { invariant } from '#lib/invariant.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { COLLECTIONS, type CollectionType, type ItemType } from './collection-registry.ts';
import type { CollectionDefinition, ItemDefinition } from './define-collection.ts';

export const COLLECTION_TYPES = Object.keys(COLLECTIONS) as [CollectionType, ...CollectionType[]];

/** The type of a collection whose settings name none, or an unknown one. */
export const DEFAULT_COLLECTION_TYPE: CollectionType = 'blog';
/** The type of an item whose settings name none, or an unknown one. */
export const DEFAULT_ITEM_TYPE: ItemType = 'text';

const BY_ITEM: ReadonlyMap<string, CollectionType> = new Map(
  COLLECTION_TYPES.flatMap((type) => {
    const { item } = findCollection(type);
    return item === null ? [] : [[item.recordType, type] as const];
  }),
);

/** The definition of a type of collection. */
export function findCollection(type: CollectionType): CollectionDefinition<ItemType> {
  return COLLECTIONS[type];
}

/** The type of collection whose items are of this type. */
export function collectionTypeOfItem(recordType: ItemType): CollectionType {
  return BY_ITEM.get(recordType) ?? DEFAULT_COLLECTION_TYPE;
}

/** The definition of a type of items. */
export function findItemType(recordType: ItemType): ItemDefinition<ItemType> {
  const { item } = findCollection(collectionTypeOfItem(recordType));
  invariant(item !== null, 'items are of a type of collection that has items');
  return item;
}

/** The type of a collection, by its settings. */
export function collectionTypeOf(settings: DocumentRecord | undefined): CollectionType {
  return COLLECTION_TYPES.find((type) => type === settings?.['collectionType']) ?? DEFAULT_COLLECTION_TYPE;
}

/** The type of an item, by its settings. */
export function itemTypeOf(settings: DocumentRecord | undefined): ItemType {
  const recordType = settings?.['recordType'];
  return typeof recordType === 'string' && BY_ITEM.has(recordType)
    ? (recordType as ItemType)
    : DEFAULT_ITEM_TYPE;
}
