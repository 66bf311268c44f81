import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { Client, type ClientConfig } from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { buildShop } from '#server/carts/testing/build-shop.ts';
import { buildSite, change, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { drainBeforeClosing } from '#server/start/drain-before-closing.ts';
import { openStore } from '#server/store/open-store.ts';
import { createId } from '#lib/id.ts';

type Fields = Readonly<Record<string, string>>;

const BILLING: Fields = {
  'billing-name': 'Ada Lovelace',
  'billing-line1': '1 Quarry Lane',
  'billing-city': 'Hartford',
  'billing-region': 'CT',
  'billing-postalCode': '06101',
  'billing-country': 'US',
};

let gate: DatabaseGate;
/** Beside the gate. */
let direct: ClientConfig;
let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let productId: string;
const cookies = new Map<string, string>();

beforeEach(async () => {
  test = await createTestServices({
    // Shorter than the database is away, as with the five seconds of an installation.
    databaseLimits: { waitMs: 300, queryMs: 30_000 },
    connectThrough: async (connection) => {
      direct = connection;
      gate = await createDatabaseGate(connection);
      return gate.connection;
    },
  });
  app = await createApp(test.services);
  await app.ready();
  site = await buildSite(test.services);
  const { siteId } = site;
  const german = { op: 'set', id: 'settings', field: 'language', value: 'de' } as const;
  await change(test.services, siteId, site.siteDocumentId, [german]);
  const plan = { title: 'Lesson', prices: [4500], type: 'service', stock: [5] } as const;
  const [lesson] = await buildShop(test.services, siteId, [plan]);
  productId = lesson?.productId ?? '';
  await test.services.db
    .transaction()
    .execute((trx) => openStore(trx, { siteId, accountId: createId(), at: new Date(test.clock.now) }));
  cookies.clear();
});
afterEach(async () => {
  await app.close();
  await test.close();
  await gate.close();
});

async function send(method: 'GET' | 'POST', url: string, fields?: Fields): Promise<LightMyRequestResponse> {
  const host = `${site.identifier}.localhost`;
  const answer = await app.inject({
    method,
    url,
    headers: {
      host,
      origin: `http://${host}`,
      accept: 'text/html',
      referer: `http://${host}${url}`,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      ...(fields === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(fields === undefined ? {} : { payload: new URLSearchParams(fields).toString() }),
  });
  for (const { name, value } of answer.cookies) cookies.set(name, value);
  return answer;
}

/** The button is pressed again and again; a connection that broke may be noticed only when it is used. */
async function untilTaken(url: string, fields: Fields): Promise<LightMyRequestResponse> {
  let answer: LightMyRequestResponse | null = null;
  await expect.poll(async () => (answer = await send('POST', url, fields)).statusCode).not.toBe(503);
  if (answer === null) throw new Error('nothing was sent');
  return answer;
}

/** What the form of a page sends when only its button is pressed. */
const hiddenIn = ({ body }: LightMyRequestResponse): Fields =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('&#39;', "'").replaceAll('&amp;', '&')],
    ),
  );

/** As far as the last button: what its form sends. */
async function toLastButton(): Promise<Fields> {
  await send('POST', '/cart/lines', { product: productId, pieces: '2' });
  const contact = hiddenIn(await send('GET', '/checkout/contact'));
  await send('POST', '/checkout/contact', { ...contact, email: 'ada@example.com' });
  return { ...hiddenIn(await send('GET', '/checkout/payment')), ...BILLING };
}

const placed = async () => {
  const { rows } = await sql<{ orders: number; left: number }>`
    select (select count(*)::int from orders) as orders, quantity as left from variant_stock`.execute(
    test.services.db,
  );
  return rows;
};

it('keeps what a buyer typed while the database is away, says so in the language of the site, and takes it once [ORD-25, ORD-159, ORD-167]', async () => {
  const form = await toLastButton();
  await gate.cut();
  const away = await send('POST', '/checkout/payment', form);
  expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '5']);
  for (const text of ['lang="de"', 'bleibt auf dieser Seite erhalten', 'Noch einmal senden']) {
    expect(away.body).toContain(text);
  }
  expect(hiddenIn(away)).toEqual(form);
  const again = await send('POST', '/checkout/payment', hiddenIn(away));
  expect([again.statusCode, hiddenIn(again)]).toEqual([503, form]);
  await gate.restore();
  const done = await untilTaken('/checkout/payment', hiddenIn(again));
  expect([done.statusCode, done.headers['location']]).toEqual([
    303,
    expect.stringMatching('^/checkout/order/'),
  ]);
  const twice = await send('POST', '/checkout/payment', hiddenIn(again));
  expect(twice.headers['location']).toBe(done.headers['location']);
  expect(await placed()).toEqual([{ orders: 1, left: 3 }]);
});

