import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createAllowedMethods } from './allowed-methods.ts';
import { CallError } from './errors.ts';
import type { Route } from './route.ts';

/** The rest of a body is drained up to this size, so that the connection can be reused. */
const MAX_FORGOTTEN_BYTES = 64_000;

/**
 * Answers what no route is for, before a byte of its body is read: 405 with `Allow` where the address takes other
 * methods, else 404.
 */
export function registerUnknownRoutes(app: FastifyInstance, routes: readonly Route[]): void {
  const allowedMethods = createAllowedMethods(routes);

  function refuse(request: FastifyRequest, reply: FastifyReply): never {
    const methods = allowedMethods(request.url.split('?')[0] ?? '');
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    if (bytesToCome(request) > MAX_FORGOTTEN_BYTES) reply.header('connection', 'close');
    throw new CallError(methods.length > 0 ? 'method-not-allowed' : 'not-found');
  }

  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) refuse(request, reply);
  });
  app.setNotFoundHandler(refuse);
}

function bytesToCome({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return Infinity;
  return Number(headers['content-length'] ?? 0);
}
