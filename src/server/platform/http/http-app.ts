import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import type { Services } from '#server/platform/services.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { endStalledBodies } from './body-watch.ts';
import { answerError } from './error-response.ts';
import { answerClientError, MAX_HEADER_BYTES } from './client-errors.ts';
import { registerOriginCheck } from './own-origin.ts';
import { createDraining } from './draining.ts';
import { registerProbes } from './probes.ts';
import { KEEP_ALIVE_MS } from './ready-response.ts';
import { registerEndpoints } from './register-endpoints.ts';
import { registerRequestContext, type Identify } from './request-context.ts';
import { createRequestId, registerRequestId } from './request-id.ts';
import { settleHost } from './requested-host.ts';
import type { Route } from './route.ts';
import { registerSecurityHeaders } from './security-headers.ts';
import { registerAddressCheck } from './storable-address.ts';
import { registerUnknownRoutes } from './unknown-routes.ts';
import { asksForSocket, routeUpgrades } from './web-sockets.ts';

const LONGEST_PARAMETER = 500;
/** The time limit of a request's head; for bodies see `endStalledBodies`. */
const TIME_LIMITS = { headersTimeout: 60_000, requestTimeout: 0 } as const;

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

/** What features give to the HTTP side. */
export interface HttpFeatures {
  readonly identify: Identify;
  readonly routes: readonly Route[];
  readonly plugins: readonly RegisterPlugin[];
}

/** The HTTP side of Portico: everything that all features share, then their endpoints and plugins. */
export async function createHttpApp(services: Services, features: HttpFeatures): Promise<FastifyInstance> {
  const { proxies } = services.config;
  const draining = createDraining();
  const fastPath: { current: FastPath | null } = { current: null };
  const app = fastify({
    trustProxy: proxies.trusts ?? false,
    keepAliveTimeout: KEEP_ALIVE_MS,
    forceCloseConnections: 'idle',
    // What came on a connection that is open still is answered.
    return503OnClosing: false,
    genReqId: createRequestId,
    routerOptions: { ignoreDuplicateSlashes: false, maxParamLength: LONGEST_PARAMETER },
    frameworkErrors: (error, request, reply) => {
      void answerError(services, error, request, reply);
    },
    clientErrorHandler: answerClientError,
    serverFactory: (handler) => {
      const options = {
        keepAliveTimeout: KEEP_ALIVE_MS,
        maxHeaderSize: MAX_HEADER_BYTES,
        shouldUpgradeCallback: asksForSocket,
        ...TIME_LIMITS,
      };
      const server = createServer(options, (request, response) => {
        settleHost(request, proxies);
        bodies.watch(request);
        draining.mark(response);
        if (fastPath.current?.(request, response) !== true) handler(request, response);
      });
      const bodies = endStalledBodies(server);
      routeUpgrades(server, (request, response) => {
        settleHost(request, proxies);
        handler(request, response);
      });
      return server;
    },
  });
  app.decorate('draining', draining);
  app.decorate('fastPath', {
    getter: () => fastPath.current,
    setter: (next: FastPath | null) => {
      fastPath.current = next;
    },
  });
  app.setErrorHandler((error, request, reply) => answerError(services, error, request, reply));
  void app.register(fastifyCookie);
  registerBodyParsers(app);
  await app.after();
  registerRequestId(app);
  registerSecurityHeaders(app, services.config);
  registerOriginCheck(app);
  registerRequestContext(app, services, features.identify);
  registerAddressCheck(app);
  registerUnknownRoutes(app, features.routes);
  registerProbes(app, services);
  registerEndpoints(app, services, features.routes);
  for (const registerPlugin of features.plugins) await registerPlugin(app, services);
  return app;
}
