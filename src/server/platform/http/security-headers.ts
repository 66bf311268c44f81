import type { FastifyInstance } from 'fastify';
import { tileOrigins } from '#domain/maps/maps-on-host.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';

const ONE_YEAR_S = 31_536_000;

/**
 * Headers of every answer. On app hosts only Portico's own scripts run, since contributors' sessions belong to them;
 * owners' code runs on public hosts only. A route that sets a policy of its own keeps it.
 */
export function registerSecurityHeaders(app: FastifyInstance, config: Configuration): void {
  const appPolicy = policy(appDirectives(config));
  const publicPolicy = policy(publicDirectives(config));
  app.addHook('onSend', async (request, reply) => {
    setDefault('x-content-type-options', 'nosniff');
    setDefault('referrer-policy', 'strict-origin-when-cross-origin');
    const isPublic = request.site?.host === 'public';
    setDefault('content-security-policy', isPublic ? publicPolicy : appPolicy);
    if (!isPublic) setDefault('cross-origin-opener-policy', 'same-origin');
    if (config.publicProtocol === 'https') setDefault('strict-transport-security', `max-age=${ONE_YEAR_S}`);

    function setDefault(name: string, value: string): void {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}

type Directives = Readonly<Record<string, readonly string[]>>;

function appDirectives(config: Configuration): Directives {
  const ownSites = siteOrigins(config);
  // The development server puts its reload script into pages and talks to it over a socket.
  const forDevelopment = config.isProduction ? [] : ["'unsafe-inline'"];
  const sockets = config.isProduction ? [] : ['ws:'];
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...forDevelopment],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      'https:',
      ...ownSites,
      ...tileOrigins(config.maps.installed.tiles),
    ],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...sockets],
    'frame-src': ["'self'", 'https:', ...ownSites],
    'frame-ancestors': ["'self'", ...appOrigins(config)],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...appOrigins(config)],
    'object-src': ["'none'"],
  };
}

function publicDirectives(config: Configuration): Directives {
  return {
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'self'", ...appOrigins(config)],
  };
}

function appOrigins(config: Configuration): readonly string[] {
  return [origin(config, config.appDomain), origin(config, `*.${config.appDomain}`)];
}

function siteOrigins(config: Configuration): readonly string[] {
  return [...appOrigins(config), origin(config, `*.${config.sitesDomain}`)];
}

function origin(config: Configuration, hostname: string): string {
  return `${config.publicProtocol}://${hostname}${config.publicPort === null ? '' : `:${config.publicPort}`}`;
}

function policy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
