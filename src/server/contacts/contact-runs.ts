import type { ContactRun } from '#contract/contact-runs.ts';
import { CONTACT_RUN_SHOWN_MS, type ContactRunState } from '#domain/contacts/contact-runs.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { logContacts } from './contact-log.ts';
import type { ContactRunId } from './tables.ts';

const MOST_LISTED = 50;

const COLUMNS = [
  'id',
  'kind',
  'state',
  'details',
  'total',
  'looked_at as lookedAt',
  'changed',
  'account_id as accountId',
  'created_at as createdAt',
] as const;

function runsOf(db: Db, siteId: SiteId) {
  return db.selectFrom('contact_runs').select(COLUMNS).where('site_id', '=', siteId);
}

export type StoredContactRun = Awaited<ReturnType<ReturnType<typeof runsOf>['execute']>>[number];

export async function findContactRun(
  db: Db,
  siteId: SiteId,
  id: ContactRunId,
): Promise<StoredContactRun | null> {
  return (await runsOf(db, siteId).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** What was done to many contacts in the last 24 hours, the newest first. */
export function listContactRuns(db: Db, siteId: SiteId, now: number): Promise<readonly StoredContactRun[]> {
  return runsOf(db, siteId)
    .where('created_at', '>', new Date(now - CONTACT_RUN_SHOWN_MS))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute();
}

interface RunProgress {
  readonly state: ContactRunState;
  readonly lookedAt: number;
  readonly changed: number;
}

/** Writes down how far a run is. False where it is under way no longer; else it is held, so that a cancel waits. */
export async function noteProgress(
  trx: Db,
  siteId: SiteId,
  id: ContactRunId,
  { state, lookedAt, changed }: RunProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('contact_runs')
    .set({ state, looked_at: lookedAt, changed })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A run that is under way, held until the transaction ends; null where it was cancelled or has ended. */
export async function holdRunning(
  trx: Db,
  siteId: SiteId,
  id: ContactRunId,
): Promise<StoredContactRun | null> {
  const run = await runsOf(trx, siteId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  return run ?? null;
}

/** Stops a run; what was done stays, and how many were erased is written down. One that has ended stays as it is. */
export async function cancelContactRun(
  trx: Db,
  siteId: SiteId,
  id: ContactRunId,
  now: number,
): Promise<void> {
  const run = await trx
    .updateTable('contact_runs')
    .set({ state: 'cancelled' })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning(COLUMNS)
    .executeTakeFirst();
  if (run !== undefined) await logErasures(trx, siteId, run, now);
}

/** Writes down whom a run has erased, once it has ended: how many, when and by whom (CRM-25). */
export async function logErasures(
  trx: Db,
  siteId: SiteId,
  { kind, changed, accountId }: StoredContactRun,
  now: number,
): Promise<void> {
  if (kind !== 'erase' || changed === 0) return;
  await logContacts(trx, siteId, { action: 'erase', count: changed, accountId, now });
}

/** The next people a run is about, in the order of their ids. */
export async function nextPeople(trx: Db, siteId: SiteId, id: ContactRunId, limit: number) {
  const rows = await trx
    .selectFrom('contact_run_people')
    .select('contact_id')
    .where('site_id', '=', siteId)
    .where('run_id', '=', id)
    .orderBy('contact_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.contact_id);
}

/** A run is about them no longer. */
export async function leavePeople(
  trx: Db,
  siteId: SiteId,
  id: ContactRunId,
  ids: Awaited<ReturnType<typeof nextPeople>>,
): Promise<void> {
  await trx
    .deleteFrom('contact_run_people')
    .where('site_id', '=', siteId)
    .where('run_id', '=', id)
    .where('contact_id', 'in', ids)
    .execute();
}

/** A run as it is answered. */
export function shownContactRun({
  accountId: _by,
  details,
  createdAt,
  ...run
}: StoredContactRun): ContactRun {
  return { ...run, name: details.name ?? '', createdAt: createdAt.toISOString() };
}
