import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

export const REQUEST_ID_HEADER = 'x-request-id';

const ID_DIGITS = 32;
const IDS_AT_ONCE = 256;
const drawn = { digits: '', next: 0 };

/** 128 random bits in hex. Many are generated at once: one at a time they cost as much as finding a cached page. */
export function createRequestId(): string {
  if (drawn.next === drawn.digits.length) {
    drawn.digits = randomBytes((ID_DIGITS / 2) * IDS_AT_ONCE).toString('hex');
    drawn.next = 0;
  }
  const from = drawn.next;
  drawn.next += ID_DIGITS;
  return drawn.digits.slice(from, drawn.next);
}

/** Puts the id of the request into its answer, whatever the answer is: a log line is found by it (PLAT-76). */
export function registerRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}
