import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { addGiftCardEntry } from '#server/gift-cards/add-gift-card-entry.ts';
import type { GiftCardId } from '#server/gift-cards/tables.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { holdGiftCard } from './hold-gift-card.ts';

interface Adjusting {
  readonly siteId: SiteId;
  readonly id: GiftCardId;
  readonly accountId: AccountId;
  readonly version: number;
  /** What is on it from here on; whole minor units. */
  readonly balance: number;
  readonly reason: string;
}

/** Puts something on a card or takes it off, with the reason (ORD-121). Throws as `holdGiftCard`. */
export async function adjustGiftCard(
  services: Services,
  { siteId, id, accountId, version, balance, reason }: Adjusting,
): Promise<void> {
  await retryTransaction(services.db, async (trx) => {
    const now = services.now();
    const card = await holdGiftCard(trx, siteId, id, { version, now });
    const amount = balance - card.balance;
    if (amount === 0) return;
    const at = new Date(now);
    await addGiftCardEntry(trx, siteId, id, { kind: 'adjusted', amount, accountId, reason, at });
  });
}
