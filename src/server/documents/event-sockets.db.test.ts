import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { registerDocuments } from './plugin.ts';
import { listPeople } from './presence.ts';
import { documentRoutes } from './routes.ts';
import { buildPage, buildSite, textBlock, type BuiltSite } from './testing/build-site.ts';
import { signInContributor, type Contributor } from './testing/sign-in-contributor.ts';

let test: TestServices;
let app: Awaited<ReturnType<typeof createHttpApp>>;
let port: number;
let site: BuiltSite;
let anna: Contributor;
let page: DocumentId;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: documentRoutes,
    plugins: [registerDocuments],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  site = await buildSite(test.services);
  anna = await signInContributor(app, test.services, site, 'Anna');
  page = await buildPage(test.services, site.siteId, 'Page', 'page', [textBlock('b1')]);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

interface Received {
  readonly event: string;
  readonly data: JsonObject;
}

function connect(
  { browser, host }: Contributor,
  headers: Record<string, string | string[]> = {},
  address = `/api/documents/${page}/events?since=0&clientId=client-anna`,
): WebSocket {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new WebSocket(`ws://127.0.0.1:${port}${address}`, {
    headers: { host, origin: `http://${host}`, cookie, ...headers },
  });
}

/** The HTTP answer to a request for a socket that was not opened. */
async function refusal(socket: WebSocket): Promise<{ status: number; body: JsonObject }> {
  const [, answer] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  return { status: answer.statusCode ?? 0, body: (await json(answer)) as JsonObject };
}

/** The first event of a kind that a socket gets; to be asked for before it can have come. */
async function next(socket: WebSocket, event: string): Promise<JsonObject> {
  return new Promise((resolve) => {
    socket.on('message', (message: Buffer) => {
      const received = JSON.parse(String(message)) as Received;
      if (received.event === event) resolve(received.data);
    });
  });
}

it('tells what happens in a document over a socket, and who is there as long as it is open', async () => {
  const socket = connect(anna);
  expect(await next(socket, 'presence')).toMatchObject({
    people: [{ clientId: 'client-anna', name: 'Anna' }],
  });
  const told = next(socket, 'change');
  const operations = [{ op: 'set', id: 'b1', field: 'data.words', value: 'Hi' }];
  const id = createId();
  const change = { id, baseVersion: 0, name: 'Edit text', gestureId: id, operations };
  const body = { clientId: 'client-anna', changes: [change] };
  const saved = await anna.browser.call('POST', `/api/documents/${page}/changes`, body, anna.host);
  expect(saved.status).toBe(200);
  expect(await told).toMatchObject({ version: 1, name: 'Edit text' });
  socket.close();
  await expect
    .poll(() => listPeople(test.services.db, site.siteId, page, new Date(test.services.now())))
    .toEqual([]);
});

it('opens no socket for a page of another origin, nor for what does not say where it is from', async () => {
  const foreign = { status: 403, body: { code: 'origin-refused' } };
  expect(await refusal(connect(anna, { origin: 'http://evil.example' }))).toMatchObject(foreign);
  expect(await refusal(connect(anna, { origin: 'null' }))).toMatchObject(foreign);
  expect(await refusal(connect(anna, { origin: [] }))).toMatchObject(foreign);
  const publicHost = anna.host.replace('.app.', '.');
  expect(publicHost).not.toBe(anna.host);
  expect(await refusal(connect(anna, { origin: `http://${publicHost}` }))).toMatchObject(foreign);
});

it('checks hosts, access and documents as for every other call', async () => {
  expect(await refusal(connect(anna, { cookie: '' }))).toMatchObject({
    status: 401,
    body: { code: 'login-required' },
  });
  const viewer = await signInContributor(app, test.services, site, 'Vera', ['viewer']);
  expect(await refusal(connect(viewer))).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
  const other = await buildSite(test.services);
  const stranger = await signInContributor(app, test.services, other, 'Olga');
  expect(await refusal(connect(stranger))).toMatchObject({ status: 404 });
  expect(await refusal(connect(anna, {}, '/api/nothing'))).toMatchObject({ status: 404 });
  expect(await refusal(connect(anna, {}, `/api/documents/${page}`)).then(({ status }) => status)).toBe(200);
});

it('lets go of a client that says more than it may, and ends all sockets when the server stops', async () => {
  const chatty = connect(anna);
  await next(chatty, 'presence');
  chatty.send('x'.repeat(2_000));
  expect((await once(chatty, 'close'))[0]).toBe(1009);

  const restless = connect(anna);
  await next(restless, 'presence');
  for (let count = 0; count < 21; count += 1) restless.send('x');
  expect((await once(restless, 'close'))[0]).toBe(1008);

  const socket = connect(anna);
  await next(socket, 'presence');
  const closed = once(socket, 'close');
  await app.close();
  expect((await closed)[0]).toBe(1001);
});
