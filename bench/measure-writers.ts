import { sql } from 'kysely';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { readConfiguration } from '../src/server/platform/config/configuration.ts';
import { createDatabaseNotifications } from '../src/server/platform/database/database-notifications.ts';
import type { Db } from '../src/server/platform/database/database.ts';
import { createListeningConnection } from '../src/server/platform/database/listening-connection.ts';
import { channelName } from '../src/server/platform/database/notifications.ts';
import { notify } from '../src/server/platform/database/notifying-kysely.ts';
import { openDatabase } from '../src/server/platform/database/open-database.ts';
import { silentLogger } from '../src/server/platform/logging/silent-logger.ts';
import { median, type Measured } from './report.ts';

const WRITERS = 32;
const ROUNDS = 7;
const ROUND_MS = 1500;
const CHANNEL = 'document-changed';

/** 32 writers of rows of their own, each commit told to other processes as Portico does, within the commit, and not at all. */
export async function measureWriters(portico: RunningPortico): Promise<Measured[]> {
  const { databaseLimits } = readConfiguration({});
  const database = await openDatabase({
    databaseUrl: process.env['DATABASE_URL'] ?? null,
    dataDir: portico.dataDir,
    databaseListenUrl: null,
    postgresBinaries: null,
    databaseLimits: { ...databaseLimits, poolSize: WRITERS },
    log: silentLogger,
  });
  const { db } = database;
  const listening = createListeningConnection({ connection: database.listenConnection, log: silentLogger });
  const notifications = createDatabaseNotifications({ databases: [db], listening, log: silentLogger });
  notifications.subscribe(CHANNEL, () => undefined);
  const tell: Readonly<Record<'not' | 'after' | 'within', (trx: Db, payload: object) => Promise<unknown>>> = {
    not: async () => undefined,
    after: (trx, payload) => notify(trx, { channel: CHANNEL, payload: { ...payload } }),
    within: (trx, payload) =>
      sql`select pg_notify(${channelName(CHANNEL)}, ${JSON.stringify(payload)})`.execute(trx),
  };
  /** Commits a second. */
  const rate = async (told: keyof typeof tell): Promise<number> => {
    const started = performance.now();
    let commits = 0;
    await Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        while (performance.now() - started < ROUND_MS) {
          await db.transaction().execute(async (trx) => {
            await sql`update bench_writers set written = written + 1 where writer = ${writer}`.execute(trx);
            await tell[told](trx, { writer, commits });
          });
          commits += 1;
        }
      }),
    );
    return (commits / (performance.now() - started)) * 1000;
  };
  try {
    await sql`create table bench_writers (writer integer primary key, written integer not null)`.execute(db);
    await sql`insert into bench_writers select n, 0 from generate_series(0, ${WRITERS - 1}::int) n`.execute(
      db,
    );
    const rates = { not: [] as number[], after: [] as number[], within: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const told of ['not', 'after', 'within'] as const) {
        const each = await rate(told);
        // The first round opens the connections.
        if (round > 0) rates[told].push(each);
      }
    }
    const [not, after, within] = [median(rates.not), median(rates.after), median(rates.within)];
    const note = `${after.toFixed(0)}, ${within.toFixed(0)} and ${not.toFixed(0)} commits a second`;
    return [
      {
        what: '32 writers: commits told as Portico does against none told',
        value: after / not,
        unit: '×',
        note,
      },
      { what: '32 writers: commits told within against none told', value: within / not, unit: '×', note },
    ];
  } finally {
    await sql`drop table if exists bench_writers`.execute(db);
    await notifications.close();
    await listening.close();
    await database.close({ keepDatabase: true });
  }
}
