import type { FastifyInstance } from 'fastify';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findProvider } from '#server/payments/providers.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { countRefusedMessage } from './refused-messages.ts';
import { takeMessage } from './take-message.ts';

const CALLS_PER_MINUTE = 600;
const BODY_LIMIT = 500_000;

/** Where payment providers tell of payments, each site on its own host (ORD-78). */
export function registerPaymentMessages(app: FastifyInstance, services: Services): void {
  void app.register(async (messages) => {
    // What is signed are the bytes, whatever they are said to be.
    messages.removeAllContentTypeParsers();
    messages.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    messages.post<{ Params: { readonly provider: string } }>(
      '/api/payments/:provider/webhook',
      {
        constraints: { host: hostsOfSites(services.config.appDomain) },
        bodyLimit: BODY_LIMIT,
        config: { callsPerMinute: CALLS_PER_MINUTE },
      },
      async (request, reply) => {
        const { site, body, headers } = request;
        const { provider } = request.params;
        const header = findProvider(provider)?.calls?.signatureHeader ?? null;
        const signature = header === null ? null : headers[header];
        const isTaken =
          site?.host === 'public' &&
          Buffer.isBuffer(body) &&
          typeof signature === 'string' &&
          (await takeMessage(services, site.siteId, provider, { body, signature }));
        if (!isTaken) {
          countRefusedMessage();
          throw new CallError('payment-message-refused');
        }
        return reply.send({ received: true });
      },
    );
  });
}
