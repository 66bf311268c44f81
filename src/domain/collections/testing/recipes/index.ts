import { z } from 'zod';
import { COLLECTION_FIELDS } from '../../collection-fields.ts';
import { defineCollection } from '../../define-collection.ts';
import { ITEM_FIELDS } from '../../item-fields.ts';

/** A type of collection as a feature would add it: what it has of its own are a season and the minutes of a recipe. */
export const recipes = defineCollection({
  type: 'recipes',
  settings: z.object({
    ...COLLECTION_FIELDS,
    collectionType: z.literal('recipes'),
    season: z.string().max(20).catch(''),
  }),
  rules: ({ season }) =>
    season === 'monsoon'
      ? [{ path: ['season'], message: 'There is no such season here.', value: season }]
      : [],
  begin: { season: 'spring' },
  item: {
    recordType: 'recipe',
    settings: z.object({
      ...ITEM_FIELDS,
      recordType: z.literal('recipe'),
      minutes: z.int().min(1).max(999).catch(30),
    }),
    hasByline: false,
    takesComments: false,
    begin: () => ({ minutes: 45 }),
  },
  maxItems: 2,
});
