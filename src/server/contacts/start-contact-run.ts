import { sql } from 'kysely';
import type { ContactRunKind } from '#domain/contacts/contact-runs.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { QueuedJob } from '#server/platform/jobs/define-job.ts';
import type { Services } from '#server/platform/services.ts';
import type { ContactRunData } from './contact-run-job.ts';
import { findContactRun, type StoredContactRun } from './contact-runs.ts';
import type { ContactSource } from './contact-source.ts';
import { filterConditions } from './filter-conditions.ts';
import { matchingContacts, type ContactFilter } from './matching-contacts.ts';
import type { ContactRunDetails } from './stored-contact.ts';
import type { ContactId } from './tables.ts';

export type ContactSelection = { readonly ids: readonly ContactId[] } | { readonly filter: ContactFilter };

interface AskedRun {
  readonly kind: ContactRunKind;
  readonly details: ContactRunDetails;
  readonly selection: ContactSelection;
  readonly by: AccountId;
}

/**
 * Begins to do something to a selection of contacts, or to all that match (CRM-13). Whom it is about is settled here:
 * what it changes, and what changes meanwhile, takes nobody in or out.
 */
export async function startContactRun(
  services: Services,
  sources: readonly ContactSource[],
  job: QueuedJob<ContactRunData>,
  siteId: SiteId,
  { kind, details, selection, by }: AskedRun,
): Promise<StoredContactRun> {
  const now = services.now();
  const runId = createId<'contact-run'>(now);
  return services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('contact_runs')
      .values({
        site_id: siteId,
        id: runId,
        kind,
        state: 'running',
        details: JSON.stringify(details),
        total: 0,
        account_id: by,
        created_at: new Date(now),
      })
      .execute();
    const people = await selected(trx, sources, siteId, selection);
    const { numInsertedOrUpdatedRows: total = 0n } = await trx
      .insertInto('contact_run_people')
      .columns(['site_id', 'run_id', 'contact_id'])
      .expression(people.select(['contact.site_id', sql<typeof runId>`${runId}`.as('run_id'), 'contact.id']))
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('contact_runs')
      .set({ total: Number(total) })
      .where('site_id', '=', siteId)
      .where('id', '=', runId)
      .execute();
    await services.jobs.enqueue(job, { siteId, runId }, { transaction: trx });
    const run = await findContactRun(trx, siteId, runId);
    invariant(run !== null, 'a run that was just made is there');
    return run;
  });
}

async function selected(
  db: Db,
  sources: readonly ContactSource[],
  siteId: SiteId,
  selection: ContactSelection,
) {
  if ('ids' in selection) return matchingContacts(db, siteId, []).where('contact.id', 'in', selection.ids);
  return matchingContacts(db, siteId, await filterConditions(db, sources, siteId, selection.filter));
}
