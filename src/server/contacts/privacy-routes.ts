import * as contract from '#contract/contact-privacy.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { listLog, logContacts } from './contact-log.ts';
import { copyContact, countParts } from './copy-contact.ts';
import { eraseContactJob } from './erase-contact-job.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import { knownPerson } from './known-person.ts';
import type { ContactId } from './tables.ts';
import { hasContact } from './has-contact.ts';

/** What a site keeps of a person: shown, copied out, erased (CRM-24 to CRM-27). */
export function contactPrivacyRoutes(parts: readonly PersonalDataPart[]): readonly Route[] {
  const job = eraseContactJob(parts);
  return [
    implement(contract.listPersonalParts, async ({ services, site, params }) => {
      await mustBeThere(services.db, site.siteId, params.contactId);
      const person = await knownPerson(services.db, site.siteId, params.contactId);
      return { parts: await countParts(services.db, parts, person) };
    }),
    implement(contract.copyPersonalData, async ({ services, site, params, caller, reply }) => {
      const { siteId } = site;
      const { contactId } = params;
      const now = services.now();
      await mustBeThere(services.db, siteId, contactId);
      const copy = await copyContact(services.db, parts, siteId, contactId, now);
      const { accountId } = caller.account;
      await logContacts(services.db, siteId, { action: 'copy', count: 1, accountId, now });
      return reply
        .type('application/zip')
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="personal-data.zip"')
        .send(copy);
    }),
    implement(contract.erasePerson, async ({ services, site, params, caller }) => {
      const { contactId } = params;
      await mustBeThere(services.db, site.siteId, contactId);
      const erasure = { siteId: site.siteId, contactId, accountId: caller.account.accountId };
      await services.jobs.enqueue(job, erasure, { singletonKey: contactId });
      return {};
    }),
    implement(contract.listContactLog, async ({ services, site }) => {
      const entries = await listLog(services.db, site.siteId);
      return { entries: entries.map(({ details: _details, ...entry }) => entry) };
    }),
  ];
}

async function mustBeThere(db: Db, siteId: SiteId, contactId: ContactId): Promise<void> {
  if (!(await hasContact(db, siteId, contactId))) throw new CallError('not-found');
}
