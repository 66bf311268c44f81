import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { Services } from '#server/platform/services.ts';
import { admittedCaller, admittedSite } from './admission.ts';
import { assertFeature } from './assert-feature.ts';
import { assertRecentSignIn } from './recent-sign-in.ts';
import { isCrumbOf } from './crumb.ts';
import { CallError } from './errors.ts';
import type { Route } from './route.ts';
import { sendText } from './send-text.ts';

const DEFAULT_CALLS_PER_MINUTE = 600;
const DEFAULT_BODY_LIMIT = 1_000_000;

/**
 * Makes HTTP routes of endpoint definitions. Before a handler runs, in this order: the host, the crumb, who is signed
 * in, the permission, whether the site has the function, how long ago they proved who they are, the input; the first that fails is the answer (DATA-14, DATA-29).
 */
export function registerEndpoints(app: FastifyInstance, services: Services, routes: readonly Route[]): void {
  for (const route of routes) {
    const { definition } = route;
    app.route({
      method: definition.method,
      url: definition.path,
      bodyLimit: definition.bodyLimit ?? DEFAULT_BODY_LIMIT,
      config: {
        callsPerMinute: definition.rateLimit ?? DEFAULT_CALLS_PER_MINUTE,
        countsByAccount: definition.access.kind !== 'public',
        isForVisitors: definition.host === 'site',
        limitKey: `${definition.method} ${definition.path}`,
      },
      // Before the body is read: callers without access cannot make the server read 300 MB.
      preParsing: async (request, _reply, payload) => {
        assertMayCall(services, definition, request);
        return payload;
      },
      handler: (request, reply) => answer(services, route, request, reply),
    });
  }
}

/** Throws for a call that the endpoint does not let in. */
function assertMayCall(services: Services, definition: EndpointDefinition, request: FastifyRequest): void {
  const site = admittedSite(definition.host, request);
  const needsCrumb = definition.crumb ?? definition.method !== 'GET';
  if (needsCrumb && !isCrumbOf(services, request, (request.query as Record<string, unknown>)['crumb'])) {
    throw new CallError('crumb-fail');
  }
  admittedCaller(definition.access, request.caller);
  assertFeature(site, definition.feature);
  assertRecentSignIn(definition, request.caller, services.now());
}

async function answer(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { definition } = route;
  const output = await route.answer(services, request, reply);
  if (output === reply || reply.sent) return reply;
  reply.header('cache-control', 'no-store');
  const parsed = await definition.output.safeParseAsync(output);
  if (!parsed.success) {
    throw new Error(`${definition.method} ${definition.path} made an answer that is not its output`, {
      cause: parsed.error,
    });
  }
  if (parsed.data === undefined || parsed.data === null) return reply.code(204).send();
  return sendText(request, reply, 'application/json', JSON.stringify(parsed.data));
}
