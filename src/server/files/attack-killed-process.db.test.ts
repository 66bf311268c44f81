import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createId } from '#lib/id.ts';
import { createBossJobs, type JobQueue } from '#server/platform/jobs/boss-jobs.ts';
import { SUPERVISE_EVERY_S } from '#server/platform/jobs/jobs.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { deriveImageJob } from './derive-image-job.ts';

const picture = { siteId: createId<'site'>(), fileId: createId<'file'>() };
const { limits } = deriveImageJob;

let test: TestServices;
const queues: JobQueue[] = [];

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(async () => {
  await Promise.all(queues.map((queue) => queue.stop()));
  await test.close();
});

/** The job queue of a process; one that supervises does so each second. */
function processOf(superviseEveryS: number | null): JobQueue {
  const { db, notifications, log } = test.services;
  const queue = createBossJobs({
    db,
    notifications,
    log,
    now: () => Date.now(),
    kinds: [deriveImageJob],
    superviseEveryS,
  });
  queues.push(queue);
  return queue;
}

it('work on a picture whose process was killed is taken up by another process', async () => {
  const { db } = test.services;
  const started = vi.fn<(data: unknown) => void>();
  const killed = processOf(null);
  await killed.enqueue(deriveImageJob, picture);
  let free = (): void => undefined;
  // It never ends, as that of a process that is gone, and gives no sign, as one that is not `work`ed on.
  const hanging = killed.drain(deriveImageJob, async (data) => {
    started(data);
    await new Promise<void>((resolve) => (free = resolve));
  });
  await vi.waitFor(() => expect(started).toHaveBeenCalledOnce(), { timeout: 10_000 });

  const taken = Promise.withResolvers<unknown>();
  const other = processOf(1);
  await other.work({ ...deriveImageJob, limits: { ...limits, lookEveryS: 1 } }, async (data) => {
    taken.resolve(data);
  });
  const silent = sql`now() - make_interval(secs => ${(limits.heartbeatS ?? 0) + 1})`;
  await sql`update pgboss.job set heartbeat_on = ${silent}, started_on = ${silent}
    where name = ${deriveImageJob.name} and state = 'active'`.execute(db);
  expect(await taken.promise).toEqual(picture);
  free();
  await hanging;
}, 30_000);

it('what passes until then is at most 44 s', () => {
  // Whoever looks finds the queue looked at by another one a moment before its work counts as given up, and comes again.
  const untilSupervised = 2 * SUPERVISE_EVERY_S;
  // The pause before the second try is up to twice the one that is set.
  const untilTried = 2 * limits.retryPauseS + limits.lookEveryS;
  expect((limits.heartbeatS ?? limits.longestS) + untilSupervised + untilTried).toBe(44);
});
