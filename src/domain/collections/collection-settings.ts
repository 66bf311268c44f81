import { z } from 'zod';
import { atLeastOne } from '#lib/at-least-one.ts';
import { COLLECTIONS, type CollectionType } from './collection-registry.ts';

/** Collection settings, by their `collectionType`: the record `settings` of a document of kind `collection`. */
export const collectionSettingsSchema = z.discriminatedUnion(
  'collectionType',
  atLeastOne(Object.values(COLLECTIONS).map(({ settings }) => settings)),
  // An unknown type is read as the default one.
  { unionFallback: true },
);
export type CollectionSettings = z.infer<typeof collectionSettingsSchema>;

/** The settings of one type of collection. */
export type SettingsOf<Type extends CollectionType> = z.infer<(typeof COLLECTIONS)[Type]['settings']>;
