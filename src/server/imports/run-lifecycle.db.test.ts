import { plainReportText } from '#domain/wordpress/report-text.ts';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emptyImportReport } from '#domain/wordpress/import-report.ts';
import type { Id } from '#lib/id.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { OutsideCallError } from '#server/platform/network/call-outside.ts';
import type { FetchFile } from '#server/import-sources/fetch-file.ts';
import { importFileKey } from './import-file-key.ts';
import { findImportRun, type StoredImportRun } from './import-runs.ts';
import { importJob } from './import-wordpress-job.ts';
import { purgeImportFiles } from './purge-import-files.ts';
import { resumeImports } from './resume-imports.ts';
import { beginImportRun, endImportRun, keepRunAlive, requestCancel } from './run-lifecycle.ts';
import { runImport } from './run-import.ts';
import { startImport } from './start-import.ts';
import { exportOf } from './testing/export-of.ts';

const XML = exportOf([
  { id: 1 },
  { id: 2, content: '<img src="https://garden.example/slow.png">' },
  { id: 3, type: 'page' },
]);
const NOT_FOUND: FetchFile = () => Promise.reject(new OutsideCallError('The server was not found.', true));
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date(Date.UTC(2026, 10, 21));

let test: TestServices;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices({ now: NOW.getTime(), jobs: [importJob(() => NOT_FOUND)] });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.runJobs('import-wordpress');
  site = await buildSite(test.services);
});

const start = (): Promise<StoredImportRun> =>
  startImport(test.services, {
    siteId: site.siteId,
    accountId: null,
    fileName: 'export.xml',
    content: Readable.from([Buffer.from(XML)]),
    isDryRun: false,
  });
const find = async (id: Id<'import-run'>) => {
  const run = await findImportRun(test.services.db, site.siteId, id);
  return [run?.status, run?.error, run?.report?.counts.posts ?? null];
};
const cancel = (id: Id<'import-run'>): Promise<void> => requestCancel(test.services.db, site.siteId, id, NOW);
/** The process that was on it is gone, for longer than one that lives is ever silent. */
const kill = async (id: Id<'import-run'>): Promise<void> => {
  await beginImportRun(test.services.db, site.siteId, id);
  await silence(id);
};
const silence = async (id: Id<'import-run'>): Promise<void> => {
  await sql`update import_runs set alive_at = portico_now() - interval '21 seconds' where id = ${id}`.execute(
    test.services.db,
  );
};

it('a failure of the run ends it with the reason, and the next import can begin', async () => {
  const run = await start();
  await test.services.storage.remove(importFileKey(site.siteId, run.id));
  await test.runJobs('import-wordpress');
  expect(await find(run.id)).toEqual(['failed', expect.stringMatching(/unexpected error .*log has it/), 0]);
  const next = await start();
  await test.runJobs('import-wordpress');
  expect(await find(next.id)).toEqual(['done', null, 2]);
});

it('the file of a run that failed is kept for 7 days, and no longer', async () => {
  const run = await start();
  await cancel(run.id);
  await test.services.db
    .updateTable('import_runs')
    .set({ status: 'cancelled', finished_at: new Date(NOW.getTime() - 7 * DAY_MS + 1000) })
    .where('id', '=', run.id)
    .execute();
  const key = importFileKey(site.siteId, run.id);
  await purgeImportFiles(test.services);
  const kept = await test.services.storage.read(key);
  expect(kept).not.toBeNull();
  kept?.stream.destroy();
  await test.services.db
    .updateTable('import_runs')
    .set({ finished_at: new Date(NOW.getTime() - 7 * DAY_MS) })
    .where('id', '=', run.id)
    .execute();
  expect(await purgeImportFiles(test.services)).toBe(1);
  expect(await test.services.storage.read(key)).toBeNull();
  expect(await purgeImportFiles(test.services)).toBe(0);
});

it('a run whose process was killed is begun again and goes on', async () => {
  const run = await start();
  await test.services.jobs.discardWaiting();
  await kill(run.id);
  await resumeImports(test.services);
  await test.runJobs('import-wordpress');
  expect(await find(run.id)).toEqual(['done', null, 2]);
});

