import { z } from 'zod';

const SECOND_MS = 1_000;

/** How a process shuts down, by the names of the environment variables. */
export const DRAIN_ENVIRONMENT = {
  DRAIN_SECONDS: z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(0, 'must be at least 0')
    .max(60, 'must be at most 60 seconds')
    .default(2),
};

/** How long a process that was told to end goes on taking requests while it says that it is not ready. */
export function drainMs(settings: z.infer<z.ZodObject<typeof DRAIN_ENVIRONMENT>>): number {
  return settings.DRAIN_SECONDS * SECOND_MS;
}
