import type { Transaction } from 'kysely';
import { isKindMailed, type AbandonedMailing } from '#domain/carts/abandoned-cart.ts';
import type { CartKind } from '#domain/carts/cart-kinds.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { orderMoney } from '#server/orders/order-mail-facts.ts';
import { shopSender } from '#server/orders/shop-sender.ts';
import { inOwnWords } from '#server/orders/mails/define-buyer-mail.tsx';
import { filledTexts } from '#server/orders/own-mail-words.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { optOutPath } from '#server/store-mails/opt-out-link.ts';
import { isOptedOut } from '#server/store-mails/opt-outs.ts';
import { findMailText } from '#server/store/mail-texts.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { buyableLines } from './buyable-lines.ts';
import { abandonedCartMail } from '#server/orders/mails/abandoned-cart-mail.tsx';
import { restorePath } from './restore-link.ts';
import type { AbandonedCartId, AbandonedLine } from './tables.ts';

interface LeftCart {
  readonly siteId: SiteId;
  readonly id: AbandonedCartId;
  readonly email: string;
  readonly emailKey: string;
  readonly kind: CartKind;
  readonly lines: readonly AbandonedLine[];
}

/** Reminds somebody once of what they left, where the owner wants it and something of it can be had; says whether, or why not (ORD-150). */
export async function mailAbandoned(
  trx: Transaction<Database>,
  services: Services,
  { siteId, id, email, emailKey, kind, lines }: LeftCart,
): Promise<AbandonedMailing> {
  const own = await findMailText(trx, siteId, 'abandoned');
  if (own?.isOn !== true) return 'off';
  if (!isKindMailed(kind)) return 'kind';
  if (await isOptedOut(trx, siteId, emailKey, 'abandoned')) return 'opted-out';
  const { identifier, title: site, isPublic, removedAt } = await findSite(trx, siteId);
  const { isPaused, currency } = await loadStoreSettings(trx, siteId);
  const buyable = isPaused || !isPublic || removedAt !== null ? [] : await buyableLines(trx, siteId, lines);
  if (buyable.length === 0) return 'unavailable';
  const urlOf = (path: string) => publicUrl(services.config, identifier, path);
  const optOut = urlOf(optOutPath(services, siteId, { kind: 'abandoned', emailKey }));
  const params = {
    site,
    link: urlOf(restorePath(services, siteId, id)),
    optOut,
    lines: buyable.map(({ line, pieces, facts }) => ({
      id: line.variantId,
      title: `${pieces} × ${facts.title}`,
      options: facts.optionText,
      amount: orderMoney({ currency }, facts.unitPrice * pieces),
    })),
    total: orderMoney(
      { currency },
      buyable.reduce((sum, { pieces, facts }) => sum + facts.unitPrice * pieces, 0),
    ),
  };
  const sender = await shopSender(trx, siteId);
  await services.mail.send(
    inOwnWords(abandonedCartMail, filledTexts(own, { site, order: null }, params)),
    {
      siteId,
      to: email,
      language: await publishedLanguage(trx, siteId),
      unsubscribeUrl: optOut,
      params,
      ...sender,
    },
    trx,
  );
  return 'sent';
}
