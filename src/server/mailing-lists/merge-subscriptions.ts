import { z } from 'zod';
import { SUBSCRIBER_STATES } from '#domain/newsletters/subscriber-state.ts';
import { stricterState } from '#domain/newsletters/stricter-state.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import type { JsonValue } from '#lib/json.ts';
import type { KnownPerson, MergingPerson } from '#server/contacts/contact-source.ts';
import type { Db } from '#server/platform/database/database.ts';
import { setState } from './subscriptions.ts';

const undoSchema = z.array(
  z.object({
    listId: idSchema<'mailing-list'>(),
    subscriberId: idSchema<'subscriber'>(),
    before: z.enum(SUBSCRIBER_STATES),
    after: z.enum(SUBSCRIBER_STATES),
  }),
);

/** On each list that addresses of both are on the stricter state wins (CRM-15); what it was is given. */
export async function mergeSubscriptions(
  trx: Db,
  kept: KnownPerson,
  other: KnownPerson,
  { accountId, now }: MergingPerson,
): Promise<JsonValue> {
  const { siteId } = kept;
  const rows = await statesOf(trx, siteId, [...kept.emailKeys, ...other.emailKeys]);
  const strictest = new Map<string, (typeof rows)[number]['state']>();
  for (const { listId, state } of rows)
    strictest.set(listId, stricterState(state, strictest.get(listId) ?? state));
  const changed: z.infer<typeof undoSchema> = [];
  for (const { listId, subscriberId, state } of rows) {
    const after = strictest.get(listId) ?? state;
    if (after === state) continue;
    await setState(
      trx,
      siteId,
      { listId, subscriberId, state: after },
      { source: 'owner', accountId },
      { now },
    );
    changed.push({ listId, subscriberId, before: state, after });
  }
  return changed;
}

/** Gives the states back that a merge changed, unless they changed since (CRM-17). */
export async function unmergeSubscriptions(
  trx: Db,
  siteId: SiteId,
  undo: JsonValue,
  { accountId, now }: MergingPerson,
): Promise<void> {
  for (const { listId, subscriberId, before, after } of undoSchema.parse(undo)) {
    const row = await trx
      .selectFrom('list_subscriptions')
      .select('state')
      .where('site_id', '=', siteId)
      .where('list_id', '=', listId)
      .where('subscriber_id', '=', subscriberId)
      .forUpdate()
      .executeTakeFirst();
    if (row?.state !== after) continue;
    await setState(
      trx,
      siteId,
      { listId, subscriberId, state: before },
      { source: 'owner', accountId },
      { now },
    );
  }
}

async function statesOf(trx: Db, siteId: SiteId, emailKeys: readonly string[]) {
  if (emailKeys.length === 0) return [];
  return trx
    .selectFrom('subscribers as person')
    .innerJoin('list_subscriptions as subscription', (join) =>
      join
        .onRef('subscription.site_id', '=', 'person.site_id')
        .onRef('subscription.subscriber_id', '=', 'person.id'),
    )
    .select([
      'subscription.list_id as listId',
      'subscription.subscriber_id as subscriberId',
      'subscription.state',
    ])
    .where('person.site_id', '=', siteId)
    .where('subscription.site_id', '=', siteId)
    .where('person.email_key', 'in', emailKeys)
    .execute();
}
