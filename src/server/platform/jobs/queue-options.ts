import type { QueueOptions } from 'pg-boss';
import type { QueueName } from './jobs.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/** How long a job may take, how often it is tried again, how long a failed one is shown. */
export interface QueueSettings extends QueueOptions {
  /** How soon a job is noticed whose time has come; those to be done at once are announced. */
  readonly pollS: number;
  readonly concurrency: number;
}

const common = { retryBackoff: true, deleteAfterSeconds: 30 * DAY_S, pollS: 5, concurrency: 1 } as const;

export const QUEUE_OPTIONS: Readonly<Record<QueueName, QueueSettings>> = {
  mail: { ...common, expireInSeconds: 60, retryLimit: 10, retryDelay: 5, retryDelayMax: HOUR_S, pollS: 2 },
  'derive-image': { ...common, expireInSeconds: 300, retryLimit: 3, retryDelay: 2 },
  'publish-scheduled': {
    ...common,
    expireInSeconds: 120,
    retryLimit: 10,
    retryDelay: 2,
    retryDelayMax: 60,
    pollS: 1,
  },
  'import-wordpress': {
    ...common,
    expireInSeconds: 4 * HOUR_S,
    heartbeatSeconds: 60,
    retryLimit: 2,
    retryDelay: 5,
  },
  sweep: { ...common, expireInSeconds: HOUR_S, retryLimit: 3, retryDelay: 60, deleteAfterSeconds: 7 * DAY_S },
};
