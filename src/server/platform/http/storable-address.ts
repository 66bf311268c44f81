import type { FastifyInstance } from 'fastify';
import { findUnstorableText } from '#lib/storable-text.ts';
import { CallError } from './errors.ts';

/** Refuses addresses whose path or query holds what cannot be kept (`%00`), whatever answers them. */
export function registerAddressCheck(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ params, query }) => {
    if (findUnstorableText(params) !== null || findUnstorableText(query) !== null) {
      throw new CallError('invalid-text');
    }
  });
}
