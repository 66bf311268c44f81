import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import type { Database } from './database.ts';
import { createNoticeQueue } from './notice-queue.ts';

function setUp(failures = 0) {
  const sent: string[][] = [];
  let left = failures;
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: (event) => {
      if (left > 0) {
        left -= 1;
        throw new Error('away');
      }
      sent.push(event.query.parameters[1] as string[]);
    },
  });
  return { sent, queue: createNoticeQueue({ db, log: silentLogger }) };
}

it('sends what comes together in one statement for 500, and what is the same once', async () => {
  const { sent, queue } = setUp();
  for (let count = 0; count < 501; count += 1) queue.add({ channel: 'a', text: `message ${count}` });
  for (let count = 0; count < 501; count += 1) queue.add({ channel: 'a', text: 'message 7' });
  await expect.poll(() => sent.map((batch) => batch.length)).toEqual([500, 1]);
  await queue.close();
  expect(sent).toHaveLength(2);
});

it('sends again what failed', async () => {
  const { sent, queue } = setUp(1);
  queue.add({ channel: 'a', text: 'kept' });
  await expect.poll(() => sent).toEqual([['kept']]);
  await queue.close();
});

it('sends what waits when it is closed', async () => {
  const { sent, queue } = setUp();
  queue.add({ channel: 'a', text: 'last' });
  await queue.close();
  expect(sent).toEqual([['last']]);
});

it('keeps 5,000 messages and no more while nobody takes them', async () => {
  const { sent, queue } = setUp(1);
  for (let count = 0; count < 5_001; count += 1) queue.add({ channel: 'a', text: `message ${count}` });
  await expect.poll(() => sent.flat().length, { timeout: 5_000 }).toBe(5_000);
  await queue.close();
});
