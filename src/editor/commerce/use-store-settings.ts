import { storeSettingsSchema, type StoreSettings } from '#domain/store/store-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';

/** The settings of the store as they are now. */
export function useStoreSettings(store: DocumentStore): StoreSettings {
  const record = useRecord(store, 'settings');
  return storeSettingsSchema.parse({ ...record, id: 'settings', type: 'settings' });
}
