import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { EndpointDefinition, EndpointHost } from '#contract/endpoint.ts';
import { UNSTORABLE_TEXT } from '#contract/text.ts';
import { assertNever } from '#lib/invariant.ts';
import { findUnstorableText } from '#lib/storable-text.ts';
import { hasPermission } from '#domain/roles/permissions.ts';
import type { Services } from '#server/platform/services.ts';
import { isCrumbOf } from './crumb.ts';
import { CallError } from './errors.ts';
import { isInstallationOwner } from './is-installation-owner.ts';
import type { Route } from './route.ts';
import { sendText } from './send-text.ts';

const DEFAULT_CALLS_PER_MINUTE = 600;
/** What is wrong with a body in more places is told of the first ones. */
const MAX_TOLD_ISSUES = 100;
const DEFAULT_BODY_LIMIT = 1_000_000;

/**
 * Makes HTTP routes of endpoint definitions. Before a handler runs, in this order: the host, the crumb, who is signed
 * in, the permission, the input; the first that fails is the answer (DATA-14, DATA-29).
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
      // Before the body is read: who may not call cannot make the server read 300 MB.
      preParsing: async (request, _reply, payload) => {
        await assertMayCall(services, definition, request);
        return payload;
      },
      handler: (request, reply) => answer(services, route, request, reply),
    });
  }
}

async function assertMayCall(
  services: Services,
  definition: EndpointDefinition,
  request: FastifyRequest,
): Promise<void> {
  if (!isOnHost(definition.host, request)) throw new CallError('not-found');
  const needsCrumb = definition.crumb ?? definition.method !== 'GET';
  if (needsCrumb && !isCrumbOf(services, request, (request.query as Record<string, unknown>)['crumb'])) {
    throw new CallError('crumb-fail');
  }
  const { access } = definition;
  if (access.kind === 'public') return;
  if (request.account === null) throw new CallError('login-required');
  switch (access.kind) {
    case 'account':
      return;
    case 'permission':
      if (!hasPermission(request.roles, access.permission)) throw new CallError('not-permitted');
      return;
    case 'installation-owner':
      if (!(await isInstallationOwner(services.db, request.account.accountId))) {
        throw new CallError('not-permitted');
      }
      return;
    default:
      assertNever(access);
  }
}

function isOnHost(host: EndpointHost, request: FastifyRequest): boolean {
  switch (host) {
    case 'dashboard':
      return request.hostKind === 'dashboard';
    case 'app':
      return request.site?.host === 'app';
    case 'site':
      return request.site !== null;
    case 'any':
      return true;
    default:
      return assertNever(host);
  }
}

async function answer(
  services: Services,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { definition } = route;
  const params = definition.params?.safeParse(request.params);
  // An id that cannot exist is the same as one that does not.
  if (params && !params.success) throw new CallError('not-found');
  const output = await route.handle({
    params: params?.data,
    query: parseInput(definition.query, request.query),
    body: parseInput(definition.body, request.body),
    services,
    account: request.account,
    roles: request.roles,
    site: request.site,
    request,
    reply,
  });
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

/**
 * Throws `invalid-input` with the first message of every field, by its path (`address.city`). No handler gets a text that
 * cannot be kept, unless its schema takes what is wrong with it away.
 */
function parseInput(schema: z.ZodType | undefined, input: unknown): unknown {
  if (schema === undefined) return undefined;
  const parsed = schema.safeParse(input ?? {});
  if (parsed.success) {
    const unstorable = findUnstorableText(parsed.data);
    if (unstorable === null) return parsed.data;
    throw new CallError('invalid-input', {}, { [unstorable]: UNSTORABLE_TEXT });
  }
  const errors: Record<string, string> = {};
  for (const issue of parsed.error.issues.slice(0, MAX_TOLD_ISSUES)) {
    const field = issue.path.join('.');
    errors[field] ??= issue.message;
  }
  throw new CallError('invalid-input', {}, errors);
}
