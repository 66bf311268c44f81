import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import type { Id } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';

export interface SubscriberFilter {
  readonly listId: Id<'mailing-list'>;
  readonly search?: string | undefined;
  readonly state?: SubscriberState | undefined;
}

function filtered(db: Db, siteId: SiteId, { listId, search, state }: SubscriberFilter) {
  let query = db
    .selectFrom('list_subscriptions as subscription')
    .innerJoin('subscribers as person', (join) =>
      join
        .onRef('person.site_id', '=', 'subscription.site_id')
        .onRef('person.id', '=', 'subscription.subscriber_id'),
    )
    .where('subscription.site_id', '=', siteId)
    .where('subscription.list_id', '=', listId);
  if (state !== undefined) query = query.where('subscription.state', '=', state);
  if (search !== undefined && search !== '') {
    const pattern = `%${search.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    query = query.where(
      sql<string>`person.email_key || ' ' || lower(person.first_name || ' ' || person.last_name)`,
      'like',
      pattern,
    );
  }
  return query;
}

const COLUMNS = [
  'person.id',
  'person.email',
  'person.first_name as firstName',
  'person.last_name as lastName',
  'subscription.state',
  'subscription.created_at as createdAt',
  'subscription.state_since as stateSince',
  'subscription.confirmed_at as confirmedAt',
] as const;

/** A page of the people of a list, those who came last first, and how many there are. */
export async function listSubscriberRows(
  db: Db,
  siteId: SiteId,
  filter: SubscriberFilter & { readonly page: number; readonly pageSize: number },
) {
  const base = filtered(db, siteId, filter);
  const [rows, { total }] = await Promise.all([
    base
      .select(COLUMNS)
      .orderBy('subscription.created_at', 'desc')
      .orderBy('subscription.subscriber_id', 'desc')
      .limit(filter.pageSize)
      .offset((filter.page - 1) * filter.pageSize)
      .execute(),
    base.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export type SubscriberRow = Awaited<ReturnType<typeof listSubscriberRows>>['rows'][number];

/** People of a list who came before a point, for reading them batch by batch; null starts with the latest. */
export function listSubscribersBefore(
  db: Db,
  siteId: SiteId,
  filter: SubscriberFilter,
  before: { readonly createdAt: Date; readonly id: Id<'subscriber'> } | null,
  limit: number,
): Promise<SubscriberRow[]> {
  let query = filtered(db, siteId, filter);
  if (before !== null) {
    query = query.where((eb) =>
      eb(
        eb.refTuple('subscription.created_at', 'subscription.subscriber_id'),
        '<',
        eb.tuple(before.createdAt, before.id),
      ),
    );
  }
  return query
    .select(COLUMNS)
    .orderBy('subscription.created_at', 'desc')
    .orderBy('subscription.subscriber_id', 'desc')
    .limit(limit)
    .execute();
}
