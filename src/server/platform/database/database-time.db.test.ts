import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { beginImportRun } from '#server/imports/run-lifecycle.ts';
import { startImport } from '#server/imports/start-import.ts';
import { exportOf } from '#server/imports/testing/export-of.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { moveDatabaseClock } from '#server/platform/testing/move-database-clock.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { startDatabaseClock } from './database-clock.ts';
import { databaseTime } from './database-time.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await moveDatabaseClock(test, '');
});
afterAll(() => test.close());

const secondsAhead = async (): Promise<number> => {
  const { rows } = await sql<{
    seconds: number;
  }>`select extract(epoch from portico_now() - now())::float8 as seconds`.execute(test.services.db);
  return rows[0]?.seconds ?? NaN;
};

it.each([
  ['', 0],
  ['1 hour', 3600],
  ['-90 minutes', -5400],
])(
  'moved by %j the clock of the database is %i seconds ahead, on every connection [ORD-165]',
  async (by, seconds) => {
    await moveDatabaseClock(test, by);
    expect(await Promise.all(Array.from({ length: 20 }, secondsAhead))).toEqual(Array(20).fill(seconds));
  },
);

it('is where it was after a transaction that moved it for itself [ORD-165]', async () => {
  await test.services.db.connection().execute(async (connection) => {
    const ahead = async () =>
      (await sql<{ is: boolean }>`select portico_now() = now() as is`.execute(connection)).rows[0]?.is;
    await connection.transaction().execute(async (trx) => {
      await sql`set local portico.clock_offset = '2 days'`.execute(trx);
      const { rows } = await sql<{ is: boolean }>`select portico_now() > now() as is`.execute(trx);
      expect(rows[0]?.is).toBe(true);
    });
    // PostgreSQL leaves an empty text behind.
    expect(await ahead()).toBe(true);
  });
});

it('is what processes go by, whatever their machines take for the time [ORD-165]', async () => {
  const machine = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(machine + 3_600_000);
  await moveDatabaseClock(test, '-1 day');
  const ask = async () => (await databaseTime(test.services.db)).getTime();
  const clock = await startDatabaseClock({ ask, elapsed: () => performance.now(), log: silentLogger });
  expect(Math.abs(clock.now() - (machine - 86_400_000))).toBeLessThan(60_000);
});

it('decides what is over: a run that has not said for 20 seconds that it is alive [ORD-165]', async () => {
  const { db } = test.services;
  const { siteId } = await buildSite(test.services);
  const { id } = await startImport(test.services, {
    siteId,
    accountId: null,
    fileName: 'export.xml',
    content: Readable.from([Buffer.from(exportOf([{ id: 1 }]))]),
    isDryRun: false,
  });
  expect(await beginImportRun(db, siteId, id)).toMatchObject({ attempt: 1 });
  expect(await beginImportRun(db, siteId, id)).toBeNull();
  await moveDatabaseClock(test, '21 seconds');
  expect(await beginImportRun(db, siteId, id)).toMatchObject({ attempt: 2 });
});

it('costs an index nothing: its value is known when a statement begins', async () => {
  const { db } = test.services;
  const plan = await db.connection().execute(async (connection) => {
    await sql`set enable_seqscan = off`.execute(connection);
    const { rows } = await sql<{
      'QUERY PLAN': string;
    }>`explain (costs off) select 1 from import_runs where has_file and finished_at < portico_now()`.execute(
      connection,
    );
    await sql`reset enable_seqscan`.execute(connection);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toMatch(/Index Cond: \(finished_at < \(now\(\) \+/);
});
