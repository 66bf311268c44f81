import { sql, type Transaction } from 'kysely';
import { isMailAddress } from '#domain/mail/mail-address.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { inOwnWords } from '#server/orders/mails/define-buyer-mail.tsx';
import { reviewRequestMail } from '#server/orders/mails/review-request-mail.tsx';
import { filledTexts } from '#server/orders/own-mail-words.ts';
import { loadOrder } from '#server/orders/queries.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import type { OrderId } from '#server/orders/tables.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database, Db } from '#server/platform/database/database.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { optOutPath } from '#server/store-mails/opt-out-link.ts';
import { isOptedOut } from '#server/store-mails/opt-outs.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { reviewPath } from './review-link.ts';
import { reviewableProducts } from './reviewable-products.ts';

const BATCH = 100;

/** Mails whose time has come, each once, and says how many were mailed. What is not to be asked any more is forgotten (BLK-80). */
export async function mailReviewRequests(services: Services): Promise<number> {
  const { db, log } = services;
  const now = new Date(services.now());
  let mailed = 0;
  for (let after: Due | null = null; ;) {
    const due: readonly Due[] = await dueAfter(db, now, after);
    for (const { siteId, orderId } of due) {
      try {
        const isMailed = await retryTransaction(db, (trx) => mailRequest(trx, services, siteId, orderId));
        if (isMailed) mailed += 1;
      } catch (error) {
        // One that cannot be mailed keeps no other one back.
        log.error({ err: error, siteId, orderId }, 'a request for reviews could not be mailed');
      }
    }
    after = due.at(-1) ?? null;
    if (due.length < BATCH) return mailed;
  }
}

interface Due {
  readonly siteId: SiteId;
  readonly orderId: OrderId;
  readonly dueAt: Date;
}

function dueAfter(db: Db, now: Date, after: Due | null): Promise<readonly Due[]> {
  return db
    .selectFrom('review_requests')
    .select(['site_id as siteId', 'order_id as orderId', 'due_at as dueAt'])
    .where('mailed_at', 'is', null)
    .where('due_at', '<=', now)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(due_at, order_id) > (${after?.dueAt ?? null}, ${after?.orderId ?? ''})`),
    )
    .orderBy('due_at')
    .orderBy('order_id')
    .limit(BATCH)
    .execute();
}

async function mailRequest(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
): Promise<boolean> {
  const held = await trx
    .selectFrom('review_requests')
    .select('order_id')
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('mailed_at', 'is', null)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (held === undefined) return false;
  const isSent = await sendRequest(trx, services, siteId, orderId);
  if (isSent) {
    await trx
      .updateTable('review_requests')
      .set({ mailed_at: new Date(services.now()) })
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .execute();
  } else {
    await trx
      .deleteFrom('review_requests')
      .where('site_id', '=', siteId)
      .where('order_id', '=', orderId)
      .execute();
  }
  return isSent;
}

/** Not where the owner has switched it off, the order is not what it was, or its buyer wants no such mails. */
async function sendRequest(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  orderId: OrderId,
): Promise<boolean> {
  const own = await findMailText(trx, siteId, 'reviewRequest');
  const order = await loadOrder(trx, siteId, orderId);
  if (own?.isOn !== true || order === null || order.state !== 'fulfilled') return false;
  if (order.total > 0 && order.refunded >= order.total) return false;
  if (!isMailAddress(order.email)) return false;
  const emailKey = addressKey(order.email);
  if (await isOptedOut(trx, siteId, emailKey, 'review-request')) return false;
  const { identifier, title: site, isPublic, removedAt } = await findSite(trx, siteId);
  const products = isPublic && removedAt === null ? await reviewableProducts(trx, siteId, orderId) : [];
  if (products.length === 0) return false;
  const urlOf = (path: string) => publicUrl(services.config, identifier, path);
  const optOut = urlOf(optOutPath(services, siteId, { kind: 'review-request', emailKey }));
  const params = {
    site,
    link: urlOf(reviewPath(services, siteId, orderId)),
    optOut,
    lines: products.map(({ productId, title }) => ({ id: productId, title, options: '', amount: '' })),
  };
  const sender = await shopSender(trx, siteId);
  await services.mail.send(
    inOwnWords(reviewRequestMail, filledTexts(own, { site, order: null }, params)),
    {
      siteId,
      to: order.email,
      language: await publishedLanguage(trx, siteId),
      unsubscribeUrl: optOut,
      params,
      ...sender,
    },
    trx,
  );
  return true;
}
