import { STORE_PERMISSIONS } from '#domain/roles/store-permissions.ts';
import type { DocumentKindDefinition } from '#server/documents/document-kinds.ts';

/** The settings of the shop cannot wait for a publish: what is offered and charged follows them at once. */
export const storeDocument: DocumentKindDefinition = {
  lasts: 'with-site',
  isLiveAtOnce: {
    pageFields: [
      'currency',
      'trimsZeroFractions',
      'measurementStandard',
      'showsLowStock',
      'lowStockFrom',
      'expressCheckout',
    ],
    // Whether pages offer to tell of what is back (ORD-92).
    pageFacts: (records) =>
      Object.values(records).find(({ type, kind }) => type === 'mail-text' && kind === 'backInStock')?.[
        'isOn'
      ] ?? true,
  },
  readers: STORE_PERMISSIONS,
};