it('a run that waits and lost its job gets another, and only one', async () => {
  const run = await start();
  await test.services.jobs.discardWaiting();
  await resumeImports(test.services);
  await resumeImports(test.services);
  expect(await test.runJobs('import-wordpress')).toBe(1);
  expect(await find(run.id)).toEqual(['done', null, 2]);
});

it('a run whose process was killed three times is over', async () => {
  const run = await start();
  for (let times = 0; times < 3; times += 1) await kill(run.id);
  await resumeImports(test.services);
  expect(await find(run.id)).toEqual(['failed', expect.stringContaining('stopped before its end'), null]);
  const ended = await findImportRun(test.services.db, site.siteId, run.id);
  expect(ended?.errorWords).toEqual({ key: 'importReports.stopped', params: {} });
});

it('a dead run never makes a new import wait', async () => {
  const dead = await start();
  await test.services.jobs.discardWaiting();
  await kill(dead.id);
  const next = await start();
  expect(await find(dead.id)).toEqual(['failed', expect.stringContaining('goes on where it stopped'), null]);
  await test.runJobs('import-wordpress');
  expect(await find(next.id)).toEqual(['done', null, 2]);
});

it('a run that lives does', async () => {
  const run = await start();
  await beginImportRun(test.services.db, site.siteId, run.id);
  await expect(start()).rejects.toThrow(CallError);
});

it('is cancelled at once while it waits, and when its process is gone; one that is over stays as it is', async () => {
  const waiting = await start();
  await cancel(waiting.id);
  expect(await find(waiting.id)).toEqual(['cancelled', null, null]);
  const dead = await start();
  await kill(dead.id);
  await cancel(dead.id);
  expect(await find(dead.id)).toEqual(['cancelled', null, null]);
  const silent = await start();
  await beginImportRun(test.services.db, site.siteId, silent.id);
  await cancel(silent.id);
  await silence(silent.id);
  await resumeImports(test.services);
  expect(await find(silent.id)).toEqual(['cancelled', null, null]);
  const done = await start();
  await test.runJobs('import-wordpress');
  await cancel(done.id);
  expect(await find(done.id)).toEqual(['done', null, 2]);
});

it('is cancelled while it waits for a file that does not come', async () => {
  const run = await start();
  const stopped = new AbortController();
  await runImport(test.services, {
    siteId: site.siteId,
    importId: run.id,
    signal: stopped.signal,
    fetchFile: async (_url, signal) => {
      await cancel(run.id);
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('cut'))),
      );
    },
  });
  expect(await find(run.id)).toEqual(['cancelled', null, 1]);
});

it('goes on in another process when its own is stopped', async () => {
  const run = await start();
  const stopped = new AbortController();
  const working = runImport(test.services, {
    siteId: site.siteId,
    importId: run.id,
    signal: stopped.signal,
    fetchFile: () => {
      stopped.abort();
      return Promise.reject(new OutsideCallError('The server was not found.', true));
    },
  });
  await expect(working).rejects.toThrow('abort');
  expect(await find(run.id)).toEqual(['waiting', null, null]);
  await test.runJobs('import-wordpress');
  expect(await find(run.id)).toEqual(['done', null, 1]);
});

it('what an earlier try still writes counts no more', async () => {
  const run = await start();
  const first = await beginImportRun(test.services.db, site.siteId, run.id);
  await silence(run.id);
  const second = await beginImportRun(test.services.db, site.siteId, run.id);
  if (first === null || second === null) throw new Error('the run was not begun');
  expect(await beginImportRun(test.services.db, site.siteId, run.id)).toBeNull();
  expect(await keepRunAlive(test.services.db, first, null)).toBe('over');
  const report = emptyImportReport(false);
  await endImportRun(test.services.db, first, {
    status: 'failed',
    report,
    error: plainReportText('late'),
    at: NOW,
  });
  expect(await find(run.id)).toEqual(['running', null, null]);
  expect(await keepRunAlive(test.services.db, second, null)).toBe('go-on');
});
