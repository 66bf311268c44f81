import type { Transaction } from 'kysely';
import { DATA_COPY_LINK_MS, type DataRequestKind } from '#domain/contacts/data-request.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createToken, hashToken } from '#server/accounts/session-token.ts';
import { logContacts } from '#server/contacts/contact-log.ts';
import { eraseContactJob } from '#server/contacts/erase-contact-job.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { dataCopyMail } from './mails/data-copy-mail.tsx';
import { dataRequestDeclinedMail } from './mails/data-request-declined-mail.tsx';
import { contactOfAddress, personOfAddress } from './person-of-address.ts';
import { holdRequest } from './queries.ts';
import type { DataRequestId } from './tables.ts';

interface Answering {
  readonly siteId: SiteId;
  readonly requestId: DataRequestId;
  readonly accountId: AccountId;
}

/** Mails the link to the copy, which works for 7 days and asks for a sign-in or a mailed code (CRM-27, CRM-28). */
export async function sendCopy(services: Services, answering: Answering): Promise<void> {
  const { siteId, requestId, accountId } = answering;
  const now = services.now();
  await services.db.transaction().execute(async (trx) => {
    const { email } = await holdOpen(trx, answering, 'copy');
    const token = createToken();
    await trx
      .updateTable('data_requests')
      .set({
        state: 'done',
        closed_at: new Date(now),
        account_id: accountId,
        copy_hash: hashToken(token),
        copy_expires_at: new Date(now + DATA_COPY_LINK_MS),
      })
      .where('site_id', '=', siteId)
      .where('id', '=', requestId)
      .execute();
    await logContacts(trx, siteId, { action: 'copy', count: 1, accountId, now });
    const { identifier, title: site } = await findSite(trx, siteId);
    const link = publicUrl(services.config, identifier, copyPath(token));
    const language = await publishedLanguage(trx, siteId);
    await services.mail.send(dataCopyMail, { to: email, siteId, language, params: { site, link } }, trx);
  });
}

/** Where the mailed link to a copy leads, on every host of its site. */
export function copyPath(token: string): string {
  return `/api/my-data/copy/${token}`;
}

/**
 * Erases whoever asked: a contact by the job that does it from the contact's screen, who is none at once (CRM-24,
 * CRM-25). The request is done once the person is erased, which takes the address off it.
 */
export async function eraseWhoAsked(
  services: Services,
  parts: readonly PersonalDataPart[],
  answering: Answering,
): Promise<void> {
  const { siteId, requestId, accountId } = answering;
  const job = eraseContactJob(parts);
  await services.db.transaction().execute(async (trx) => {
    const { email } = await holdOpen(trx, answering, 'erasure');
    await trx
      .updateTable('data_requests')
      .set({ account_id: accountId })
      .where('site_id', '=', siteId)
      .where('id', '=', requestId)
      .execute();
    const contactId = await contactOfAddress(trx, siteId, email);
    if (contactId !== null) {
      const options = { transaction: trx, singletonKey: contactId };
      await services.jobs.enqueue(job, { siteId, contactId, accountId }, options);
      return;
    }
    const person = await personOfAddress(trx, siteId, email);
    for (const part of parts) await part.erase(trx, services, person);
    await logContacts(trx, siteId, { action: 'erase', count: 1, accountId, now: services.now() });
  });
}

/** Declines a request and mails the reason. */
export async function declineRequest(
  services: Services,
  answering: Answering,
  reason: string,
): Promise<void> {
  const { siteId, requestId, accountId } = answering;
  await services.db.transaction().execute(async (trx) => {
    const { email, kind } = await holdOpen(trx, answering, null);
    await trx
      .updateTable('data_requests')
      .set({ state: 'declined', closed_at: new Date(services.now()), account_id: accountId, reason })
      .where('site_id', '=', siteId)
      .where('id', '=', requestId)
      .execute();
    const { title: site } = await findSite(trx, siteId);
    const language = await publishedLanguage(trx, siteId);
    const delivery = { to: email, siteId, language, params: { kind, site, said: reason } };
    await services.mail.send(dataRequestDeclinedMail, delivery, trx);
  });
}

/** Throws `not-found`, and `data-request-closed` where somebody has answered it, or begun to. */
async function holdOpen(
  trx: Transaction<Database>,
  { siteId, requestId }: Answering,
  kind: DataRequestKind | null,
) {
  const request = await holdRequest(trx, siteId, requestId);
  if (request === null || (kind !== null && request.kind !== kind)) throw new CallError('not-found');
  if (request.state !== 'open' || request.accountId !== null) throw new CallError('data-request-closed');
  return request;
}
