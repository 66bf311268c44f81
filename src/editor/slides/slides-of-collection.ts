import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import { isJsonObject, type JsonObject } from '#lib/json.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { SlideKind } from './slide-kind.ts';
import type { SlidesHome } from './slides-home.ts';

/** What the settings of a collection say of the gallery that shows it. */
export function galleryOf(settings: DocumentRecord | undefined): JsonObject {
  const gallery = settings?.['gallery'];
  return isJsonObject(gallery) ? gallery : {};
}

/** A collection's own slides: at most so many (CONT-195, CONT-196). */
export function slidesHomeOfCollection(store: DocumentStore, holds: SlideKind, max: number): SlidesHome {
  const { documentId } = store;
  return {
    key: `${documentId} settings`,
    documentId,
    holds,
    max,
    read: () => slidesOfCollection(documentId, galleryOf(store.getState().view['settings'])),
    write(slides, label, gestureId) {
      const value = slides;
      store.run(
        { name: label, operations: [{ op: 'set', id: 'settings', field: 'gallery.items', value }] },
        gestureId,
      );
    },
  };
}
