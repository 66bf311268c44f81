import * as orderMails from '#contract/order-mails.ts';
import * as contract from '#contract/store-mails.ts';
import type { StoreMailKind } from '#domain/store/store-mails.ts';
import type { Call } from '#server/platform/http/call.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { renderMail } from '#server/platform/mail/render-mail.tsx';
import { publishedLanguage } from '#server/sites/site-language.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { mailAgain } from './mail-again.ts';
import { originalTexts } from './original-texts.ts';
import { previewMail } from './preview-mail.ts';
import { testMail } from './test-mail.ts';
import { writeToBuyer } from './write-to-buyer.ts';

/** Mails about orders: as owners write them, sent again, and written by hand (ORD-99, ORD-140 to ORD-142). */
export const storeMailRoutes: readonly Route[] = [
  implement(contract.listStoreMails, async ({ services, site }) => ({
    mails: [...originalTexts(await publishedLanguage(services.db, site.siteId))],
  })),

  implement(contract.previewStoreMail, async (call) => {
    const { mail, params, language, isSample } = await previewMail(call.services, previewOf(call));
    const { subject, html } = renderMail(mail, params, language);
    return { subject, html, isSample };
  }),

  implement(contract.testStoreMail, async (call) => {
    const { services, site, caller } = call;
    const to = caller.account.email;
    await testMail(services, site.siteId, to, await previewMail(services, previewOf(call)));
    return { to };
  }),

  implement(orderMails.mailOrderAgain, async ({ services, site: { siteId }, params, body, caller }) => {
    await mailAgain(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),

  implement(orderMails.writeToBuyer, async ({ services, site: { siteId }, params, body, caller }) => {
    await writeToBuyer(services, { siteId, ...params, ...body, accountId: caller.account.accountId });
    return {};
  }),
];

interface Written {
  readonly kind: StoreMailKind;
  readonly subject: string;
  readonly opening: string;
  readonly closing: string;
  readonly orderId: OrderId | null;
}

/** An order is shown to those alone who may see orders. */
function previewOf({
  site,
  caller,
  body: { kind, orderId, ...texts },
}: Pick<Call<'app', 'permission', unknown, unknown, Written>, 'site' | 'caller' | 'body'>) {
  if (orderId !== null && !caller.permissions.has('commerce.orders')) throw new CallError('not-found');
  return { siteId: site.siteId, kind, texts, orderId };
}
