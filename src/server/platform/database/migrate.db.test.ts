import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { migrate } from './migrate.ts';

let test: TestServices;
let folder: string;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-migrations-'));
  return () => rm(folder, { recursive: true });
});

const run = () => migrate({ connection: test.connection, folder, log: silentLogger });
const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

it('applies a file once, also when many processes start at once', async () => {
  await write('9001_one.sql', 'create table one (id int);');
  await write('9002_two.sql', 'create table two (id int); insert into two values (1);');
  const applied = await Promise.all([run(), run(), run(), run()]);
  expect(applied.flat().toSorted()).toEqual(['9001_one.sql', '9002_two.sql']);
  expect((await sql`select * from two`.execute(test.services.db)).rows).toEqual([{ id: 1 }]);
});

it('leaves nothing of a file that fails', async () => {
  await write('9003_bad.sql', 'create table three (id int); select no_such_thing();');
  await expect(run()).rejects.toThrow('9003_bad.sql failed');
  expect((await sql`select to_regclass('three') as found`.execute(test.services.db)).rows).toEqual([
    { found: null },
  ]);
});

it('refuses a file that was changed after it was applied', async () => {
  await write('9004_four.sql', 'create table four (id int);');
  await run();
  await write('9004_four.sql', 'create table four (id bigint);');
  await expect(run()).rejects.toThrow('was changed after it was applied');
});

it('runs a flagged file outside a transaction', async () => {
  await write(
    '9005_five.sql',
    '-- portico: outside a transaction\ncreate index concurrently if not exists five on portico_migrations (applied_at);',
  );
  expect(await run()).toEqual(['9005_five.sql']);
});

it('asks once what was applied, however many files there are', async () => {
  for (let number = 100; number < 200; number += 1) await write(`9${number}_many.sql`, 'select 1;');
  const asked = vi.spyOn(Client.prototype, 'query');
  expect(await run()).toHaveLength(100);
  asked.mockClear();
  expect(await run()).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(2);
});
