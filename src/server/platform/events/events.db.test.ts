import type { Transaction } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/platform/database/database.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { defineEvent } from './define-event.ts';
import { defineEventConsumer, type EventConsumer } from './define-event-consumer.ts';
import { createEventRunner } from './event-runner.ts';
import { recordEvents } from './record-events.ts';
import { removeOldEvents } from './remove-old-events.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a feature adds: these, and one line in the registry for the consumer. */
const bloomed = defineEvent({ type: 'bloomed', params: z.object({ petals: z.number().min(3) }) });
const withered = defineEvent({ type: 'withered', params: z.object({}) });

let test: TestServices;
beforeEach(async () => {
  test = await createTestServices();
});
afterEach(() => test.close());

/** Hears of flowers that bloom. */
function listener(name = 'gardener') {
  const heard: string[] = [];
  const refused = new Set<string>();
  const consumer = defineEventConsumer({
    name,
    events: [bloomed],
    async consume(_services, { subject, params, at }, trx) {
      heard.push(subject);
      expect(params.petals).toBe(5);
      await trx
        .insertInto('job_leases')
        .values({ name: `${name} ${subject}`, until: at })
        .execute();
      if (refused.has(subject)) throw new Error(`${subject} is sick`);
    },
  });
  return { consumer, heard, refused };
}

const runner = (...consumers: EventConsumer[]) => createEventRunner(test.services, consumers);
const transact = <Value>(work: (trx: Transaction<Database>) => Promise<Value>) =>
  test.services.db.transaction().execute(work);
const record = (trx: Transaction<Database>, subject: string, petals = 5) =>
  recordEvents(trx, bloomed, [
    { siteId: null, subject, params: { petals }, at: new Date(test.services.now()) },
  ]);
const bloom = (subject: string) => transact((trx) => record(trx, subject));

it('is heard of by each consumer that wants it, in the order of commits', async () => {
  const [one, two] = [listener('one'), listener('two')];
  const events = runner(one.consumer, two.consumer);
  await bloom('rose');
  await transact((trx) =>
    recordEvents(trx, withered, [{ siteId: null, subject: 'x', params: {}, at: new Date(0) }]),
  );
  await bloom('tulip');
  expect(await events.run()).toBe(4);
  expect([one.heard, two.heard]).toEqual([
    ['rose', 'tulip'],
    ['rose', 'tulip'],
  ]);
  expect(await events.run()).toBe(0);
});

it('is not skipped where its transaction commits after a later one that consumers are past', async () => {
  const { consumer, heard } = listener();
  const events = runner(consumer);
  let commit = () => undefined as void;
  const isRecorded = Promise.withResolvers<void>();
  const late = transact(async (trx) => {
    await record(trx, 'recorded first');
    isRecorded.resolve();
    await new Promise<void>((resolve) => {
      commit = resolve;
    });
  });
  await isRecorded.promise;
  await bloom('recorded second');
  await events.run();
  expect(heard).toEqual(['recorded second']);
  commit();
  await late;
  await events.run();
  expect(heard).toEqual(['recorded second', 'recorded first']);
});

