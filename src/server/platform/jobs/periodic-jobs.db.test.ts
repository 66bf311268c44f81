import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { defineJob } from './define-job.ts';
import { createPeriodicJobs } from './periodic-jobs.ts';

const HOUR_MS = 3_600_000;

let test: TestServices;
beforeEach(async () => {
  test = await createTestServices();
});
afterEach(() => test.close());

/** Work that a test lets end. */
function heldWork() {
  const ends: { succeed(): void; fail(): void; readonly signal: AbortSignal }[] = [];
  const job = defineJob({
    name: 'mow-lawn',
    data: z.object({}),
    everyMs: HOUR_MS,
    run: (_services, _data, signal) =>
      new Promise<void>((resolve, reject) => {
        ends.push({ succeed: resolve, fail: () => reject(new Error('It rains')), signal });
      }),
  });
  return { job, ends };
}

/** Each stands for a process. */
const processes = (count: number, job: ReturnType<typeof heldWork>['job']) =>
  Array.from({ length: count }, () => createPeriodicJobs(test.services, [job]));

it('runs in one of several processes that look at once, and again when its time has come', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'feed-fish',
    data: z.object({}),
    everyMs: HOUR_MS,
    run: async () => void (runs += 1),
  });
  const all = Array.from({ length: 5 }, () => createPeriodicJobs(test.services, [job]));
  const lookAll = async () => (await Promise.all(all.map((each) => each.look()))).flat();
  expect(await lookAll()).toEqual(['feed-fish']);
  expect(await lookAll()).toEqual([]);
  test.clock.advance(HOUR_MS - 1);
  expect(await lookAll()).toEqual([]);
  test.clock.advance(1);
  expect(await lookAll()).toEqual(['feed-fish']);
  expect(runs).toBe(2);
});

it('is taken up by another process when the lease of one that was killed has passed, and no sooner', async () => {
  const { job, ends } = heldWork();
  const [killed, other] = processes(2, job);
  const silent = killed?.look();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  test.clock.advance(29_999);
  expect(await other?.look()).toEqual([]);
  test.clock.advance(1);
  const taken = other?.look();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.succeed();
  expect(await taken).toEqual(['mow-lawn']);
  // What the first one ends now changes nothing.
  ends[0]?.fail();
  await silent;
  expect(await test.services.db.selectFrom('job_leases').selectAll().executeTakeFirst()).toMatchObject({
    holder: null,
    failures: 0,
    last_run_at: new Date(1_700_000_030_000),
  });
});

it('goes on in another process at once when its own is stopped', async () => {
  const { job, ends } = heldWork();
  const [stopped, other] = processes(2, job);
  const run = stopped?.look();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  const stopping = stopped?.stop();
  expect(ends[0]?.signal.aborted).toBe(true);
  ends[0]?.succeed();
  await Promise.all([stopping, run]);
  const taken = other?.look();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[1]?.succeed();
  expect(await taken).toEqual(['mow-lawn']);
});

it('is tried again after a pause that doubles, and shown as failed from the fourth time on', async () => {
  let isDry = true;
  const job = defineJob({
    name: 'feed-fish',
    data: z.object({}),
    everyMs: HOUR_MS,
    async run() {
      if (isDry) throw new Error('The pond is dry');
    },
  });
  const jobs = createPeriodicJobs(test.services, [job]);
  const pauses = [60_000, 120_000, 240_000];
  for (const pause of pauses) {
    expect(await jobs.look()).toEqual(['feed-fish']);
    test.clock.advance(pause - 1);
    expect(await jobs.look()).toEqual([]);
    test.clock.advance(1);
  }
  expect(await test.services.jobs.failed(10)).toEqual([]);
  await jobs.look();
  const failedAt = new Date(test.clock.now).toISOString();
  expect(await test.services.jobs.failed(10)).toEqual([
    { id: 'feed-fish', queue: 'feed-fish', error: 'The pond is dry', failedAt },
  ]);
  isDry = false;
  test.clock.advance(480_000);
  expect(await jobs.look()).toEqual(['feed-fish']);
  expect(await test.services.jobs.failed(10)).toEqual([]);
});

it('waits with its first run where it says so', async () => {
  const job = defineJob({
    name: 'prune',
    data: z.object({}),
    everyMs: HOUR_MS,
    firstAfterMs: 900_000,
    run: async () => undefined,
  });
  const jobs = createPeriodicJobs(test.services, [job]);
  expect(await jobs.look()).toEqual([]);
  test.clock.advance(899_999);
  expect(await jobs.look()).toEqual([]);
  test.clock.advance(1);
  expect(await jobs.look()).toEqual(['prune']);
});

it('cannot be defined with data that somebody would have to give', () => {
  const define = () =>
    defineJob({ name: 'x', data: z.object({ bed: z.string() }), everyMs: 1, run: async () => undefined });
  expect(define).toThrow('The job x runs by itself');
});
