import type { Transaction } from 'kysely';
import {
  CLOSED_REQUEST_KEPT_MS,
  DATA_REQUEST_REMINDER_MS,
  UNCONFIRMED_REQUEST_KEPT_MS,
} from '#domain/contacts/data-request.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { findMailbox } from '#server/accounts/queries.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedSettings } from '#server/sites/site-language.ts';
import { dataRequestDueMail } from './mails/data-request-due-mail.tsx';

/** Reminds owners of open requests 7 days before they are due, once each (CRM-28), and removes what is past. */
export async function remindOfRequests(services: Services, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const isDone = await services.db.transaction().execute((trx) => remindOfNext(services, trx));
    if (isDone) break;
  }
  const before = (ms: number) => new Date(services.now() - ms);
  await services.db
    .deleteFrom('data_requests')
    .where('state', '=', 'unconfirmed')
    .where('expires_at', '<=', before(UNCONFIRMED_REQUEST_KEPT_MS))
    .execute();
  await services.db
    .deleteFrom('data_requests')
    .where('closed_at', '<=', before(CLOSED_REQUEST_KEPT_MS))
    .execute();
}

/** True where nothing is due. */
async function remindOfNext(services: Services, trx: Transaction<Database>): Promise<boolean> {
  const now = services.now();
  const next = await trx
    .selectFrom('data_requests')
    .select(['site_id as siteId', 'id', 'kind', 'due_at as dueAt'])
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('due_at', '<=', new Date(now + DATA_REQUEST_REMINDER_MS))
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (next === undefined || next.dueAt === null) return true;
  const { siteId, id, kind, dueAt } = next;
  await trx
    .updateTable('data_requests')
    .set({ reminded_at: new Date(now) })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .execute();
  const site = await findSite(trx, siteId);
  const mailbox = await ownerOf(trx, siteId);
  if (site.removedAt !== null || mailbox === null) return false;
  const settings = await publishedSettings(trx, siteId);
  const language = mailbox.language ?? settings.language;
  // The day that whoever asked was told, too.
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: settings.timeZone });
  const params = {
    kind,
    site: site.title,
    due: day.format(dueAt),
    link: appUrl(services.config, site.identifier, '/config/contacts/requests'),
  };
  await services.mail.send(dataRequestDueMail, { to: mailbox.email, siteId, language, params }, trx);
  return false;
}

async function ownerOf(trx: Transaction<Database>, siteId: SiteId) {
  const row = await trx
    .selectFrom('sites')
    .select('owner_id as ownerId')
    .where('id', '=', siteId)
    .executeTakeFirst();
  return row === undefined || row.ownerId === null ? null : findMailbox(trx, row.ownerId);
}
