import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';

let test: TestApp;
let answers: { write: () => Promise<unknown>; read: () => Promise<unknown> };
beforeEach(async () => {
  test = await createTestApp([], { freeBytes: async () => 50_000_000 }, [
    (app, { db }) => {
      answers = {
        write: () => sql`insert into installation (name, value) values ('x', '1')`.execute(db),
        read: () => sql`select count(*) from installation`.execute(db),
      };
      app.get('/write', async () => answers.write());
      app.get('/read', async () => answers.read());
    },
  ]);
});
afterEach(() => test.close());

it('shows what is there and refuses to save, with what to do, before the disk of the database is full', async () => {
  const host = 'app.localhost';
  const get = (url: string) => test.app.inject({ url, headers: { host } });
  expect((await get('/read')).statusCode).toBe(200);
  const refused = await get('/write');
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.json()).toMatchObject({
    code: 'database-full',
    error: expect.stringContaining('Nothing can be saved now: the disk of this installation is full.'),
  });
  const ready = await get('/readyz');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'database-full' }]);
});
