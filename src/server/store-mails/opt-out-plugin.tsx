import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OptOutKind } from '#domain/store/mail-opt-out.ts';
import { productReviews } from '#messages/en/product-reviews.ts';
import { storeReminders } from '#messages/en/store-reminders.ts';
import type { Message } from '#messages/message.ts';
import { ButtonForm, newsletterPage } from '#server/newsletters/newsletter-page.tsx';
import { sendPage } from '#server/newsletters/page-answer.ts';
import { siteOf } from '#server/platform/http/site-scope.ts';
import type { Services } from '#server/platform/services.ts';
import { hostsOfSites } from '#server/published/plugin.ts';
import { optOutTarget } from './opt-out-link.ts';
import { optIn, optOut } from './opt-outs.ts';

interface OfToken {
  readonly Params: { readonly token: string };
}

const CALLS_PER_MINUTE = 30;
/** Bytes of a form, which has no more than the one field of mail programs. */
const BODY_LIMIT = 10_000;

const WORDS: Readonly<Record<OptOutKind, { readonly asks: Message; readonly done: Message }>> = {
  abandoned: { asks: storeReminders.endAbandoned, done: storeReminders.abandonedEnded },
  'back-in-stock': { asks: storeReminders.endBackInStock, done: storeReminders.backInStockEnded },
  'review-request': { asks: productReviews.end, done: productReviews.ended },
};

/**
 * Where the way out of mails that are no duty leads. Opening it changes nothing; its button does, and so does the one POST
 * of mail programs, which have no cookies (MEMB-12, NEWS-44, ORD-143).
 */
export function registerMailOptOuts(app: FastifyInstance, services: Services): void {
  const options = {
    constraints: { host: hostsOfSites(services.config.appDomain) },
    bodyLimit: BODY_LIMIT,
    config: { callsPerMinute: CALLS_PER_MINUTE },
  };

  app.get<OfToken>('/checkout/mails/:token', options, async (request, reply) => {
    const target = targetOf(request);
    if (target === null) return sendPage(reply.code(404), await unknownPage(request));
    const { asks } = WORDS[target.kind];
    return sendPage(reply, await page(request, asks, { action: pathOf(request), label: storeReminders.end }));
  });

  app.post<OfToken>('/checkout/mails/:token', options, async (request, reply) => {
    const { siteId } = siteOf(request);
    const target = targetOf(request);
    if (target !== null) await optOut(services.db, siteId, target, new Date(services.now()));
    // A mail program asks, which needs no page; what it asks for is the same for every token (RFC 8058).
    if (has(request.body, 'List-Unsubscribe')) {
      return reply.type('text/plain; charset=utf-8').send('Unsubscribed');
    }
    if (target === null) return sendPage(reply.code(404), await unknownPage(request));
    const { done } = WORDS[target.kind];
    const undo = { action: `${pathOf(request)}/undo`, label: storeReminders.undo };
    return sendPage(reply, await page(request, done, undo));
  });

  app.post<OfToken>('/checkout/mails/:token/undo', options, async (request, reply) => {
    const target = targetOf(request);
    if (target === null) return sendPage(reply.code(404), await unknownPage(request));
    await optIn(services.db, siteOf(request).siteId, target);
    return sendPage(reply, await page(request, storeReminders.undone, null));
  });

  function targetOf(request: FastifyRequest<OfToken>) {
    return optOutTarget(services, siteOf(request).siteId, request.params.token);
  }

  function page(
    request: FastifyRequest,
    title: Message,
    button: { readonly action: string; readonly label: Message } | null,
  ): Promise<string> {
    return newsletterPage(services, siteOf(request).siteId, (translate) => ({
      title,
      content: button === null ? null : <ButtonForm action={button.action} label={translate(button.label)} />,
    }));
  }

  function unknownPage(request: FastifyRequest): Promise<string> {
    return page(request, storeReminders.deadLink, null);
  }
}

function pathOf({ params }: FastifyRequest<OfToken>): string {
  return `/checkout/mails/${params.token}`;
}

function has(body: unknown, name: string): boolean {
  return typeof body === 'object' && body !== null && name in body;
}
