import { sql } from 'kysely';
import type { ListedSubscription } from '#contract/subscriptions.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { AgreedPrice } from '#domain/orders/agreed-price.ts';
import type { SubscriptionState } from '#domain/subscriptions/subscription-states.ts';
import type { SubscriptionKind } from '#domain/subscriptions/subscription-terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What matches is counted so far beyond the page. */
const COUNTED_BEYOND = 1_000;

export interface SubscriptionsFilter {
  readonly state?: SubscriptionState | undefined;
  readonly search?: string | undefined;
  /** Those that somebody may see. */
  readonly kinds: readonly SubscriptionKind[];
}

export const LISTED_COLUMNS = [
  'id',
  'kind',
  'state',
  'title',
  'option_text as optionText',
  'pieces',
  'name',
  'email',
  'currency',
  'price',
  'period_value as periodValue',
  'period_unit as periodUnit',
  'cycles',
  'cycle',
  'next_at as nextAt',
  'created_at as createdAt',
  'is_test as isTest',
] as const;

/** The subscriptions of a site that match. */
export function matchingSubscriptions(
  db: Db,
  siteId: SiteId,
  { state, search = '', kinds }: SubscriptionsFilter,
) {
  const pattern = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return db
    .selectFrom('subscriptions')
    .where('site_id', '=', siteId)
    .where('kind', 'in', [...kinds])
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'active'))
    .$if(search !== '', (query) =>
      query.where((where) =>
        where.or([
          where('email_key', 'like', pattern),
          where(sql<string>`lower(name)`, 'like', pattern),
          where(sql<string>`lower(title)`, 'like', pattern),
        ]),
      ),
    );
}

/** A page of the subscriptions, the newest first, and how many match (COMM-53). */
export async function selectSubscriptions(
  db: Db,
  siteId: SiteId,
  { page, pageSize, ...filter }: SubscriptionsFilter & { readonly page: number; readonly pageSize: number },
) {
  const offset = (page - 1) * pageSize;
  const matching = matchingSubscriptions(db, siteId, filter)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  const rows = await matching.select(LISTED_COLUMNS).limit(pageSize).offset(offset).execute();
  const counted = await db
    .selectFrom(
      matching
        .select('id')
        .limit(offset + pageSize + COUNTED_BEYOND)
        .as('each'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  return {
    subscriptions: rows.map(listedSubscription),
    total,
    hasMore: total === offset + pageSize + COUNTED_BEYOND,
  };
}

export async function countSubscriptions(
  db: Db,
  siteId: SiteId,
  filter: SubscriptionsFilter,
): Promise<number> {
  const { count } = await matchingSubscriptions(db, siteId, filter)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

type ListedRow = Omit<ListedSubscription, 'price' | 'period' | 'nextAt' | 'createdAt'> & {
  readonly price: AgreedPrice;
  readonly periodValue: number;
  readonly periodUnit: ListedSubscription['period']['unit'];
  readonly nextAt: Date | null;
  readonly createdAt: Date;
};

/** What lists say of a subscription. */
export function listedSubscription({
  id,
  kind,
  state,
  title,
  optionText,
  pieces,
  name,
  email,
  currency,
  price,
  periodValue: value,
  periodUnit: unit,
  cycles,
  cycle,
  nextAt,
  createdAt,
  isTest,
}: ListedRow): ListedSubscription {
  return {
    id,
    kind,
    state,
    title,
    optionText,
    pieces,
    name,
    email,
    currency,
    price: agreedAmount(price),
    period: { value, unit },
    cycles,
    cycle,
    nextAt: nextAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    isTest,
  };
}

/** What is agreed for each charge, before taxes, delivery and discounts: whole minor units. */
export function agreedAmount({ lines }: AgreedPrice): number {
  return lines.reduce((sum, { unitPrice, pieces }) => sum + unitPrice * pieces, 0);
}
