import { sql } from 'kysely';
import type { TestServices } from './test-services.ts';

/** Moves `portico_now()` of a test's database by an interval ('1 hour', '-90 minutes'; '' puts it back). */
export async function moveDatabaseClock({ services }: TestServices, offset: string): Promise<void> {
  const { db, config } = services;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  await sql`alter database ${sql.id(rows[0]?.name ?? '')} set portico.clock_offset = ${sql.lit(offset)}`.execute(
    db,
  );
  // Connections that are open learn of it by themselves only: all are borrowed at once, so that none is left out.
  const count = config.databaseLimits.poolSize;
  let told = 0;
  const all = Promise.withResolvers<void>();
  await Promise.all(
    Array.from({ length: count }, () =>
      db.connection().execute(async (connection) => {
        await sql`select set_config('portico.clock_offset', ${offset}, false)`.execute(connection);
        told += 1;
        if (told === count) all.resolve();
        await all.promise;
      }),
    ),
  );
}
