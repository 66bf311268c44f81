import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { ContactSort, ListedContact } from '#contract/contacts.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ContactCondition } from './contact-condition.ts';
import { matchingContacts } from './matching-contacts.ts';
import type { ContactId } from './tables.ts';

const CONTACTS_PAGE = 50;
/** What matches is counted so far. */
const MAX_COUNTED = 1000;
/** So many contacts in the order of the list are looked through before an index is asked. */
const WALKED = 3000;

interface PageOf {
  /** All of them hold. */
  readonly conditions: readonly ContactCondition[];
  /** Whether one of them cuts the list in its own order: whoever matches stands together then. */
  readonly areOfOrder: boolean;
  readonly sort: ContactSort;
  /** The cursor of the page before; one that is none begins the list at its start. */
  readonly after?: string | undefined;
}

/**
 * A page of the contacts that fulfil conditions, and how many there are. What many fulfil is found by walking along the
 * list; what few fulfil is gathered by an index and counted on the way (CRM-09).
 */
export async function pageOfContacts(
  db: Db,
  siteId: SiteId,
  { conditions, areOfOrder, sort, after }: PageOf,
) {
  const order = { sort, cursor: after === undefined ? null : readCursor(after, sort) };
  const walked = await walkAlong(db, siteId, conditions, order);
  const isFull = walked.rows.length > CONTACTS_PAGE;
  const { rows: found, total } =
    isFull || walked.isToEnd
      ? { rows: walked.rows, total: walked.total }
      : areOfOrder
        ? await readOn(db, siteId, conditions, order)
        : await gather(db, siteId, conditions, walked.rarest, order);
  const rows = found.slice(0, CONTACTS_PAGE);
  const last = rows.at(-1);
  return {
    contacts: await listed(db, siteId, rows),
    total: Math.min(
      total ?? (await countUpTo(db, siteId, conditions, isFull ? null : walked.rarest)),
      MAX_COUNTED,
    ),
    next:
      found.length > CONTACTS_PAGE && last !== undefined
        ? `${sort === 'name' ? last.nameKey : last.lastActiveAt.toISOString()}|${last.id}`
        : null,
  };
}

interface Found {
  /** A page and one more. */
  readonly rows: readonly Placed[];
  /** Of all that match; null where it is still to be counted. */
  readonly total: number | null;
}

interface Placed {
  readonly id: ContactId;
  readonly nameKey: string;
  readonly lastActiveAt: Date;
}

interface Walked extends Found {
  readonly isToEnd: boolean;
  /** What fewest of the contacts on the way fulfil: an index for it finds least. */
  readonly rarest: readonly ContactCondition[];
}

/** Those of the next contacts of the list that match. */
async function walkAlong(
  db: Db,
  siteId: SiteId,
  conditions: readonly ContactCondition[],
  order: Order,
): Promise<Walked> {
  const steps = conditions.length === 0 ? CONTACTS_PAGE + 1 : WALKED;
  const apart = conditions.filter(({ byIndex }) => byIndex !== null);
  // Which of several is the rarest; of one alone it need not be counted.
  const fulfilled = apart.length < 2 ? [] : apart.map(countOf);
  const rows = await db
    .with('walked', () =>
      inOrder(matchingContacts(db, siteId, []), order)
        .selectAll('contact')
        .limit(steps),
    )
    .with('found', (given) => {
      let query = given.selectFrom('walked as contact').selectAll();
      for (const condition of conditions) query = query.where(condition.ofRow('walk'));
      return query;
    })
    .selectFrom((given) =>
      given
        .selectFrom('walked as contact')
        .select(({ fn }) => fn.countAll<number>().as('lookedAt'))
        .select(sql<readonly number[]>`array[${sql.join(fulfilled)}]::int[]`.as('fulfilled'))
        .as('looked'),
    )
    .leftJoin('found as contact', (join) => join.onTrue())
    .select([
      'looked.lookedAt',
      'looked.fulfilled',
      'contact.id',
      'contact.name_key as nameKey',
      'contact.last_active_at as lastActiveAt',
      sql<number>`count(contact.id) over ()`.as('found'),
    ])
    .orderBy(order.sort === 'name' ? BY_NAME : BY_ACTIVITY)
    .limit(CONTACTS_PAGE + 1)
    .execute();
  const [first] = rows;
  invariant(first !== undefined, 'there is a row that says how many were looked at');
  const isToEnd = Number(first.lookedAt) < steps;
  const found = Number(first.found);
  return {
    rows: rows.flatMap(({ id, nameKey, lastActiveAt }) =>
      id === null || nameKey === null || lastActiveAt === null ? [] : [{ id, nameKey, lastActiveAt }],
    ),
    total: order.cursor === null && (isToEnd || found >= MAX_COUNTED) ? found : null,
    isToEnd,
    rarest:
      fulfilled.length === 0
        ? apart
        : apart.filter((_each, place) => first.fulfilled[place] === Math.min(...first.fulfilled)).slice(0, 1),
  };
}

