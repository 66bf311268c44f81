import * as contract from '#contract/gift-cards.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { adjustGiftCard } from './adjust-gift-card.ts';
import { listGiftCards, owedOnGiftCards } from './list-gift-cards.ts';
import { loadGiftCard } from './load-gift-card.ts';
import { replaceGiftCard } from './replace-gift-card.ts';
import { sendGiftCard } from './send-gift-card.ts';

/** Gift cards, for those who look after orders (ORD-121, ORD-122, COMM-56). */
export const giftCardRoutes: readonly Route[] = [
  implement(contract.listGiftCards, async ({ services, site: { siteId }, query }) =>
    listGiftCards(services, siteId, query),
  ),
  implement(contract.listOwedOnGiftCards, async ({ services: { db, now }, site: { siteId } }) => ({
    owed: await owedOnGiftCards(db, siteId, now()),
  })),
  implement(contract.getGiftCard, async ({ services: { db, now }, site: { siteId }, params }) => {
    const card = await loadGiftCard(db, siteId, params.giftCardId, now());
    if (card === null) throw new CallError('not-found');
    return card;
  }),
  implement(contract.adjustGiftCard, async ({ services, site: { siteId }, params, body, caller }) => {
    const { accountId } = caller.account;
    await adjustGiftCard(services, { siteId, id: params.giftCardId, accountId, ...body });
    return {};
  }),
  implement(contract.sendGiftCard, async ({ services, site: { siteId }, params, caller }) => {
    await sendGiftCard(services, { siteId, id: params.giftCardId, accountId: caller.account.accountId });
    return {};
  }),
  implement(contract.replaceGiftCard, async ({ services, site: { siteId }, params, body, caller }) => {
    const { accountId } = caller.account;
    return { id: await replaceGiftCard(services, { siteId, id: params.giftCardId, accountId, ...body }) };
  }),
];
