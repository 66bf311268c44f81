import { z } from 'zod';
import { COLLECTIONS, type CollectionType } from './collection-registry.ts';

type Schema = NonNullable<(typeof COLLECTIONS)[CollectionType]['item']>['settings'];

/** Item settings, by their `recordType`: the record `settings` of a document of kind `item`. */
export const itemSettingsSchema = z.discriminatedUnion(
  'recordType',
  Object.values(COLLECTIONS).flatMap(({ item }) =>
    item === null ? [] : [item.settings],
  ) as unknown as readonly [Schema, ...Schema[]],
  // An unknown type is read as what takes unknown ones.
  { unionFallback: true },
);
export type ItemSettings = z.infer<typeof itemSettingsSchema>;
