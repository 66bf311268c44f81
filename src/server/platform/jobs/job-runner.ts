import type { JsonObject } from '#lib/json.ts';
import type { Services } from '#server/platform/services.ts';
import type { JobQueue } from './boss-jobs.ts';
import { isQueued, type Job, type QueuedJob } from './define-job.ts';
import { createPeriodicJobs } from './periodic-jobs.ts';

/** Runs the jobs of a process. */
export interface JobRunner {
  /** Starts to process queued jobs and periodic work. */
  start(): Promise<void>;
  /** Runs waiting jobs of one queue, or of all; returns how many. */
  runWaiting(name?: string): Promise<number>;
  /** Runs the periodic work that is due and not leased by another process; returns its names. */
  runDue(): Promise<readonly string[]>;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Of what is in `jobs` only what this installation can do. */
export function createJobRunner(options: {
  readonly services: Services;
  readonly queue: JobQueue;
  readonly jobs: readonly Job[];
}): JobRunner {
  const { services, queue } = options;
  const jobs = options.jobs.filter((job) => job.isPossible?.(services.config) ?? true);
  const queued = jobs.filter(isQueued);
  const periodic = createPeriodicJobs(services, jobs);
  /** What was queued by another version is refused as what is queued now. */
  const handlerOf = (job: QueuedJob) => (data: JsonObject, signal: AbortSignal) =>
    job.run(services, job.data.parse(data), signal);

  return {
    async start() {
      for (const job of queued) await queue.work(job, handlerOf(job));
      periodic.start();
    },
    async runWaiting(name) {
      let count = 0;
      for (const job of queued) {
        if (name === undefined || job.name === name) count += await queue.drain(job, handlerOf(job));
      }
      return count;
    },
    runDue: () => periodic.look(),
    async stop() {
      await Promise.all([periodic.stop(), queue.stop()]);
    },
  };
}
