import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClientConfig } from 'pg';
import { readConfiguration } from '#server/platform/config/configuration.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';
import { createDatabaseNotifications } from './database-notifications.ts';
import { createListeningConnection } from './listening-connection.ts';
import { connectDatabase } from './open-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let gate: DatabaseGate;
beforeAll(async () => {
  database = await createTestDatabase();
  gate = await createDatabaseGate(database.connection);
});
afterAll(async () => {
  await gate.close();
  await database.drop();
});

type Process = ReturnType<typeof startProcess>;
let one: Process;
let other: Process;

/** What one process of an installation has; only its listening goes through the gate. */
function startProcess(connection: ClientConfig) {
  const opened = connectDatabase(database.connection, {
    log: silentLogger,
    revive: async () => undefined,
    databaseLimits: readConfiguration({}).databaseLimits,
  });
  const listening = createListeningConnection({
    connection,
    log: silentLogger,
    limits: { heartbeatMs: 100, answerMs: 400 },
  });
  const { db, backgroundDb } = opened;
  const notifications = createDatabaseNotifications({
    databases: [db, backgroundDb],
    listening,
    log: silentLogger,
  });
  const heard: unknown[] = [];
  const hearing: boolean[] = [];
  notifications.subscribe(
    'presence',
    ({ said }) => heard.push(said),
    (isHearing) => hearing.push(isHearing),
  );
  return {
    db,
    backgroundDb,
    notifications,
    heard,
    hearing,
    async close() {
      await notifications.close();
      await listening.close();
      await opened.close();
    },
  };
}

beforeEach(async () => {
  one = startProcess(database.connection);
  other = startProcess(gate.connection);
  await vi.waitUntil(() => one.hearing.length + other.hearing.length === 2);
});
afterEach(() => Promise.all([one.close(), other.close()]));

describe('a notification of a transaction', () => {
  it('is heard by its own process with the commit, and by others soon after, once each', async () => {
    await one.db.transaction().execute(async (trx) => {
      await one.notifications.publish('presence', { said: 'first' }, trx);
      expect(one.heard).toEqual([]);
    });
    expect(one.heard).toEqual(['first']);
    await expect.poll(() => other.heard).toEqual(['first']);
    await other.notifications.publish('presence', { said: 'second' });
    await expect.poll(() => one.heard).toEqual(['first', 'second']);
    expect(other.heard).toEqual(['first', 'second']);
  });

  it('is not heard when the transaction fails', async () => {
    const failing = one.backgroundDb.transaction().execute(async (trx) => {
      await one.notifications.publish('presence', { said: 'never' }, trx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await one.backgroundDb
      .transaction()
      .execute((trx) => one.notifications.publish('presence', { said: 'later' }, trx));
    await expect.poll(() => other.heard).toEqual(['later']);
    expect(one.heard).toEqual(['later']);
  });
});

it('tells when nothing can be heard, and when it can again', async () => {
  gate.abandon();
  await expect.poll(() => other.hearing, { timeout: 10_000 }).toEqual([true, false, true]);
  await one.notifications.publish('presence', { said: 'again' });
  await expect.poll(() => other.heard).toEqual(['again']);
});

it('tells who comes later that it listens', async () => {
  const hearing: boolean[] = [];
  one.notifications.subscribe(
    'presence',
    () => undefined,
    (isHearing) => hearing.push(isHearing),
  );
  expect(hearing).toEqual([true]);
  one.notifications.subscribe(
    'site-revised',
    () => undefined,
    (isHearing) => hearing.push(isHearing),
  );
  await expect.poll(() => hearing).toEqual([true, true]);
});

it('listens as soon as there is a server where there was none at first', async () => {
  await gate.cut();
  const late = startProcess(gate.connection);
  await gate.restore();
  await expect.poll(() => late.hearing, { timeout: 10_000 }).toEqual([true]);
  await one.notifications.publish('presence', { said: 'hello' });
  await expect.poll(() => late.heard).toEqual(['hello']);
  await late.close();
});
