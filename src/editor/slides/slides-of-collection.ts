import { slidesOfCollection } from '#site/collections/gallery-section.ts';
import { MAX_ALBUM_TRACKS, MAX_HAND_ORDERED_ITEMS } from '#domain/collections/collection-settings.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../document/document-store.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { SLIDE_WORDS, type SlideKind } from './slide-words.ts';
import type { SlidesHome } from './slides-home.ts';

/** What the settings of a slide gallery, an album or a portfolio say of its gallery. */
export function galleryOf(settings: DocumentRecord | undefined): JsonObject {
  const gallery = settings?.['gallery'];
  return isJsonObject(gallery) ? gallery : {};
}

/** The slides of a slide gallery, or the tracks of an album (CONT-102, CONT-103, CONT-195, CONT-196). */
export function slidesHomeOfCollection(store: DocumentStore, holds: SlideKind): SlidesHome {
  const { documentId } = store;
  return {
    key: `${documentId} settings`,
    documentId,
    holds,
    max: holds === 'track' ? MAX_ALBUM_TRACKS : MAX_HAND_ORDERED_ITEMS,
    read: () => slidesOfCollection(documentId, galleryOf(store.getState().view['settings'])),
    write(slides, label, gestureId) {
      const command = setRecordField(
        'settings',
        'gallery.items',
        slides as unknown as JsonValue,
        SLIDE_WORDS[holds].many,
      );
      store.run({ ...command, name: label }, gestureId);
    },
  };
}
