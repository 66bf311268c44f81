import type { QueueOptions } from 'pg-boss';
import type { QueueName } from './jobs.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

export interface QueueSettings {
  /** How long a job may take, how often it is tried again, how long a failed one is shown. */
  readonly options: QueueOptions;
  /** How soon a job is noticed whose time has come; those to be done at once are announced. */
  readonly pollS: number;
  readonly concurrency: number;
}

/** A process that was killed gives no sign of its work any more: another one takes it up. */
const HEARTBEAT_S = 15;

const common = { retryBackoff: true, deleteAfterSeconds: 30 * DAY_S } as const;

export const QUEUE_SETTINGS: Readonly<Record<QueueName, QueueSettings>> = {
  mail: {
    options: { ...common, expireInSeconds: 60, retryLimit: 10, retryDelay: 5, retryDelayMax: HOUR_S },
    pollS: 2,
    concurrency: 1,
  },
  'derive-image': {
    options: { ...common, expireInSeconds: 300, heartbeatSeconds: HEARTBEAT_S, retryLimit: 3, retryDelay: 2 },
    pollS: 5,
    concurrency: 1,
  },
  'publish-scheduled': {
    options: { ...common, expireInSeconds: 120, retryLimit: 10, retryDelay: 2, retryDelayMax: 60 },
    pollS: 1,
    concurrency: 1,
  },
  'import-wordpress': {
    options: { ...common, expireInSeconds: 4 * HOUR_S, heartbeatSeconds: 60, retryLimit: 2, retryDelay: 5 },
    pollS: 5,
    concurrency: 1,
  },
  sweep: {
    options: { ...common, expireInSeconds: HOUR_S, retryLimit: 3, retryDelay: 60 },
    pollS: 5,
    concurrency: 1,
  },
};
