import type { ServerResponse } from 'node:http';

/**
 * How a process shuts down: readiness probes fail, and every answer closes its connection, so that clients send nothing
 * more on one that is about to be closed.
 */
export interface Draining {
  begin(): void;
  readonly hasBegun: boolean;
  /** To be called for each request, before it is answered. */
  mark(response: ServerResponse): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining;
  }
}

export function createDraining(): Draining {
  let hasBegun = false;
  return {
    begin() {
      hasBegun = true;
    },
    get hasBegun() {
      return hasBegun;
    },
    mark(response) {
      if (hasBegun) response.setHeader('connection', 'close');
    },
  };
}
