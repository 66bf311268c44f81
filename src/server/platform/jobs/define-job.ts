import type { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';
import { invariant } from '#lib/invariant.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';
import type { Services } from '#server/platform/services.ts';
import type { JobKind } from './jobs.ts';

interface Work<Data extends JsonObject> {
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /**
   * Idempotent: it may run twice. Throwing means that it is tried again, and failed visibly after the last try.
   * `signal` says that the process is being stopped, or that another one has taken the work over.
   */
  run(services: Services, data: Data, signal: AbortSignal): Promise<void>;
  /** Where an installation cannot do it, its jobs wait. */
  readonly isPossible?: (config: Configuration) => boolean;
}

interface Periodic {
  /** It runs by itself this often in one of the processes, with the data that `{}` stands for. */
  readonly everyMs: number;
  /** When it first runs, counted from when the installation first had it. At once where nothing is said. */
  readonly firstAfterMs?: number;
}

/** Work that is queued; with `everyMs` it also runs by itself. */
export interface QueuedJob<Data extends JsonObject = JsonObject>
  extends Work<Data>, JobKind<Data>, Partial<Periodic> {}

/** Work that only runs by itself. */
export interface PeriodicJob extends Work<JsonObject>, Periodic {
  readonly concurrency?: undefined;
}

export type Job = QueuedJob | PeriodicJob;

/**
 * One kind of background work: a file `x-job.ts` of its feature with this definition, and a line in `server/jobs.ts`.
 * See `docs/guides/writing-a-job.md`.
 */
export function defineJob<Data extends JsonObject>(job: QueuedJob<Data>): QueuedJob<Data>;
export function defineJob(job: PeriodicJob): PeriodicJob;
export function defineJob(job: Job): Job {
  const isRunnable = job.everyMs === undefined || job.data.safeParse({}).success;
  invariant(isRunnable, `The job ${job.name} runs by itself, so its data must be complete as {}`);
  return job;
}

export function isQueued(job: Job): job is QueuedJob {
  return job.concurrency !== undefined;
}
