import { z } from 'zod';
import { COLLECTIONS, type CollectionType } from './collection-registry.ts';

type Schema = (typeof COLLECTIONS)[CollectionType]['settings'];

/** Collection settings, by their `collectionType`: the record `settings` of a document of kind `collection`. */
export const collectionSettingsSchema = z.discriminatedUnion(
  'collectionType',
  Object.values(COLLECTIONS).map(({ settings }) => settings) as unknown as readonly [Schema, ...Schema[]],
  // An unknown type is read as what takes unknown ones.
  { unionFallback: true },
);
export type CollectionSettings = z.infer<typeof collectionSettingsSchema>;

/** The settings of one type of collection. */
export type SettingsOf<Type extends CollectionType> = z.infer<(typeof COLLECTIONS)[Type]['settings']>;
