import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { answerRequest } from './answer-request.ts';
import { createFastPath } from './fast-path.ts';
import { registerFonts } from './fonts-plugin.ts';
import { createPublishedServer, type PublishedServer } from './published-server.ts';
import { UNLOCK_PATH } from './render-lock-screen.ts';
import { keepSentHeaders } from './sent-headers.ts';
import { unlock } from './unlock.ts';

const UNLOCK_BODY_LIMIT = 20_000;
const UNLOCK_CALLS_PER_MINUTE = 60;

declare module 'fastify' {
  interface FastifyInstance {
    /** What pages of published sites are made with; of the plugin that serves them. */
    published: PublishedServer;
  }
}

/**
 * Published sites: everything on the hosts of a site that no other feature answers. Public hosts are cached by
 * revision and address; app hosts show the same pages to contributors, never cached.
 */
export function registerPublished(app: FastifyInstance, services: Services): void {
  registerFonts(app);
  const server = createPublishedServer(services);
  app.decorate('published', server);
  // Until the subscription tells otherwise.
  server.cache.hear(false);
  const unsubscribe = services.notifications.subscribe(
    'site-revised',
    ({ siteId }) => {
      const revised = typeof siteId === 'string' ? siteId : null;
      server.cache.invalidate(revised);
      server.hosts.forget(revised);
    },
    (isHearing) => {
      server.cache.hear(isHearing);
      server.hosts.forget(null);
    },
  );
  app.addHook('onClose', async () => {
    unsubscribe();
    await server.redirectUses.close();
    await server.notFound.flush();
  });
  app.fastPath = createFastPath(server.cache, server.hosts, services.elapsed, (siteId, from) =>
    server.redirectUses.count(siteId, from),
  );

  const constraints = { host: hostsOfSites(services.config.appDomain) };
  app.route({
    method: 'POST',
    url: UNLOCK_PATH,
    constraints,
    bodyLimit: UNLOCK_BODY_LIMIT,
    config: { callsPerMinute: UNLOCK_CALLS_PER_MINUTE },
    handler: (request, reply) => unlock(server, request, reply),
  });
  // Where a browser asks again for the page that refused a password.
  app.get(UNLOCK_PATH, { constraints }, async (_request, reply) => reply.redirect('/', 303));
  for (const url of ['/', '/*']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      constraints,
      // Of the route: it runs after the hooks that set the headers of all answers.
      onSend: async (request, reply) => keepSentHeaders(request, reply),
      handler: (request, reply) => answerRequest(server, request, reply),
    });
    app.route({
      method: ['POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      constraints,
      onRequest: async (request, reply) => refuseMethod(request, reply),
      handler: async (request, reply) => refuseMethod(request, reply),
    });
  }
}

/** The hosts of sites: the dashboard has pages of its own at the same paths. */
export function hostsOfSites(appDomain: string): RegExp {
  const name = appDomain.replaceAll('.', '\\.');
  return new RegExp(`^(?!${name}(?::\\d+)?$).+`, 'i');
}

function refuseMethod(request: FastifyRequest, reply: FastifyReply): never {
  if (request.url.startsWith('/api/')) throw new CallError('not-found');
  reply.header('allow', 'GET, HEAD');
  throw new CallError('method-not-allowed');
}
