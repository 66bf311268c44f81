import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import { MAX_HAND_ORDERED_ITEMS } from '#domain/collections/collection-settings.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { SlidesHome } from './slides-home.ts';

/** What the settings of a slide gallery or a portfolio say of its gallery. */
export function galleryOf(settings: DocumentRecord | undefined): JsonObject {
  const gallery = settings?.['gallery'];
  return isJsonObject(gallery) ? gallery : {};
}

/** The slides of a slide gallery (CONT-102, CONT-196). */
export function slidesHomeOfCollection(store: DocumentStore): SlidesHome {
  const { documentId } = store;
  return {
    key: `${documentId} settings`,
    documentId,
    max: MAX_HAND_ORDERED_ITEMS,
    read: () => slidesOfCollection(documentId, galleryOf(store.getState().view['settings'])),
    write(slides, label, gestureId) {
      const command = setRecordField('settings', 'gallery.items', slides as unknown as JsonValue, 'slides');
      store.run({ ...command, name: label.slice(0, 80) }, gestureId);
    },
  };
}
