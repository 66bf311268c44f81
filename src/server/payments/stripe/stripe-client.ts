import { text } from 'node:stream/consumers';
import type { Stripe } from 'stripe';
import type { CallOutside } from '#server/platform/network/call-outside.ts';
import type { Services } from '#server/platform/services.ts';

/** As long as Stripe is waited for (ORD-166). */
const TIMEOUT_MS = 10_000;
const MAX_BYTES = 2_000_000;

interface CallingStripe extends Pick<Services, 'callService'> {
  readonly config: Pick<Services['config'], 'stripeApiUrl'>;
}

/**
 * The official library with the key of a site, at the version of the interface that its own version is made for (ORD-72). It
 * is fetched when the first site needs it, and calls through the guard of all outside calls. Nothing is repeated by it:
 * repeating is decided by who wrote the key down.
 */
export async function stripeClient(
  { config, callService }: CallingStripe,
  secretKey: string,
): Promise<Stripe> {
  const { default: StripeLibrary } = await import('stripe');
  const address = new URL(config.stripeApiUrl);
  return new StripeLibrary(secretKey, {
    host: address.hostname,
    ...(address.port === '' ? {} : { port: address.port }),
    protocol: address.protocol === 'https:' ? 'https' : 'http',
    httpClient: clientOf(callService),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 0,
    telemetry: false,
  });
}

function clientOf(callService: CallOutside): Stripe.HttpClient {
  return {
    getClientName: () => 'portico',
    async makeRequest(host, port, path, method, headers, body, protocol, timeoutMs) {
      const portPart = port === '' ? '' : `:${port}`;
      const answer = await callService(`${protocol}://${host}${portPart}${path}`, {
        method: method === 'DELETE' || method === 'POST' ? method : 'GET',
        headers: sentHeaders(headers),
        // An empty body is none.
        ...(body === '' ? {} : { body }),
        timeoutMs,
        maxBytes: MAX_BYTES,
      });
      const said = await text(answer.body);
      return {
        getStatusCode: () => answer.status,
        getHeaders: () => ({}),
        getRawResponse: () => answer,
        toStream: () => answer.body,
        toJSON: async () => JSON.parse(said) as unknown,
      };
    },
  };
}

/** Without those that say how long the body is: that is found out where it is sent. */
function sentHeaders(headers: object): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined || name.toLowerCase() === 'content-length' ? [] : [[name, String(value)]],
    ),
  );
}
