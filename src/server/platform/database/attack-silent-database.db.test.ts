import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { buildFormSite, type FormSite } from '#server/forms/testing/build-form-site.ts';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';

const POOL_SIZE = 4;
let gate: DatabaseGate;
let test: TestServices;
let app: FastifyInstance;
let site: FormSite;
let givenUp = 0;

beforeEach(async () => {
  givenUp = 0;
  test = await createTestServices({
    databaseLimits: { poolSize: POOL_SIZE, waitMs: 1_500, queryMs: 1_000 },
    log: { ...silentLogger, warn: (_facts, message) => void (givenUp += Number(message.includes('silent'))) },
    connectThrough: async (connection) => {
      gate = await createDatabaseGate(connection);
      return gate.connection;
    },
  });
  app = await createApp(test.services);
  await app.ready();
  site = await buildFormSite(test.services);
  await fillPool();
});
afterEach(async () => {
  await app.close();
  await test.close();
  await gate.close();
});

const fillPool = () =>
  Promise.all(Array.from({ length: POOL_SIZE }, () => sql`select pg_sleep(0.05)`.execute(test.services.db)));
const visit = async () =>
  (await app.inject({ url: '/nowhere', headers: { host: `${site.identifier}.localhost` } })).statusCode;
const visits = (count: number) => Promise.all(Array.from({ length: count }, visit));

it('gives up every connection that is silent, and serves through new ones', async () => {
  gate.abandon();
  expect(await visits(12)).toEqual(Array.from({ length: 12 }, () => 503));
  expect(givenUp).toBe(POOL_SIZE);
  expect(await visits(12)).toEqual(Array.from({ length: 12 }, () => 404));
});

it('answers every request while the database is silent, and serves at once when it is back', async () => {
  gate.silence();
  for (let round = 0; round < 3; round += 1) {
    expect(await visits(8)).toEqual(Array.from({ length: 8 }, () => 503));
  }
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  await gate.restore();
  expect(await visits(8)).toEqual(Array.from({ length: 8 }, () => 404));
  expect((await app.inject('/readyz')).statusCode).toBe(200);
});

it('gives up a transaction whose connection falls silent, without asking it to roll back', async () => {
  const writing = test.services.db.transaction().execute(async (trx) => {
    await sql`select 1`.execute(trx);
    gate.abandon();
    await sql`select 2`.execute(trx);
  });
  await expect(writing).rejects.toSatisfy(isDatabaseUnavailable);
  expect(givenUp).toBe(1);
});

it('lends connections that know the limit of a statement and spare the compiler', async () => {
  const ask = async (name: string) =>
    (await sql<{ value: string }>`select current_setting(${name}) as value`.execute(test.services.db)).rows[0]
      ?.value;
  expect(await ask('statement_timeout')).toBe('1s');
  expect(await ask('jit')).toBe('off');
  await expect(sql`select pg_sleep(30)`.execute(test.services.db)).rejects.toMatchObject({ code: '57014' });
  expect(givenUp).toBe(0);
});
