import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { deliverGiftCard } from '#server/gift-card-orders/deliver-gift-card.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { holdGiftCard } from './hold-gift-card.ts';

interface Sending {
  readonly siteId: SiteId;
  readonly id: GiftCardId;
  readonly accountId: AccountId;
}

/** Mails a card with its code once more (ORD-122). Throws as `holdGiftCard`, and `gift-card-not-sent`. */
export async function sendGiftCard(services: Services, { siteId, id, accountId }: Sending): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    await holdGiftCard(trx, siteId, id, { version: null, now: services.now() });
    const againBy = { kind: 'person', accountId } as const;
    const isSent = await deliverGiftCard(trx, services, { siteId, cardId: id, againBy });
    if (!isSent) throw new CallError('gift-card-not-sent');
  });
}
