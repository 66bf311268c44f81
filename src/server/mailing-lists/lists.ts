import { sql } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { FIRST_LIST_NAME } from '#domain/newsletters/link-mail-limits.ts';
import type { SubscriberState } from '#domain/newsletters/subscriber-state.ts';
import { createId, type Id, isId } from '#lib/id.ts';
import type { Db } from '#server/platform/database/database.ts';
import { forgetPeopleWithoutList } from './subscriptions.ts';

const COLUMNS = [
  'id',
  'name',
  'description',
  'reply_to as replyTo',
  'is_double_opt_in as isDoubleOptIn',
  'created_at as createdAt',
] as const;

function listsOf(db: Db, siteId: SiteId) {
  return db.selectFrom('mailing_lists').select(COLUMNS).where('site_id', '=', siteId);
}

export type MailingListRow = Awaited<ReturnType<typeof listLists>>[number];

/** The lists of a site, the first one first. */
export function listLists(db: Db, siteId: SiteId) {
  return listsOf(db, siteId).orderBy('created_at').orderBy('id').execute();
}

export async function findList(
  db: Db,
  siteId: SiteId,
  listId: Id<'mailing-list'>,
): Promise<MailingListRow | null> {
  const row = await listsOf(db, siteId).where('id', '=', listId).executeTakeFirst();
  return row ?? null;
}

/** How many people there are in each state, by list. */
export async function countByState(
  db: Db,
  siteId: SiteId,
): Promise<ReadonlyMap<string, Readonly<Partial<Record<SubscriberState, number>>>>> {
  const rows = await db
    .selectFrom('list_subscriptions')
    .select(['list_id as listId', 'state', sql<number>`count(*)::int`.as('count')])
    .where('site_id', '=', siteId)
    .groupBy(['list_id', 'state'])
    .execute();
  const counts = new Map<string, Partial<Record<SubscriberState, number>>>();
  for (const { listId, state, count } of rows) counts.set(listId, { ...counts.get(listId), [state]: count });
  return counts;
}

export interface ListSettings {
  readonly name: string;
  readonly description: string;
  readonly replyTo: string;
  readonly isDoubleOptIn: boolean;
}

/** Makes a list; null where another of the site has its name. */
export async function createList(
  db: Db,
  siteId: SiteId,
  settings: ListSettings,
  now: number,
): Promise<Id<'mailing-list'> | null> {
  const row = await db
    .insertInto('mailing_lists')
    .values({
      site_id: siteId,
      id: createId(now),
      name: settings.name,
      description: settings.description,
      reply_to: settings.replyTo,
      is_double_opt_in: settings.isDoubleOptIn,
      created_at: new Date(now),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The list of an id; without one the site's first list, made where there is none. */
export async function findOrMakeList(
  db: Db,
  siteId: SiteId,
  listId: string,
  now: number,
): Promise<MailingListRow | null> {
  if (listId !== '') return isId<'mailing-list'>(listId) ? findList(db, siteId, listId) : null;
  const first = () => listsOf(db, siteId).orderBy('created_at').orderBy('id').limit(1).executeTakeFirst();
  const existing = await first();
  if (existing !== undefined) return existing;
  await createList(
    db,
    siteId,
    { name: FIRST_LIST_NAME, description: '', replyTo: '', isDoubleOptIn: true },
    now,
  );
  return (await first()) ?? null;
}

/** False where another list of the site has the name. */
export async function updateList(
  db: Db,
  siteId: SiteId,
  listId: Id<'mailing-list'>,
  settings: ListSettings,
): Promise<boolean> {
  const other = await db
    .selectFrom('mailing_lists')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '!=', listId)
    .where(sql<string>`lower(name)`, '=', settings.name.toLowerCase())
    .executeTakeFirst();
  if (other !== undefined) return false;
  await db
    .updateTable('mailing_lists')
    .set({
      name: settings.name,
      description: settings.description,
      reply_to: settings.replyTo,
      is_double_opt_in: settings.isDoubleOptIn,
    })
    .where('site_id', '=', siteId)
    .where('id', '=', listId)
    .execute();
  return true;
}

/** Deletes a list with all who are on it and on no other. */
export async function deleteList(trx: Db, siteId: SiteId, listId: Id<'mailing-list'>): Promise<void> {
  await trx.deleteFrom('mailing_lists').where('site_id', '=', siteId).where('id', '=', listId).execute();
  await forgetPeopleWithoutList(trx, siteId);
}
