import { z } from 'zod';

const count = z.coerce
  .number({ error: 'must be a whole number' })
  .int('must be a whole number')
  .min(1, 'must be at least 1')
  .max(100_000, 'must be at most 100000');

/** How many editors can follow documents as they change, in one process, by the names of the environment variables. */
export const LIVE_ENVIRONMENT = {
  LIVE_CONNECTIONS: count.default(5_000),
  LIVE_CONNECTIONS_PER_DOCUMENT: count.default(200),
  LIVE_CONNECTIONS_PER_ACCOUNT: count.default(50),
};

export interface LiveLimits {
  readonly all: number;
  readonly document: number;
  readonly account: number;
}

export function liveConfiguration(settings: z.infer<z.ZodObject<typeof LIVE_ENVIRONMENT>>): LiveLimits {
  return {
    all: settings.LIVE_CONNECTIONS,
    document: settings.LIVE_CONNECTIONS_PER_DOCUMENT,
    account: settings.LIVE_CONNECTIONS_PER_ACCOUNT,
  };
}
