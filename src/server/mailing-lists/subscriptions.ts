import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { addressKey, addressKeys, readableAddress } from '#server/platform/mail/address-key.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import { invariant } from '#lib/invariant.ts';
import { createId, type Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { keptOrigin } from './kept-origin.ts';

export interface Person {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Why a state changed, as the consent record keeps it (NEWS-08). */
export interface ChangeSource {
  readonly source: 'form' | 'link' | 'import' | 'owner';
  readonly formId?: string;
  readonly pagePath?: string;
  readonly wording?: string;
  readonly accountId?: AccountId | null;
  readonly networkAddress?: string | null;
}

/**
 * The person of an address, found or created, and locked until the transaction ends: of many simultaneous calls with
 * one address, one creates it and the others wait (CRM-01).
 */
export async function holdPerson(
  trx: Db,
  siteId: SiteId,
  person: Person,
  now: number,
): Promise<{ readonly subscriberId: Id<'subscriber'>; readonly email: string }> {
  const keys = addressKeys(person.email);
  await touchContact(trx, siteId, { ...person, source: 'newsletter' }, now);
  // Of before domains were kept in one spelling.
  const known = keys.length > 1 ? await holdKnown(trx, siteId, keys) : undefined;
  if (known !== undefined) return known;
  await trx
    .insertInto('subscribers')
    .values({
      site_id: siteId,
      id: createId(now),
      email: readableAddress(person.email.trim()),
      email_key: addressKey(person.email),
      first_name: person.firstName,
      last_name: person.lastName,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'email_key']).doNothing())
    .execute();
  const held = await holdKnown(trx, siteId, keys);
  invariant(held !== undefined, 'a person who was just made is there');
  return held;
}

/** The address of a person; null where the site has forgotten them. */
export async function findSubscriberEmail(
  db: Db,
  siteId: SiteId,
  subscriberId: Id<'subscriber'>,
): Promise<string | null> {
  const row = await db
    .selectFrom('subscribers')
    .select('email')
    .where('site_id', '=', siteId)
    .where('id', '=', subscriberId)
    .executeTakeFirst();
  return row?.email ?? null;
}

function holdKnown(trx: Db, siteId: SiteId, keys: readonly string[]) {
  return trx
    .selectFrom('subscribers')
    .select(['id as subscriberId', 'email'])
    .where('site_id', '=', siteId)
    .where('email_key', 'in', keys)
    .orderBy((where) => where('email_key', '=', keys[0] ?? ''), 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export interface Subscription {
  readonly email: string;
  readonly state: SubscriberState;
  readonly confirmedAt: Date | null;
}

/** A person's subscription to a list, locked until the transaction ends; null where they are not on it. */
export async function holdSubscription(
  trx: Db,
  siteId: SiteId,
  listId: Id<'mailing-list'>,
  subscriberId: Id<'subscriber'>,
): Promise<Subscription | null> {
  const row = await trx
    .selectFrom('list_subscriptions as subscription')
    .innerJoin('subscribers as person', (join) =>
      join
        .onRef('person.site_id', '=', 'subscription.site_id')
        .onRef('person.id', '=', 'subscription.subscriber_id'),
    )
    .select(['person.email', 'subscription.state', 'subscription.confirmed_at as confirmedAt'])
    .where('subscription.site_id', '=', siteId)
    .where('subscription.list_id', '=', listId)
    .where('subscription.subscriber_id', '=', subscriberId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Creates or changes a person's subscription to a list, and adds to the consent record. */
export async function setState(
  trx: Db,
  siteId: SiteId,
  subscription: {
    readonly listId: Id<'mailing-list'>;
    readonly subscriberId: Id<'subscriber'>;
    readonly state: SubscriberState;
  },
  why: ChangeSource,
  times: { readonly now: number; readonly confirmedAt?: Date },
): Promise<void> {
  const at = new Date(times.now);
  const key = { site_id: siteId, list_id: subscription.listId, subscriber_id: subscription.subscriberId };
  const confirmed = times.confirmedAt === undefined ? {} : { confirmed_at: times.confirmedAt };
  await trx
    .insertInto('list_subscriptions')
    .values({
      ...key,
      state: subscription.state,
      created_at: at,
      state_since: at,
      confirmed_at: null,
      ...confirmed,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'list_id', 'subscriber_id'])
        .doUpdateSet({ state: subscription.state, state_since: at, ...confirmed }),
    )
    .execute();
  const given = { networkAddress: why.networkAddress ?? null, pagePath: why.pagePath ?? '' };
  const origin = await keptOrigin(trx, siteId, given);
  await trx
    .insertInto('subscription_changes')
    .values({
      ...key,
      id: createId(times.now),
      state: subscription.state,
      source: why.source,
      form_id: why.formId ?? '',
      page_path: origin.pagePath,
      wording: why.wording ?? '',
      account_id: why.accountId ?? null,
      network_address: origin.networkAddress,
      changed_at: at,
    })
    .execute();
}

/**
 * Deletes a person's subscription, with its consent record; people on no list are deleted. False where there is none.
 */
export async function removeSubscription(
  trx: Db,
  siteId: SiteId,
  listId: Id<'mailing-list'>,
  subscriberId: Id<'subscriber'>,
): Promise<boolean> {
  const removed = await trx
    .deleteFrom('list_subscriptions')
    .where('site_id', '=', siteId)
    .where('list_id', '=', listId)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst();
  if (removed.numDeletedRows === 0n) return false;
  await forgetPeopleWithoutList(trx, siteId);
  return true;
}

/** Deletes the people of a site who are on no list. */
export async function forgetPeopleWithoutList(trx: Db, siteId: SiteId): Promise<void> {
  await trx
    .deleteFrom('subscribers')
    .where('site_id', '=', siteId)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('list_subscriptions as subscription')
            .select('subscription.list_id')
            .whereRef('subscription.site_id', '=', 'subscribers.site_id')
            .whereRef('subscription.subscriber_id', '=', 'subscribers.id'),
        ),
      ),
    )
    .execute();
}