it('keeps an address of the first step that was typed while the database is away [ORD-25]', async () => {
  await send('POST', '/cart/lines', { product: productId, pieces: '1' });
  const typed = { ...hiddenIn(await send('GET', '/checkout/contact')), email: "o'hara&co@example.com" };
  await gate.cut();
  const away = await send('POST', '/checkout/contact', typed);
  expect([away.statusCode, hiddenIn(away)]).toEqual([503, typed]);
  await gate.restore();
  expect((await untilTaken('/checkout/contact', hiddenIn(away))).statusCode).toBe(303);
  expect((await send('GET', '/checkout/contact')).body).toContain('hara&amp;co@example.com');
});

it('tries three times more where others are in the way, unseen, and says so then with the cart kept [ORD-167]', async () => {
  const form = await toLastButton();
  const behind = new Client(direct);
  await behind.connect();
  // Counts on where all else is taken back.
  await behind.query('create sequence tries');
  const inTheWay = (times: number, code: string) =>
    behind.query(`create or replace function stand_in_the_way() returns trigger language plpgsql as $$ begin
      if nextval('tries') <= ${times} then raise exception 'in the way' using errcode = '${code}'; end if;
      return new;
    end $$; select setval('tries', 1, false)`);
  await inTheWay(4, '40P01');
  await behind.query(`create trigger stand_in_the_way before insert on orders
    for each row execute function stand_in_the_way()`);
  const refused = await send('POST', '/checkout/payment', form);
  expect(refused.statusCode).toBe(503);
  expect(await placed()).toEqual([{ orders: 0, left: 5 }]);
  expect(hiddenIn(await send('GET', '/checkout/payment'))['total']).toBe(form['total']);
  await inTheWay(3, '40001');
  const taken = await send('POST', '/checkout/payment', form);
  expect([taken.statusCode, taken.headers['location']]).toEqual([
    303,
    expect.stringMatching('^/checkout/order/'),
  ]);
  expect(await placed()).toEqual([{ orders: 1, left: 3 }]);
  await behind.end();
});

/** A connection: whoever orders stands in the commit until it ends. */
async function holdCommits(): Promise<Client> {
  const behind = new Client(direct);
  await behind.connect();
  await behind.query('select pg_advisory_lock(167)');
  await behind.query(`create function stand_still() returns trigger language plpgsql as $$ begin
    perform pg_advisory_lock_shared(167);
    return new;
  end $$`);
  await behind.query(`create constraint trigger stand_still after insert on orders deferrable initially deferred
    for each row execute function stand_still()`);
  return behind;
}

it('makes one order where the connection broke in its commit, and the buyer heard nothing [ORD-159, ORD-160]', async () => {
  const form = await toLastButton();
  const behind = await holdCommits();
  const sending = send('POST', '/checkout/payment', form);
  const waiting = async () => (await behind.query('select 1 from pg_locks where not granted')).rows.length;
  await expect.poll(waiting).toBe(1);
  await gate.cut();
  const broken = await sending;
  expect([broken.statusCode, hiddenIn(broken)]).toEqual([503, form]);
  await gate.restore();
  // The first one is in its commit still, and nobody waits for it any more.
  const again = untilTaken('/checkout/payment', hiddenIn(broken));
  await expect.poll(waiting).toBe(2);
  await behind.end();
  expect((await again).headers['location']).toContain('/checkout/order/');
  expect(await placed()).toEqual([{ orders: 1, left: 3 }]);
});

it('ends whole what is placed while its process is told to stop, and tells the buyer [ORD-167, PLAT-78]', async () => {
  const form = await toLastButton();
  const behind = await holdCommits();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const sending = sendOverSocket('/checkout/payment', form);
  const waiting = async () => (await behind.query('select 1 from pg_locks where not granted')).rows.length;
  await expect.poll(waiting).toBe(1);
  let isClosed = false;
  const closing = drainBeforeClosing(app, 50)
    .then(() => app.close())
    .then(() => {
      isClosed = true;
    });
  await expect.poll(() => app.draining.hasBegun).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect([isClosed, await placed()]).toEqual([false, [{ orders: 0, left: 5 }]]);
  await behind.end();
  expect(await sending).toEqual({ status: 303, to: expect.stringMatching('^/checkout/order/') });
  await closing;
  expect(await placed()).toEqual([{ orders: 1, left: 3 }]);
});

/** As a browser sends a form, not past the server. */
function sendOverSocket(path: string, fields: Fields): Promise<{ status: number; to: string }> {
  const { port } = app.server.address() as AddressInfo;
  const host = `${site.identifier}.localhost`;
  const headers = {
    host,
    origin: `http://${host}`,
    accept: 'text/html',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'content-type': 'application/x-www-form-urlencoded',
  };
  return new Promise((resolve, reject) => {
    const to = { port, host: '127.0.0.1', method: 'POST', path, headers, agent: false } as const;
    const request = httpRequest(to, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, to: response.headers.location ?? '' });
    });
    request.on('error', reject).end(new URLSearchParams(fields).toString());
  });
}
