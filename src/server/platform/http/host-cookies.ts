import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '#server/platform/config/configuration.ts';

type CookieConfiguration = Pick<Configuration, 'publicProtocol'>;

/**
 * The name under which a cookie of one host alone is kept. Over HTTPS browsers let nobody plant one that begins with
 * `__Host-` from another host, not even from one beside or above.
 */
export function hostCookieName(config: CookieConfiguration, name: string): string {
  return config.publicProtocol === 'https' ? `__Host-${name}` : name;
}

interface SetCookie {
  readonly name: string;
  readonly value: string;
  readonly maxAgeS?: number;
}

/** Sets a cookie of the answering host alone, which scripts cannot read; until the browser ends where no age is given. */
export function setHostCookie(config: CookieConfiguration, reply: FastifyReply, cookie: SetCookie): void {
  reply.setCookie(hostCookieName(config, cookie.name), cookie.value, {
    ...optionsOf(config),
    ...ageOf(cookie),
  });
}

/** The same for scripts, which find it by its plain name; nothing may be trusted that it says. */
export function setReadableHostCookie(
  config: CookieConfiguration,
  reply: FastifyReply,
  cookie: SetCookie,
): void {
  reply.setCookie(cookie.name, cookie.value, { ...optionsOf(config), httpOnly: false, ...ageOf(cookie) });
}

export function clearReadableHostCookie(
  config: CookieConfiguration,
  reply: FastifyReply,
  name: string,
): void {
  reply.clearCookie(name, { ...optionsOf(config), httpOnly: false });
}

export function clearHostCookie(config: CookieConfiguration, reply: FastifyReply, name: string): void {
  reply.clearCookie(hostCookieName(config, name), optionsOf(config));
}

/** The value of a cookie of this host. Null where there is none, and where there are two: one of them is not ours. */
export function readHostCookie(
  config: CookieConfiguration,
  request: FastifyRequest,
  name: string,
): string | null {
  const fullName = hostCookieName(config, name);
  return timesSent(request, fullName) === 1 ? (request.cookies[fullName] ?? null) : null;
}

/**
 * Takes away cookies that were planted from a host above under a name of ours, where the browser sent two of them:
 * with the next request it sends ours alone.
 */
export function forgetPlanted(
  config: CookieConfiguration,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
): void {
  const fullName = hostCookieName(config, name);
  if (timesSent(request, fullName) < 2) return;
  const labels = request.hostname.split('.');
  for (const index of labels.keys()) {
    reply.clearCookie(fullName, { ...optionsOf(config), domain: labels.slice(index).join('.') });
  }
}

function timesSent(request: FastifyRequest, fullName: string): number {
  const parts = (request.headers.cookie ?? '').split(';');
  return parts.filter((part) => part.trimStart().startsWith(`${fullName}=`)).length;
}

function ageOf({ maxAgeS }: SetCookie) {
  return maxAgeS === undefined ? {} : { maxAge: maxAgeS };
}

function optionsOf(config: CookieConfiguration) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.publicProtocol === 'https',
  } as const;
}
