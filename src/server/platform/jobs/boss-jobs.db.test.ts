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
