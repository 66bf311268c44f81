import type { FastifyReply, FastifyRequest } from 'fastify';
import { createToken, hashToken, isToken } from '#server/accounts/session-token.ts';
import { readHostCookie, setHostCookie } from '#server/platform/http/host-cookies.ts';
import type { Services } from '#server/platform/services.ts';
import { CHECKOUT_LIFE_MS } from './queries.ts';

/** The secret of what was entered, which scripts cannot read (ORD-05). */
const CHECKOUT_COOKIE = 'checkout';

type Config = Services['config'];

/** The hash of the secret that the browser holds; null where it holds none. */
export function checkoutSecretHash(config: Config, request: FastifyRequest): Buffer | null {
  const token = readHostCookie(config, request, CHECKOUT_COOKIE);
  return token !== null && isToken(token) ? hashToken(token) : null;
}

/** Gives the browser its secret for another day, a new one where it has none, and says its hash. */
export function renewCheckoutCookie(config: Config, request: FastifyRequest, reply: FastifyReply): Buffer {
  const held = readHostCookie(config, request, CHECKOUT_COOKIE);
  const value = held !== null && isToken(held) ? held : createToken();
  setHostCookie(config, reply, { name: CHECKOUT_COOKIE, value, maxAgeS: CHECKOUT_LIFE_MS / 1000 });
  return hashToken(value);
}
