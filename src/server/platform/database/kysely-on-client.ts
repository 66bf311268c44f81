import { Kysely, PostgresDialect } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './database.ts';

/** Queries on one connection that somebody else has opened, within the transaction that is under way there. */
export function kyselyOnClient(client: Client): Kysely<Database> {
  const lent = {
    query: client.query.bind(client),
    release: () => undefined,
  };
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: { options: {}, connect: () => Promise.resolve(lent), end: () => Promise.resolve() },
    }),
  });
}