function countOf({ ofRow }: ContactCondition): RawBuilder<number> {
  return sql<number>`count(*) filter (where ${ofRow('walk')})`;
}

/** Those that match by an index, all of them put in order. */
async function gather(
  db: Db,
  siteId: SiteId,
  conditions: readonly ContactCondition[],
  sought: readonly ContactCondition[],
  { sort, cursor }: Order,
): Promise<Found> {
  const rows = await db
    .selectFrom(
      matchingContacts(db, siteId, conditions, 'index', sought)
        .select(['contact.id', 'contact.name_key', 'contact.last_active_at'])
        .select(sql<number>`count(*) over ()`.as('total'))
        .as('contact'),
    )
    .select(['id', 'name_key as nameKey', 'last_active_at as lastActiveAt', 'total'])
    .where(cursor === null ? sql<SqlBool>`true` : isBehind(sort, cursor))
    .orderBy(sort === 'name' ? BY_NAME : BY_ACTIVITY)
    .limit(CONTACTS_PAGE + 1)
    .execute();
  const [first] = rows;
  return { rows, total: first !== undefined ? Number(first.total) : cursor === null ? 0 : null };
}

/** Those that match where the order of the list leads to them. */
async function readOn(
  db: Db,
  siteId: SiteId,
  conditions: readonly ContactCondition[],
  order: Order,
): Promise<Found> {
  const rows = await inOrder(matchingContacts(db, siteId, conditions, 'scan'), order)
    .select(['contact.id', 'contact.name_key as nameKey', 'contact.last_active_at as lastActiveAt'])
    .limit(CONTACTS_PAGE + 1)
    .execute();
  return { rows, total: order.cursor === null && rows.length <= CONTACTS_PAGE ? rows.length : null };
}

interface Cursor {
  readonly value: string;
  readonly id: ContactId;
}

interface Order {
  readonly sort: ContactSort;
  readonly cursor: Cursor | null;
}

/** Each as its index is. */
const BY_NAME = sql`contact.name_key, contact.id`;
const BY_ACTIVITY = sql`contact.last_active_at desc, contact.id desc`;

function inOrder(query: ReturnType<typeof matchingContacts>, { sort, cursor }: Order) {
  const ordered = query.orderBy(sort === 'name' ? BY_NAME : BY_ACTIVITY);
  return cursor === null ? ordered : ordered.where(isBehind(sort, cursor));
}

function isBehind(sort: ContactSort, { value, id }: Cursor): RawBuilder<SqlBool> {
  return sort === 'name'
    ? sql<SqlBool>`(contact.name_key, contact.id) > (${value}, ${id})`
    : sql<SqlBool>`(contact.last_active_at, contact.id) < (${value}::timestamptz, ${id})`;
}

/** Null for what is none: the list begins at its start then. */
function readCursor(text: string, sort: ContactSort): Cursor | null {
  const at = text.lastIndexOf('|');
  const value = text.slice(0, at);
  const id = text.slice(at + 1);
  if (at < 0 || !isId<'contact'>(id)) return null;
  return sort === 'active' && Number.isNaN(Date.parse(value)) ? null : { value, id };
}

/** By what is `sought`, or in any order where it is null. */
async function countUpTo(
  db: Db,
  siteId: SiteId,
  conditions: readonly ContactCondition[],
  sought: readonly ContactCondition[] | null,
): Promise<number> {
  const matching =
    sought === null
      ? matchingContacts(db, siteId, conditions, 'scan')
      : matchingContacts(db, siteId, conditions, 'index', sought);
  const limited = matching.select('contact.id').limit(MAX_COUNTED);
  const counted = await db
    .selectFrom(limited.as('matching'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(counted.total);
}

/** What the list shows of contacts, in the order given. */
async function listed(db: Db, siteId: SiteId, placed: readonly Placed[]): Promise<ListedContact[]> {
  if (placed.length === 0) return [];
  const rows = await db
    .selectFrom('contacts as contact')
    .select([
      'contact.id',
      'contact.first_name as firstName',
      'contact.last_name as lastName',
      'contact.company',
      'contact.first_source as firstSource',
      'contact.last_active_at as lastActiveAt',
      sql<string | null>`(select email from contact_emails as address
        where address.site_id = ${siteId} and address.contact_id = contact.id
        order by place limit 1)`.as('email'),
      sql<ListedContact['labels']>`coalesce((
        select json_agg(json_build_object('id', label.id, 'name', label.name) order by label.name_key)
        from labelled_contacts as given
        join contact_labels as label on label.site_id = given.site_id and label.id = given.label_id
        where given.site_id = ${siteId} and label.site_id = ${siteId} and given.contact_id = contact.id), '[]')`.as(
        'labels',
      ),
    ])
    .where('contact.site_id', '=', siteId)
    .where(
      'contact.id',
      'in',
      placed.map(({ id }) => id),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return placed.flatMap(({ id }) => {
    const row = byId.get(id);
    return row === undefined ? [] : [{ ...row, lastActiveAt: row.lastActiveAt.toISOString() }];
  });
}
