import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';
import { connectDatabase, type OpenDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let opened: OpenDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
  opened = connectDatabase(database.connection, {
    log: silentLogger,
    revive: async () => undefined,
    databaseLimits: { ...readConfiguration({}).databaseLimits, poolSize: 1 },
  });
});
afterEach(async () => {
  await opened.close();
  await database.drop();
});

it('is crowded while a request waits for a connection, which background work does not', async () => {
  const [begun, leave] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = opened.db.transaction().execute(() => {
    begun.resolve();
    return leave.promise;
  });
  await begun.promise;
  expect(opened.state.isCrowded()).toBe(false);
  const second = sql`select 1`.execute(opened.db);
  await vi.waitFor(() => expect(opened.state.isCrowded()).toBe(true));
  leave.resolve();
  await Promise.all([first, second]);
  expect(opened.state.isCrowded()).toBe(false);
  const background = Array.from({ length: 20 }, () =>
    sql`select pg_sleep(0.01)`.execute(opened.backgroundDb),
  );
  expect(opened.state.isCrowded()).toBe(false);
  await Promise.all(background);
});