it('did not happen where its transaction fails, or its params do not fit', async () => {
  const { consumer, heard } = listener();
  const failing = transact(async (trx) => {
    await record(trx, 'rose');
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await expect(transact((trx) => record(trx, 'rose', 2))).rejects.toThrow(z.ZodError);
  await runner(consumer).run();
  expect(heard).toEqual([]);
});

it('is heard of again after a pause that doubles, and holds up nobody else', async () => {
  const [sick, well] = [listener('sick'), listener('well')];
  sick.refused.add('rose');
  const events = runner(sick.consumer, well.consumer);
  await bloom('rose');
  await bloom('tulip');
  for (const pause of [5_000, 10_000, 20_000]) {
    await events.run();
    test.clock.advance(pause - 1);
    const before = sick.heard.length;
    await events.run();
    expect(sick.heard.length).toBe(before);
    test.clock.advance(1);
  }
  expect(well.heard).toEqual(['rose', 'tulip']);
  expect(sick.heard).toEqual(['rose', 'rose', 'rose']);
  expect(await test.services.jobs.failed(10)).toEqual([]);
  await events.run();
  expect(await test.services.jobs.failed(10)).toMatchObject([{ queue: 'sick', error: 'rose is sick' }]);
  sick.refused.clear();
  test.clock.advance(40_000);
  await events.run();
  expect(sick.heard.slice(4)).toEqual(['rose', 'tulip']);
  expect(await test.services.jobs.failed(10)).toEqual([]);
  // What a failed try wrote went with it.
  expect(await test.services.db.selectFrom('job_leases').select('name').orderBy('name').execute()).toEqual([
    { name: 'sick rose' },
    { name: 'sick tulip' },
    { name: 'well rose' },
    { name: 'well tulip' },
  ]);
});

it('is delivered together with others where a consumer takes several, but for one that fails and those after it', async () => {
  const { consumer, heard, refused } = listener();
  const events = runner({ ...consumer, perTransaction: 3 });
  await events.run();
  const begun = vi.spyOn(test.services.db, 'transaction');
  for (const name of ['rose', 'tulip', 'lily', 'aster']) await bloom(name);
  begun.mockClear();
  expect(await events.run()).toBe(4);
  // Their positions, three together, and the last.
  expect(begun).toHaveBeenCalledTimes(3);
  refused.add('poppy');
  for (const name of ['iris', 'poppy', 'daisy']) await bloom(name);
  heard.length = 0;
  expect(await events.run()).toBe(1);
  expect(heard).toEqual(['iris', 'poppy', 'iris', 'poppy']);
  const written = () => test.services.db.selectFrom('job_leases').select('name').orderBy('name').execute();
  expect(await written()).toEqual(
    ['aster', 'iris', 'lily', 'rose', 'tulip'].map((name) => ({ name: `gardener ${name}` })),
  );
  refused.clear();
  test.clock.advance(5_000);
  expect(await events.run()).toBe(2);
  expect(heard.slice(4)).toEqual(['poppy', 'daisy']);
});

it('is passed by a consumer that it does not concern, asked for many at once', async () => {
  const { consumer, heard } = listener();
  const asked: number[] = [];
  const events = runner({
    ...consumer,
    async concerns(_trx, among) {
      asked.push(among.length);
      return new Set(among.map(({ subject }) => subject).filter((subject) => subject.endsWith('50')));
    },
  });
  await transact(async (trx) => {
    for (let number = 1; number <= 250; number += 1) await record(trx, `rose ${number}`);
  });
  expect(await events.run()).toBe(3);
  expect(heard).toEqual(['rose 50', 'rose 150', 'rose 250']);
  expect(asked.length).toBeLessThanOrEqual(5);
  const { position } = await test.services.db
    .selectFrom('event_consumers')
    .select('position')
    .where('name', '=', 'gardener')
    .executeTakeFirstOrThrow();
  expect(Number(position)).toBe(250);
});

it('waits while requests want the database, half a second for each delivery at most', async () => {
  const { consumer, heard } = listener();
  let isCrowded = false;
  const databaseState = { ...test.services.databaseState, isCrowded: () => isCrowded };
  const events = createEventRunner({ ...test.services, databaseState }, [consumer]);
  await events.run();
  await bloom('rose');
  isCrowded = true;
  const started = performance.now();
  const run = events.run();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(heard).toEqual([]);
  isCrowded = false;
  await run;
  expect(heard).toEqual(['rose']);
  expect(performance.now() - started).toBeLessThan(900);
  isCrowded = true;
  await bloom('tulip');
  await events.run();
  expect(heard).toEqual(['rose', 'tulip']);
});

it('is heard of in one of several processes', async () => {
  const { consumer, heard } = listener();
  const processes = Array.from({ length: 4 }, () => runner(consumer));
  const names = Array.from({ length: 20 }, (_, index) => `rose ${index}`);
  for (const name of names) await bloom(name);
  await Promise.all(processes.map((each) => each.run()));
  expect(heard).toEqual(names);
});

it('is heard of with its commit, without anybody who looks', async () => {
  const { consumer, heard } = listener();
  const events = runner(consumer);
  await events.start();
  await bloom('rose');
  await vi.waitFor(() => expect(heard).toEqual(['rose']));
  await events.stop();
});

it('is not heard of by a consumer that the installation has only since then', async () => {
  const [one, two] = [listener('one'), listener('two')];
  await bloom('rose');
  await runner(one.consumer).run();
  const both = runner(one.consumer, two.consumer);
  await both.run();
  await bloom('tulip');
  await both.run();
  expect(two.heard).toEqual(['tulip']);
});

it('is deleted after seven days, when all consumers are past it', async () => {
  const [one, two] = [listener('one'), listener('two')];
  two.refused.add('tulip');
  const events = runner(one.consumer, two.consumer);
  await events.run();
  await bloom('rose');
  await bloom('tulip');
  await events.run();
  const remove = () =>
    removeOldEvents(test.services.db, { consumers: ['one', 'two'], now: test.services.now() });
  test.clock.advance(7 * DAY_MS - 1);
  expect(await remove()).toBe(0);
  test.clock.advance(1);
  expect(await remove()).toBe(1);
  two.refused.clear();
  await events.run();
  expect(await remove()).toBe(1);
  expect(two.heard).toEqual(['rose', 'tulip', 'tulip']);
});

it('is not asked for once for each consumer that does not want it', async () => {
  const consumers = Array.from({ length: 20 }, (_, index) => listener(`one ${index}`).consumer);
  const interested = defineEventConsumer({
    name: 'interested',
    events: [withered],
    consume: async () => undefined,
  });
  const events = runner(...consumers, interested);
  await events.run();
  await transact((trx) =>
    recordEvents(trx, withered, [{ siteId: null, subject: 'x', params: {}, at: new Date(0) }]),
  );
  const begun = vi.spyOn(test.services.db, 'transaction');
  expect(await events.run()).toBe(1);
  expect(begun).toHaveBeenCalledTimes(2);
  const positions = await test.services.db
    .selectFrom('event_consumers')
    .select('position')
    .distinct()
    .execute();
  expect(positions).toHaveLength(1);
});
