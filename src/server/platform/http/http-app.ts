import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { createAllowedMethods } from './allowed-methods.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { answerError } from './error-response.ts';
import { CallError } from './errors.ts';
import { registerProbes } from './probes.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { registerRequestContext } from './request-context.ts';
import { createRequestId, registerRequestId } from './request-id.ts';
import type { Route } from './route.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { asksForSocket, routeUpgrades } from './web-sockets.ts';

const KEEP_ALIVE_MS = 72_000;
const LONGEST_PARAMETER = 500;

/**
 * Looks at a request before Fastify does; true when it has answered. For what is asked for most and needs nothing
 * else: cached pages. Must not throw.
 */
export type FastPath = (request: IncomingMessage, response: ServerResponse) => boolean;

declare module 'fastify' {
  interface FastifyInstance {
    fastPath: FastPath | null;
  }
}

/** A plugin of a feature: routes that are not JSON endpoints. */
export type RegisterPlugin = (app: FastifyInstance, services: Services) => void | Promise<void>;

/** The HTTP side of Portico: everything that all features share, then their endpoints and plugins. */
export async function createHttpApp(
  services: Services,
  features: { readonly routes: readonly Route[]; readonly plugins: readonly RegisterPlugin[] },
): Promise<FastifyInstance> {
  const fastPath: { current: FastPath | null } = { current: null };
  const app = fastify({
    trustProxy: services.config.trustProxy,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    genReqId: createRequestId,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => {
      void answerError(services, error, request, reply);
    },
    serverFactory: (handler) => {
      const options = { keepAliveTimeout: KEEP_ALIVE_MS, shouldUpgradeCallback: asksForSocket };
      const server = createServer(options, (request, response) => {
        if (fastPath.current?.(request, response) !== true) handler(request, response);
      });
      routeUpgrades(server, handler);
      return server;
    },
  });
  app.decorate('fastPath', {
    getter: () => fastPath.current,
    setter: (next: FastPath | null) => {
      fastPath.current = next;
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(services, error, request, reply));
  const allowedMethods = createAllowedMethods(features.routes);
  app.setNotFoundHandler((request, reply) => {
    const methods = allowedMethods(request.url.split('?')[0] ?? '');
    if (methods.length > 0) reply.header('allow', methods.join(', '));
    throw new CallError(methods.length > 0 ? 'method-not-allowed' : 'not-found');
  });
  void app.register(fastifyCookie);
  registerBodyParsers(app);
  await app.after();
  registerRequestId(app);
  registerSecurityHeaders(app, services.config);
  registerRequestContext(app, services);
  registerProbes(app, services);
  registerEndpoints(app, services, features.routes);
  for (const registerPlugin of features.plugins) await registerPlugin(app, services);
  return app;
}
