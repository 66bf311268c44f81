import { z } from 'zod';
import { atLeastOne } from '#lib/at-least-one.ts';
import { COLLECTIONS } from './collection-registry.ts';

/** Item settings, by their `recordType`: the record `settings` of a document of kind `item`. */
export const itemSettingsSchema = z.discriminatedUnion(
  'recordType',
  atLeastOne(Object.values(COLLECTIONS).flatMap(({ item }) => (item === null ? [] : [item.settings]))),
  // An unknown type is read as the default one.
  { unionFallback: true },
);
export type ItemSettings = z.infer<typeof itemSettingsSchema>;
