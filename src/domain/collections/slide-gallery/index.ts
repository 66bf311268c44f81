import { z } from 'zod';
import { COLLECTION_FIELDS } from '../collection-fields.ts';
import { defineCollection } from '../define-collection.ts';
import { galleryField, galleryProblems, storedSlides } from '../gallery-field.ts';
import { orderedListProblems } from '../hand-ordered.ts';

/** Pictures and videos that the collection holds itself; a new one is shown slide by slide (CONT-102). */
export const slideGallery = defineCollection({
  type: 'slide-gallery',
  settings: z.object({
    ...COLLECTION_FIELDS,
    collectionType: z.literal('slide-gallery'),
    gallery: galleryField,
  }),
  rules: (settings, findBlockData) => [
    ...orderedListProblems('gallery', storedSlides(settings)),
    ...galleryProblems(settings, findBlockData),
  ],
  begin: { gallery: { items: [], design: 'slideshow', thumbnails: true } },
  item: null,
  maxItems: null,
});
