import type { ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';
import { reachDatabase } from './reach-database.ts';

let database: { readonly connection: ClientConfig; drop(): Promise<void> };
let gate: DatabaseGate;
beforeEach(async () => {
  database = await createTestDatabase();
  gate = await createDatabaseGate(database.connection);
});
afterEach(async () => {
  await gate.close();
  await database.drop();
});

it('waits for a server that starts at the same time', async () => {
  await gate.cut();
  const said: string[] = [];
  const log = {
    ...silentLogger,
    warn: (_facts: object, message: string) => {
      said.push(message);
      void gate.restore();
    },
  };
  await reachDatabase({ setting: 'DATABASE_URL', connection: gate.connection, log });
  expect(said).toEqual(['waiting for the database']);
});

it('says that a server does not come', async () => {
  await gate.cut();
  const reaching = reachDatabase({
    setting: 'DATABASE_URL',
    connection: gate.connection,
    log: silentLogger,
    limitMs: 100,
  });
  await expect(reaching).rejects.toThrow(ConfigurationError);
  await expect(reaching).rejects.toThrow(
    'DATABASE_URL leads to no database that can be used: connect ENOENT',
  );
});

it('says at once that there is no such database', async () => {
  const connection = { ...gate.connection, database: 'nowhere' };
  await expect(reachDatabase({ setting: 'DATABASE_URL', connection, log: silentLogger })).rejects.toThrow(
    'DATABASE_URL leads to no database that can be used: database "nowhere" does not exist',
  );
});
