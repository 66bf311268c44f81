import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { COLLECTION_FIELDS } from '../collection-fields.ts';
import { defineCollection } from '../define-collection.ts';
import { galleryField, galleryProblems } from '../gallery-field.ts';
import { MAX_HAND_ORDERED_ITEMS, orderedListProblems } from '../hand-ordered.ts';
import { ITEM_FIELDS } from '../item-fields.ts';

/** Projects in their owner's order, each with a page of its own (CONT-108, CONT-129). */
export const portfolio = defineCollection({
  type: 'portfolio',
  settings: z.object({
    ...COLLECTION_FIELDS,
    collectionType: z.literal('portfolio'),
    gallery: galleryField,
    /** Ids of items in the owner's order; those that are not in it come after, the newest first (CONT-196). */
    itemOrder: z.array(idSchema<'document'>()).max(MAX_HAND_ORDERED_ITEMS).catch([]),
  }),
  rules: (settings, findBlockData) => [
    ...orderedListProblems('itemOrder', settings['itemOrder']),
    ...galleryProblems(settings, findBlockData),
  ],
  begin: { gallery: { items: [], design: 'autogrid' }, itemOrder: [] },
  item: {
    recordType: 'portfolio-item',
    settings: z.object({ ...ITEM_FIELDS, recordType: z.literal('portfolio-item') }),
    // Projects carry no author and date.
    hasByline: false,
    takesComments: false,
    begin: () => ({}),
  },
  maxItems: MAX_HAND_ORDERED_ITEMS,
});
