import type { SiteId } from '#domain/documents/record.ts';
import { isGiftDue } from '#domain/gift-cards/gift-days.ts';
import { retryTransaction } from '#server/platform/database/retry-transaction.ts';
import type { Services } from '#server/platform/services.ts';
import { siteTimeZone } from '#server/sites/site-time-zone.ts';
import { deliverGiftCard } from './deliver-gift-card.ts';

/** Cards that are looked at together. */
const BATCH = 100;
/** No zone is further ahead of UTC. */
const FURTHEST_ZONE_MS = 14 * 60 * 60 * 1000;

/** Mails the cards whose day has come, from 09:00 on in the zone of their site, each once (ORD-122). Says how many were. */
export async function deliverGiftCards(services: Services): Promise<number> {
  const { db, now, log } = services;
  const latest = new Date(now() + FURTHEST_ZONE_MS).toISOString().slice(0, 10);
  const zones = new Map<SiteId, string>();
  let sent = 0;
  for (let after = ''; ;) {
    const cards = await db
      .selectFrom('gift_cards')
      .select(['site_id as siteId', 'id', 'deliver_on as deliverOn'])
      .where('deliver_on', 'is not', null)
      .where('deliver_on', '<=', latest)
      .where('delivered_at', 'is', null)
      .where('ended_at', 'is', null)
      .where('recipient_email', '!=', '')
      .where('balance', '>', 0)
      .where((card) => card(card.ref('id').$castTo<string>(), '>', after))
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const { siteId, id: cardId, deliverOn } of cards) {
      const zone = zones.get(siteId) ?? (await siteTimeZone(db, siteId));
      zones.set(siteId, zone);
      if (!isGiftDue(deliverOn, now(), zone)) continue;
      try {
        const isSent = await retryTransaction(db, (trx) =>
          deliverGiftCard(trx, services, { siteId, cardId, againBy: null }),
        );
        if (isSent) sent += 1;
      } catch (error) {
        // One that cannot be sent keeps no other one back.
        log.error({ err: error, siteId, cardId }, 'a gift card could not be mailed');
      }
    }
    const last = cards.at(-1);
    if (last === undefined || cards.length < BATCH) return sent;
    after = last.id;
  }
}
