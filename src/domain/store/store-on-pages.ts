import type { StoreSettings } from './store-settings.ts';

/** What the context of a page says of the store: `websiteSettings.storeSettings` (CONT-246, COMM-106, COMM-108). */
export type StoreOnPages = Pick<StoreSettings, 'expressCheckout' | 'measurementStandard'>;
