import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { FailedJob } from './jobs.ts';

/** The duration of a lease: that of a killed process ends after it. */
export const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 60_000;
/** Fewer failures in a row may be temporary, of the database or the network. */
const SHOWN_AFTER_FAILURES = 4;

/** One run of periodic work in a process. */
export interface HeldLease {
  readonly name: string;
  readonly holder: string;
  /** When the run began, in ms since 1970. */
  readonly since: number;
}

export interface PeriodicWork {
  readonly name: string;
  readonly everyMs: number;
  readonly firstAfterMs?: number;
}

/** The periodic work that is due and not running. */
export async function findDue<Work extends PeriodicWork>(
  db: Db,
  works: readonly Work[],
  now: number,
): Promise<readonly Work[]> {
  const rows = await db.selectFrom('job_leases').select(['name', 'until', 'last_run_at']).execute();
  const known = new Map(rows.map((row) => [row.name, row]));
  return works.filter(({ name, everyMs }) => {
    const row = known.get(name);
    if (row === undefined) return true;
    return row.until.getTime() <= now && (row.last_run_at?.getTime() ?? -Infinity) <= now - everyMs;
  });
}

/** Acquires the lease of work that is due; null where it is not due, or another process holds it. */
export async function takeLease(
  db: Db,
  { name, everyMs, firstAfterMs = 0 }: PeriodicWork,
  { holder, now }: { readonly holder: string; readonly now: number },
): Promise<HeldLease | null> {
  await db
    .insertInto('job_leases')
    .values({ name, until: new Date(now + firstAfterMs) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // A second process waits for the first one's row, and then finds the lease taken.
  const { numUpdatedRows } = await db
    .updateTable('job_leases')
    .set({ holder, until: new Date(now + LEASE_MS) })
    .where('name', '=', name)
    .where('until', '<=', new Date(now))
    .where((eb) => eb.or([eb('last_run_at', 'is', null), eb('last_run_at', '<=', new Date(now - everyMs))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? { name, holder, since: now } : null;
}

/** Renews a lease; false where another process has acquired it since. */
export async function renewLease(db: Db, lease: HeldLease, now: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, lease)
    .set({ until: new Date(now + LEASE_MS) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases a lease: another process may start at once. */
export async function returnLease(db: Db, lease: HeldLease, now: number): Promise<void> {
  await held(db, lease)
    .set({ holder: null, until: new Date(now) })
    .execute();
}

export async function endLease(db: Db, lease: HeldLease, now: number): Promise<void> {
  await held(db, lease)
    .set({
      holder: null,
      until: new Date(now),
      last_run_at: new Date(lease.since),
      failures: 0,
      error: null,
      failed_at: null,
    })
    .execute();
}

/** It is tried again after a pause, which doubles each time, up to how often it runs at all. */
export async function failLease(
  db: Db,
  lease: HeldLease,
  failure: { readonly error: string; readonly everyMs: number; readonly now: number },
): Promise<void> {
  await held(db, lease)
    .set({
      holder: null,
      until: sql`${new Date(failure.now)}::timestamptz + make_interval(secs =>
        least(${failure.everyMs}::float8, ${FIRST_PAUSE_MS} * power(2, least(failures, 20))) / 1000)`,
      failures: sql`failures + 1`,
      error: failure.error,
      failed_at: new Date(failure.now),
    })
    .execute();
}

/** Periodic work that has failed several times in a row, and not succeeded since. */
export async function failedPeriodicJobs(db: Db): Promise<readonly FailedJob[]> {
  const rows = await db
    .selectFrom('job_leases')
    .select(['name', 'error', 'failed_at'])
    .where('failures', '>=', SHOWN_AFTER_FAILURES)
    .execute();
  return rows.map((row) => ({
    id: row.name,
    queue: row.name,
    error: row.error ?? '',
    failedAt: (row.failed_at ?? new Date(0)).toISOString(),
  }));
}

function held(db: Db, { name, holder }: HeldLease) {
  return db.updateTable('job_leases').where('name', '=', name).where('holder', '=', holder);
}
