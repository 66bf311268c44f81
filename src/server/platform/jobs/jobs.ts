import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { JsonObject } from '#lib/json.ts';
import type { Database } from '#server/platform/database/database.ts';

/** How often processes look for work of killed processes. */
export const SUPERVISE_EVERY_S = 10;

/** What background work is queued as; `define-job.ts` adds what is done. */
export interface JobKind<Data extends JsonObject = JsonObject> {
  /** Never changed: jobs that wait are found by it. */
  readonly name: string;
  readonly data: z.ZodType<Data>;
  /** The number of simultaneous jobs in a process. */
  readonly concurrency: number;
  /** Of jobs that give the same, a process does one at a time: a site does not keep others waiting. */
  oneAtATimeOf?(data: Data): string;
  readonly limits: JobLimits;
}

/** How long a job may take, and how often it is tried again: after `retryPauseS`, then twice as long each time. */
export interface JobLimits {
  readonly longestS: number;
  /**
   * Without a heartbeat for this long a job counts as killed, and is taken over by another process. Without it
   * `longestS` applies.
   */
  readonly heartbeatS?: number;
  readonly retries: number;
  readonly retryPauseS: number;
  readonly longestRetryPauseS?: number;
  /** How soon one is noticed whose time has come; those to be done at once are announced. */
  readonly lookEveryS: number;
}

export interface EnqueueOptions {
  /** The job exists only if it commits. */
  readonly transaction?: Transaction<Database>;
  /** In ms since 1970. */
  readonly startAfter?: number;
  /** At most one job waits for each. */
  readonly singletonKey?: string;
}

/** The background work of the installation, as features see it. */
export interface Jobs {
  /** Throws where `data` is not what the job takes: nothing is queued then. */
  enqueue<Data extends JsonObject>(job: JobKind<Data>, data: Data, options?: EnqueueOptions): Promise<void>;
  /** Queues one that a backup kept; false where this version has no such job. */
  requeue(
    name: string,
    data: JsonObject,
    options: Pick<EnqueueOptions, 'startAfter' | 'singletonKey'>,
  ): Promise<boolean>;
  /** Makes the queues where they are not there yet. One process at a time: others would collide. */
  prepare(): Promise<void>;
  /** Work whose last try failed, newest first, at most `limit`. */
  failed(limit: number): Promise<readonly FailedJob[]>;
  /** Deletes every waiting job: when the data they refer to is replaced. */
  discardWaiting(): Promise<void>;
}

export interface FailedJob {
  readonly id: string;
  /** The name of the job. */
  readonly queue: string;
  readonly error: string;
  readonly failedAt: string;
}
