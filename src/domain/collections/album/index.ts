import { z } from 'zod';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { FieldProblem } from '#domain/validation/field-problem.ts';
import { COLLECTION_FIELDS } from '../collection-fields.ts';
import { defineCollection } from '../define-collection.ts';
import { galleryField, galleryProblems, storedSlides } from '../gallery-field.ts';

/** Tracks that one album holds (CONT-195). */
export const MAX_ALBUM_TRACKS = 60;

/** Tracks to listen to, which the collection holds itself (CONT-103). */
export const album = defineCollection({
  type: 'album',
  settings: z.object({
    ...COLLECTION_FIELDS,
    collectionType: z.literal('album'),
    gallery: galleryField,
  }),
  rules: (settings, findBlockData) => [
    ...trackProblems(settings),
    ...galleryProblems(settings, findBlockData),
  ],
  begin: {
    gallery: { items: [], design: 'list', listImageSize: 'small', imageAspectRatio: '1:1', lightbox: false },
  },
  item: null,
  maxItems: null,
});

function trackProblems(settings: DocumentRecord): readonly FieldProblem[] {
  const tracks = storedSlides(settings);
  if (!Array.isArray(tracks) || tracks.length <= MAX_ALBUM_TRACKS) return [];
  const message = `An album can hold at most ${MAX_ALBUM_TRACKS} tracks.`;
  return [{ path: ['gallery'], message, value: tracks }];
}
