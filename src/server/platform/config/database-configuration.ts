import { z } from 'zod';

const SECOND_MS = 1_000;

const databaseAddress = z
  .string()
  .refine((text) => ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? ''), {
    error: 'must be an address that starts with postgres:// or postgresql://',
  });

const seconds = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number of seconds' })
    .min(least, `must be at least ${least} seconds`)
    .max(most, `must be at most ${most} seconds`);

/** The settings of the database, by the names of their environment variables. */
export const DATABASE_ENVIRONMENT = {
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(2, 'must be at least 2')
    .max(500, 'must be at most 500')
    .default(10),
  DATABASE_CONNECT_SECONDS: seconds(0.1, 60).default(5),
  DATABASE_QUERY_SECONDS: seconds(1, 600).default(15),
  PG_BIN: z.string().optional(),
};

/** How much a process asks of its database at once, and how long it waits. */
export interface DatabaseLimits {
  /** Connections that requests share. */
  readonly poolSize: number;
  /** How long one waits for a connection: for a free one, or for a database that is away. */
  readonly waitMs: number;
  /** How long one statement may take. A connection that says nothing for longer is given up. */
  readonly queryMs: number;
}

type DatabaseEnvironment = z.infer<z.ZodObject<typeof DATABASE_ENVIRONMENT>>;

export function databaseLimits(settings: DatabaseEnvironment): DatabaseLimits {
  return {
    poolSize: settings.DATABASE_POOL_SIZE,
    waitMs: settings.DATABASE_CONNECT_SECONDS * SECOND_MS,
    queryMs: settings.DATABASE_QUERY_SECONDS * SECOND_MS,
  };
}
