import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/**
 * How much is in the cart of this browser. The runtime asks once where the browser says that it has one, for the header
 * (ORD-06).
 */
export const getCartCount = defineEndpoint({
  method: 'GET',
  path: '/api/cart',
  host: 'site',
  access: { kind: 'public' },
  output: z.object({ count: z.int().min(0) }),
});
