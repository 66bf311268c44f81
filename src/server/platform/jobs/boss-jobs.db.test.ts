import { fromKysely, PgBoss } from 'pg-boss';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { deriveImageJob } from '#server/files/derive-image-job.ts';
import { createId } from '#lib/id.ts';
import { tableImportJob } from '#server/table-imports/table-import-job.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { createBossJobs } from './boss-jobs.ts';
import { defineJob } from './define-job.ts';

const seen: unknown[] = [];
/** What a feature adds: this, and one line in the registry. */
const waterJob = defineJob({
  name: 'water-plants',
  data: z.object({ bed: z.string().min(1) }),
  concurrency: 1,
  limits: { longestS: 60, retries: 0, retryPauseS: 1, lookEveryS: 5 },
  async run(_services, { bed }) {
    if (bed === 'dry') throw new Error('There is no water');
    seen.push(bed);
  },
});

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices({ jobs: [waterJob] });
});
afterAll(() => test.close());

const siteId = createId<'site'>();
const picture = () => ({ siteId, fileId: createId<'file'>() });

it('does a job that was queued', async () => {
  await test.services.jobs.enqueue(waterJob, { bed: 'roses' });
  expect(await test.runJobs('water-plants')).toBe(1);
  expect(seen).toEqual(['roses']);
});

it('does not queue what the job cannot take', async () => {
  await expect(test.services.jobs.enqueue(waterJob, { bed: '' })).rejects.toThrow(z.ZodError);
  await expect(test.services.jobs.requeue('water-plants', { bed: 3 }, {})).rejects.toThrow(z.ZodError);
  expect(await test.runJobs('water-plants')).toBe(0);
});

it('leaves out a job of a backup that this version does not know', async () => {
  expect(await test.services.jobs.requeue('sweep', {}, {})).toBe(false);
  expect(await test.services.jobs.requeue('water-plants', { bed: 'tulips' }, {})).toBe(true);
  expect(await test.runJobs('water-plants')).toBe(1);
});

it('shows a job whose last try failed', async () => {
  await test.services.jobs.enqueue(waterJob, { bed: 'dry' });
  await test.runJobs('water-plants');
  expect(await test.services.jobs.failed(10)).toMatchObject([
    { queue: 'water-plants', error: 'There is no water' },
  ]);
});

it('has no job when the transaction of its sender fails', async () => {
  const failing = test.services.db.transaction().execute(async (transaction) => {
    await test.services.jobs.enqueue(deriveImageJob, picture(), { transaction });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await test.runJobs('derive-image')).toBe(0);
});

it('has the job when the transaction of its sender commits', async () => {
  await test.services.db
    .transaction()
    .execute((transaction) => test.services.jobs.enqueue(deriveImageJob, picture(), { transaction }));
  expect(await test.runJobs('derive-image')).toBe(1);
});

it('keeps one waiting job for a key', async () => {
  const { jobs } = test.services;
  await jobs.enqueue(deriveImageJob, picture(), { singletonKey: 'b' });
  await jobs.enqueue(deriveImageJob, picture(), { singletonKey: 'b' });
  await jobs.enqueue(deriveImageJob, picture(), { singletonKey: 'c' });
  expect(await test.runJobs('derive-image')).toBe(2);
});

it('takes in tables of several sites side by side, and of one site one after the other [CRM-19]', async () => {
  const { db, log, now, notifications } = test.services;
  const job = tableImportJob([]);
  const queue = createBossJobs({ db, log, now, notifications, kinds: [job], superviseEveryS: null });
  const [one, other] = [createId<'site'>(), createId<'site'>()];
  const running: string[] = [];
  const ended: string[] = [];
  const end = Promise.withResolvers<void>();
  const tables = [one, one, one, other].map((site) => ({
    siteId: site,
    importId: createId<'table-import'>(),
  }));
  for (const data of tables) await queue.enqueue(job, data);
  try {
    await queue.work(job, async (data) => {
      const site = job.data.parse(data).siteId;
      expect(running).not.toContain(site);
      running.push(site);
      await end.promise;
      running.splice(running.indexOf(site), 1);
      ended.push(site);
    });
    await expect.poll(() => running.toSorted(), { timeout: 30_000 }).toEqual([one, other].toSorted());
    end.resolve();
    await expect.poll(() => ended.toSorted(), { timeout: 30_000 }).toEqual([one, one, one, other].toSorted());
  } finally {
    end.resolve();
    await queue.stop();
  }
});

it('gives the picture of a process that was killed to another one after 15 s without a sign', async () => {
  const { db } = test.services;
  await test.services.jobs.enqueue(deriveImageJob, picture());
  const killed = new PgBoss({
    db: { executeSql: (text, values) => fromKysely(db).executeSql(text, values) },
    supervise: false,
    schedule: false,
    monitorIntervalSeconds: 1,
  });
  await killed.start();
  const [job] = await killed.fetch('derive-image');
  const stateAfter = async (seconds: number) => {
    await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(db);
    await sql`update pgboss.job set heartbeat_on = now() - make_interval(secs => ${seconds}),
      started_on = now() - make_interval(secs => ${seconds}) where id = ${job?.id}`.execute(db);
    await killed.supervise('derive-image');
    const { rows } = await sql<{ state: string }>`select state from pgboss.job where id = ${job?.id}`.execute(
      db,
    );
    return rows[0]?.state;
  };
  expect(await stateAfter(14)).toBe('active');
  expect(await stateAfter(16)).toBe('retry');
  await killed.stop({ graceful: false, close: false });
});
