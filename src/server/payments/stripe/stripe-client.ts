import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Stripe } from 'stripe';
import type { Services } from '#server/platform/services.ts';

/** As long as Stripe is waited for (ORD-166). */
const TIMEOUT_MS = 10_000;

/**
 * The official library with the key of a site, at the version of the interface that its own version is made for (ORD-72). It
 * is fetched when the first site needs it. Nothing is repeated by the library: repeating is decided by who wrote the key down.
 */
export async function stripeClient({ config }: Pick<Services, 'config'>, secretKey: string): Promise<Stripe> {
  const { default: StripeLibrary } = await import('stripe');
  const address = new URL(config.stripeApiUrl);
  const isSecure = address.protocol === 'https:';
  const proxies = config.outsideProxies;
  const agent = proxies === null ? {} : { proxyEnv: { ...proxies } };
  return new StripeLibrary(secretKey, {
    host: address.hostname,
    ...(address.port === '' ? {} : { port: address.port }),
    protocol: isSecure ? 'https' : 'http',
    httpAgent: isSecure ? new HttpsAgent(agent) : new HttpAgent(agent),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}
