import { Suspense } from 'react';
import { collectionTypeOfItem, itemTypeOf } from '#domain/collections/collections.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';
import type { OwnFieldsProps } from '../collections/define-collection-editor.ts';

/** The fields that the type of an item adds to those of all items. */
export function OwnFields({ item, entry }: OwnFieldsProps) {
  const settings = useRestedState(item, ({ view }) => view['settings']);
  const Fields = editorOfCollection(collectionTypeOfItem(itemTypeOf(settings))).item?.Fields;
  return Fields === undefined ? null : (
    <Suspense fallback={null}>
      <Fields item={item} entry={entry} />
    </Suspense>
  );
}
