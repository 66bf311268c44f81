import { collectionTypeOfItem, itemTypeOf } from '#domain/collections/collections.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Words } from '#messages/message.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';

/** The name of an item's kind, by its settings: “Post”. */
export function itemHeading(settings: DocumentRecord | undefined): Words | null {
  return editorOfCollection(collectionTypeOfItem(itemTypeOf(settings))).item?.heading ?? null;
}
