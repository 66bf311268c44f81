import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { LoggedAction } from './stored-contact.ts';

interface Logged {
  readonly action: LoggedAction;
  readonly count: number;
  /** Nothing that says who a person is. */
  readonly details?: JsonObject;
  readonly accountId: AccountId | null;
  readonly now: number;
}

/** Writes down who did what with personal data, when and of how many (CRM-22, CRM-25). */
export async function logContacts(
  db: Db,
  siteId: SiteId,
  { action, count, details = {}, accountId, now }: Logged,
): Promise<void> {
  await db
    .insertInto('contact_log')
    .values({
      site_id: siteId,
      id: createId<'contact-log'>(now),
      action,
      count,
      details: JSON.stringify(details),
      account_id: accountId,
      at: new Date(now),
    })
    .execute();
}

/** The latest entries. */
export async function listLog(db: Db, siteId: SiteId) {
  const rows = await db
    .selectFrom('contact_log as entry')
    .leftJoin('accounts', 'accounts.id', 'entry.account_id')
    .select([
      'entry.id',
      'entry.action',
      'entry.count',
      'entry.details',
      'entry.at',
      'accounts.name as person',
    ])
    .where('entry.site_id', '=', siteId)
    .orderBy('entry.at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ at, ...entry }) => ({ ...entry, at: at.toISOString() }));
}
