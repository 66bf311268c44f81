import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { SubscriptionEventKind } from '#domain/subscriptions/subscription-event.ts';
import { canSubscriptionBecome, type SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import type { JsonObject } from '#lib/json.ts';
import type { OrderActor } from '#server/orders/add-order-event.ts';
import type { Database } from '#server/platform/database/database.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { addSubscriptionEvent } from './add-subscription-event.ts';
import type { HeldSubscription } from './hold-subscription.ts';
import { subscriptionMoved } from './subscription-happened.ts';

/** When what follows of a state is due, and what is no more. */
interface MovedDates {
  readonly next_at?: Date | null;
  /** When it ends that is ending or paused. */
  readonly ends_at?: Date | null;
  readonly paused_at?: Date | null;
  readonly anchor_at?: Date;
  readonly anchor_cycle?: number;
  readonly first_failed_at?: Date | null;
  readonly next_try_at?: Date | null;
  readonly tries?: number;
}

interface Move {
  readonly to: SubscriptionState;
  readonly kind: SubscriptionEventKind;
  readonly dates: MovedDates;
  readonly by: OrderActor;
  readonly at: Date;
  readonly data?: JsonObject;
  /** Of its last charge, what goes back. */
  readonly refunded?: number;
}

/** The only way from one state to another: 12 of 30 moves are legal, the others throw `subscription-state` (ORD-114). */
export async function moveSubscription(
  trx: Transaction<Database>,
  siteId: SiteId,
  held: HeldSubscription,
  { to, kind, dates, by, at, data = {}, refunded = 0 }: Move,
): Promise<void> {
  if (!canSubscriptionBecome(held.state, to)) throw new CallError('subscription-state');
  await trx
    .updateTable('subscriptions')
    .set({ ...dates, state: to, version: held.version + 1 })
    .where('site_id', '=', siteId)
    .where('id', '=', held.id)
    .execute();
  const told = refunded === 0 ? data : { ...data, amount: refunded };
  await addSubscriptionEvent(trx, siteId, held.id, { kind, by, data: told, at });
  const params = { from: held.state, to, isByHand: by.kind !== 'system', refunded };
  await recordEvents(trx, subscriptionMoved, [{ siteId, subject: held.id, params, at }]);
}
