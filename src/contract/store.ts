import { z } from 'zod';
import { CURRENCY_CODES } from '#domain/money/currencies.ts';
import { STORE_PERMISSIONS } from '#domain/roles/store-permissions.ts';
import { MEASUREMENT_STANDARDS } from '#domain/store/measurement.ts';
import { openedDocumentSchema } from './documents.ts';
import { defineEndpoint } from './endpoint.ts';

/** In what prices, weights and sizes of products are typed and shown, and whether they are sold. */
export const storeFacts = defineEndpoint({
  method: 'GET',
  path: '/api/store',
  host: 'app',
  access: { kind: 'permission', any: ['content.read', 'commerce.store-settings'] },
  output: z.object({
    currency: z.enum(CURRENCY_CODES),
    measurementStandard: z.enum(MEASUREMENT_STANDARDS),
    /** It takes no orders for now (ORD-29). */
    isPaused: z.boolean(),
  }),
});

/** Opens the document with the settings of the shop, which is made the first time. */
export const openStore = defineEndpoint({
  method: 'POST',
  path: '/api/store/open',
  host: 'app',
  access: { kind: 'permission', any: STORE_PERMISSIONS },
  output: openedDocumentSchema,
});
