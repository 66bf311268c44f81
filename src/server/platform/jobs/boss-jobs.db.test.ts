import { fromKysely, PgBoss } from 'pg-boss';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

it('does a job that was sent', async () => {
  const seen: unknown[] = [];
  await test.services.jobs.work('sweep', async (data) => void seen.push(data));
  await test.services.jobs.send('sweep', { what: 'floor' });
  expect(await test.runJobs('sweep')).toBe(1);
  expect(seen).toEqual([{ what: 'floor' }]);
});

it('has no job when the transaction of its sender fails', async () => {
  await test.services.jobs.work('derive-image', async () => undefined);
  const failing = test.services.db.transaction().execute(async (transaction) => {
    await test.services.jobs.send('derive-image', { id: 'a' }, { transaction });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await test.runJobs('derive-image')).toBe(0);
});

it('has the job when the transaction of its sender commits', async () => {
  await test.services.db
    .transaction()
    .execute((transaction) => test.services.jobs.send('derive-image', { id: 'a' }, { transaction }));
  expect(await test.runJobs('derive-image')).toBe(1);
});

it('keeps one waiting job for a key', async () => {
  await test.services.jobs.send('derive-image', { id: 'b' }, { singletonKey: 'b' });
  await test.services.jobs.send('derive-image', { id: 'b' }, { singletonKey: 'b' });
  await test.services.jobs.send('derive-image', { id: 'c' }, { singletonKey: 'c' });
  expect(await test.runJobs('derive-image')).toBe(2);
});

it('gives the picture of a process that was killed to another one after 15 s without a sign', async () => {
  const { db } = test.services;
  await test.services.jobs.send('derive-image', { id: 'killed' });
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
