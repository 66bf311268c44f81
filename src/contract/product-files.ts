import { z } from 'zod';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';

/** The products of a store page, or of all, as CSV; a download, so the handler answers itself. */
export const exportProducts = defineEndpoint({
  method: 'GET',
  path: '/api/products/export.csv',
  host: 'app',
  access: { kind: 'permission', any: ['commerce.inventory'] },
  query: z.object({ collectionId: documentIdSchema.optional() }),
  output: z.any(),
});
