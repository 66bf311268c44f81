import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createGiftCardCode } from '#domain/gift-cards/gift-card-code.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { deliverGiftCard } from '#server/gift-card-orders/deliver-gift-card.ts';
import { addGiftCardEntry } from '#server/gift-cards/add-gift-card-entry.ts';
import { giftCardCodeColumns } from '#server/gift-cards/gift-card-codes.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { holdGiftCard } from './hold-gift-card.ts';

interface Replacing {
  readonly siteId: SiteId;
  readonly id: GiftCardId;
  readonly accountId: AccountId;
  readonly version: number;
}

/**
 * Moves what is left on a card to another one with a code of its own, so that whoever has the old code can do nothing with
 * it, in carts that it lies in neither (ORD-122). It is mailed at once where the old one was, else on its day. Throws as
 * `holdGiftCard`, and `gift-card-not-sent`.
 */
export async function replaceGiftCard(
  services: Services,
  { siteId, id, accountId, version }: Replacing,
): Promise<GiftCardId> {
  return retryTransaction(services.db, async (trx) => {
    const now = services.now();
    const card = await holdGiftCard(trx, siteId, id, { version, now });
    if (card.balance === 0) throw new CallError('gift-card-over');
    const at = new Date(now);
    const newId = createId<'gift-card'>(now);
    const moved = { kind: 'adjusted', accountId, at } as const;
    const left = await addGiftCardEntry(trx, siteId, id, { ...moved, amount: 0 - card.balance });
    invariant(left === 0, 'a card that is held has what was read');
    await trx
      .updateTable('gift_cards')
      .set({ replaced_by: newId, ended_at: at })
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .execute();
    await trx
      .insertInto('gift_cards')
      .values({
        ...card,
        id: newId,
        ...giftCardCodeColumns(services, siteId, newId, createGiftCardCode()),
        balance: 0,
        created_at: at,
        version: 0,
      })
      .execute();
    await addGiftCardEntry(trx, siteId, newId, { ...moved, amount: card.balance });
    if (card.delivered_at === null) return newId;
    const againBy = { kind: 'person', accountId } as const;
    const isSent = await deliverGiftCard(trx, services, { siteId, cardId: newId, againBy });
    if (!isSent) throw new CallError('gift-card-not-sent');
    return newId;
  });
}
