import type { Transaction } from 'kysely';
import type { JsonObject } from '#lib/json.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Queues of the installation. Handlers are idempotent: a job may run twice. */
export interface Jobs {
  /** With `transaction` the job exists only if the transaction commits. `startAfter` is a time in ms since 1970. */
  send(
    queue: QueueName,
    data: JsonObject,
    options?: {
      readonly transaction?: Transaction<Database>;
      readonly startAfter?: number;
      readonly singletonKey?: string;
    },
  ): Promise<void>;
  /** Registers the handler; throwing means the job is tried again, and failed visibly after the last try. */
  work(queue: QueueName, handler: (data: JsonObject, signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Makes the queues where they are not there yet. One process at a time: others would collide. */
  prepare(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Jobs whose last try failed, newest first, at most `limit`. */
  failed(limit: number): Promise<readonly FailedJob[]>;
  /** Forgets every job that waits: when other data takes the place of the data they were about. */
  discardWaiting(): Promise<void>;
}

export interface FailedJob {
  readonly id: string;
  readonly queue: QueueName;
  readonly error: string;
  readonly failedAt: string;
}

export const QUEUE_NAMES = [
  'mail',
  'derive-image',
  'publish-scheduled',
  'import-wordpress',
  'sweep',
] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];
