import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { trashRoutes } from '#server/trash/routes.ts';
import { publishingRoutes } from '#server/publishing/routes.ts';
import { registerDocuments } from './plugin.ts';
import { checkHolds, listPeople } from './presence.ts';
import { documentRoutes } from './routes.ts';
import { buildPage, buildSite, textBlock, type BuiltSite } from './testing/build-site.ts';
import { EventListener } from './testing/event-listener.ts';
import { signInContributor, type Contributor } from './testing/sign-in-contributor.ts';

let test: TestServices;
let app: Awaited<ReturnType<typeof createHttpApp>>;
let port: number;
let site: BuiltSite;
let anna: Contributor;
let ben: Contributor;
const listeners: EventListener[] = [];

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...documentRoutes, ...publishingRoutes, ...pageRoutes, ...trashRoutes],
    plugins: [registerDocuments],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  site = await buildSite(test.services);
  anna = await signInContributor(app, test.services, site, 'Anna');
  ben = await signInContributor(app, test.services, site, 'Ben');
});
afterAll(async () => {
  for (const listener of listeners) listener.close();
  await app.close();
  await test.close();
});

const get = (who: Contributor, path: string) => who.browser.call('GET', path, undefined, who.host);
const post = (who: Contributor, path: string, body: JsonObject) =>
  who.browser.call('POST', path, body, who.host);

let pages = 0;
async function newPage(): Promise<DocumentId> {
  pages += 1;
  return buildPage(test.services, site.siteId, `Page ${pages}`, `wire-${pages}`, [
    { ...textBlock('b1') },
    { ...textBlock('b2') },
  ]);
}

function changeOf(baseVersion: number, field: string, value: JsonValue, id: string = createId()): JsonObject {
  return {
    id,
    baseVersion,
    name: 'Edit text',
    gestureId: id,
    operations: [{ op: 'set', id: 'b1', field, value }],
  };
}

function save(who: Contributor, documentId: DocumentId, ...changes: readonly JsonObject[]) {
  const clientId = `client-${who === anna ? 'anna' : 'ben'}`;
  return post(who, `/api/documents/${documentId}/changes`, { clientId, changes });
}

function listen(who: Contributor, documentId: DocumentId, since: number, headers = {}): EventListener {
  const clientId = `client-${who === anna ? 'anna' : 'ben'}`;
  const path = `/api/documents/${documentId}/events?since=${since}&clientId=${clientId}`;
  const listener = new EventListener(port, who, path, headers);
  listeners.push(listener);
  return listener;
}

const people = (data: JsonObject): readonly JsonObject[] => data['people'] as readonly JsonObject[];

describe('opening and saving', () => {
  it('gives the records, the version and the own undo steps, also after a reload [EDIT-72]', async () => {
    const page = await newPage();
    await save(anna, page, changeOf(0, 'data.words', 'Hi'));
    await save(ben, page, changeOf(1, 'order', 'x'));
    const { status, body } = await get(anna, `/api/documents/${page}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: page,
      kind: 'page',
      version: 2,
      publishedVersion: null,
      records: { b1: { data: { words: 'Hi' } } },
      undoStack: [{ name: 'Edit text', changes: [{ version: 1 }] }],
      redoStack: [],
      hasMoreSteps: false,
    });
  });

  it('answers what was missed, and tells both of a field both set [EDIT-73]', async () => {
    const page = await newPage();
    const stream = listen(anna, page, 0);
    await save(anna, page, changeOf(0, 'data.words', 'Anna'));
    const { body } = await save(ben, page, changeOf(0, 'data.words', 'Ben'));
    const conflict = { kind: 'field', recordId: 'b1', field: 'data.words', lost: 'Anna' };
    expect(body).toMatchObject({
      results: [{ version: 2, conflicts: [conflict] }],
      rejected: [],
      missed: [{ version: 1 }, { version: 2 }],
    });
    const told = await stream.next('change', (data) => data['version'] === 2);
    expect(told.data['conflicts']).toEqual([conflict]);
  });

  it('saves once what is sent again after a lost answer', async () => {
    const page = await newPage();
    const change = changeOf(0, 'data.words', 'once');
    const first = await save(anna, page, change);
    const second = await save(anna, page, change, changeOf(0, 'data.words', 'twice'));
    expect(second.body['results']).toMatchObject([{ version: 1 }, { version: 2, conflicts: [] }]);
    expect(first.body['results']).toMatchObject([{ version: 1 }]);
  });

  it('reports what is refused and saves the rest', async () => {
    const page = await newPage();
    const bad = changeOf(0, 'desktop', { x: -5, y: 0, w: 1, h: 1 });
    const { status, body } = await save(anna, page, bad, changeOf(0, 'data.words', 'kept'));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [{ version: 1 }],
      rejected: [{ id: bad['id'], code: 'invalid-input', errors: { 'b1.desktop.x': expect.any(String) } }],
    });
  });

  it('refuses people without the permission, and changes that are not well formed [ROLE-25]', async () => {
    const page = await newPage();
    const viewer = await signInContributor(app, test.services, site, 'Vera', ['viewer']);
    expect((await get(viewer, `/api/documents/${page}`)).status).toBe(403);
    const { status, body } = await save(anna, page, { id: 'x' });
    expect(status).toBe(400);
    expect(body['code']).toBe('invalid-input');
  });

  it('says that a document was deleted under an editor', async () => {
    const page = await newPage();
    const stream = listen(anna, page, 0);
    await stream.next('presence');
    expect((await ben.browser.call('DELETE', `/api/content/${page}`, undefined, ben.host)).status).toBe(200);
    await stream.next('removed');
    await stream.ended();
    const { status, body } = await save(anna, page, changeOf(0, 'data.words', 'late'));
    expect(status).toBe(410);
    expect(body['code']).toBe('document-removed');
    expect((await get(anna, `/api/documents/${page}`)).status).toBe(410);
    expect((await get(anna, `/api/documents/${page}/events?since=0&clientId=client-anna`)).status).toBe(410);
  });

  it('does not know documents of another site', async () => {
    const other = await buildSite(test.services);
    const stranger = await signInContributor(app, test.services, other, 'Olga');
    const page = await newPage();
    expect((await get(stranger, `/api/documents/${page}`)).status).toBe(404);
    expect((await save(stranger, page, changeOf(0, 'order', 'x'))).status).toBe(404);
  });
});

describe('the stream of events', () => {
  it('resumes after the version the client has', async () => {
    const page = await newPage();
    for (let version = 0; version < 3; version += 1) {
      await save(anna, page, changeOf(version, 'data.words', `v${version + 1}`));
    }
    const stream = listen(ben, page, 1);
    await stream.next('change', (data) => data['version'] === 3);
    const resumed = listen(anna, page, 0, { 'last-event-id': '2' });
    await resumed.next('change', (data) => data['version'] === 3);
    const versions = (listener: EventListener) =>
      listener.events.filter((each) => each.event === 'change').map((each) => each.id);
    expect(versions(stream)).toEqual(['2', '3']);
    expect(versions(resumed)).toEqual(['3']);
  });

  it('tells of publishes', async () => {
    const page = await newPage();
    const stream = listen(ben, page, 0);
    await stream.next('presence');
    const { body } = await post(anna, '/api/publish', { documentIds: [page] });
    const release = (body['release'] as JsonObject)['number'];
    expect((await stream.next('published')).data).toEqual({ publishedVersion: 0, release: release ?? null });
  });

  it('shows who is there, and that they are gone', async () => {
    const page = await newPage();
    const first = listen(anna, page, 0);
    const second = listen(ben, page, 0);
    await first.next('presence', (data) => people(data).length === 2);
    await post(ben, `/api/documents/${page}/presence`, {
      clientId: 'client-ben',
      selectedBlockId: 'b2',
      heldBlockId: null,
      asksForBlockId: null,
    });
    await first.next('presence', (data) =>
      people(data).some((person) => person['name'] === 'Ben' && person['selectedBlockId'] === 'b2'),
    );
    second.close();
    const count = first.events.length;
    const left = await first.next(
      'presence',
      (data) => first.events.length > count && people(data).every((person) => person['name'] === 'Anna'),
    );
    expect(people(left.data)).toHaveLength(1);
  });
});

describe('taking turns in a text', () => {
  const presence = (held: string | null, asks: string | null, clientId: string): JsonObject => ({
    clientId,
    selectedBlockId: 'b1',
    heldBlockId: held,
    asksForBlockId: asks,
  });
  const holders = (body: JsonObject) => people(body).map((person) => [person['name'], person['heldBlockId']]);

  it('gives a block to who asks once the holder has not typed for 5 seconds', async () => {
    const page = await newPage();
    const path = `/api/documents/${page}/presence`;
    await post(anna, path, presence('b1', null, 'client-anna'));
    const refused = await post(ben, path, presence('b1', null, 'client-ben'));
    expect(holders(refused.body)).toEqual([
      ['Anna', 'b1'],
      ['Ben', null],
    ]);
    test.clock.advance(4_000);
    await save(anna, page, changeOf(0, 'data.words', 'typing'));
    test.clock.advance(4_999);
    const waiting = await post(ben, path, presence(null, 'b1', 'client-ben'));
    expect(holders(waiting.body)).toEqual([
      ['Anna', 'b1'],
      ['Ben', null],
    ]);
    test.clock.advance(1);
    const given = await post(ben, path, presence(null, 'b1', 'client-ben'));
    expect(holders(given.body)).toEqual([
      ['Anna', null],
      ['Ben', 'b1'],
    ]);
    const late = await post(anna, path, presence('b1', null, 'client-anna'));
    expect(holders(late.body)).toEqual([
      ['Anna', null],
      ['Ben', 'b1'],
    ]);
  });

  it('gives it to who waits without their asking again', async () => {
    const page = await newPage();
    const path = `/api/documents/${page}/presence`;
    await post(anna, path, presence('b1', null, 'client-anna'));
    await post(ben, path, presence(null, 'b1', 'client-ben'));
    const holderAfter = async (ms: number) => {
      test.clock.advance(ms);
      const at = new Date(test.clock.now);
      await test.services.db.transaction().execute((trx) => checkHolds(trx, site.siteId, page, at));
      const present = await listPeople(test.services.db, site.siteId, page, at);
      return present.find((person) => person.heldBlockId === 'b1')?.name;
    };
    expect(await holderAfter(4_999)).toBe('Anna');
    expect(await holderAfter(1)).toBe('Ben');
  });

  it('gives it at once where nobody holds it, and frees what an absent person held', async () => {
    const page = await newPage();
    const path = `/api/documents/${page}/presence`;
    await post(anna, path, presence('b1', null, 'client-anna'));
    test.clock.advance(31_000);
    const { body } = await post(ben, path, presence('b1', null, 'client-ben'));
    expect(holders(body)).toEqual([['Ben', 'b1']]);
  });
});

describe('history', () => {
  it('says which steps took back or did again what others did [EDIT-72]', async () => {
    const page = await newPage();
    await save(anna, page, changeOf(0, 'data.words', 'a'));
    for (const kind of ['undo', 'redo'] as const) {
      const version = kind === 'undo' ? 1 : 2;
      const reverts = { kind, gestureId: 'g0' };
      await save(anna, page, { ...changeOf(version, 'data.words', kind), reverts });
    }
    const { body } = await get(anna, `/api/documents/${page}/history`);
    expect(body['entries']).toMatchObject([
      { version: 3, reverts: 'redo' },
      { version: 2, reverts: 'undo' },
      { version: 1, reverts: null },
      { version: 0, reverts: null },
    ]);
  });

  it('lists steps with time, author and names, previews a version and restores it as a change', async () => {
    const page = await newPage();
    await save(anna, page, { ...changeOf(0, 'data.words', 'a'), gestureId: 'typing' });
    await save(anna, page, { ...changeOf(1, 'data.words', 'ab'), gestureId: 'typing' });
    await post(anna, '/api/publish', { documentIds: [page] });
    const nameWords = { key: 'texts.edit', params: { title: 'Team' } };
    await save(ben, page, { ...changeOf(2, 'data.words', 'by ben'), nameWords });
    const { body } = await get(anna, `/api/documents/${page}/history`);
    expect(body['entries']).toMatchObject([
      {
        version: 3,
        authorName: 'Ben',
        names: ['Edit text'],
        nameWords: [nameWords],
        release: null,
        isPublished: false,
      },
      { version: 2, firstVersion: 1, authorName: 'Anna', release: expect.any(Number), isPublished: true },
      { version: 0, names: ['Create page'] },
    ]);
    expect(body['entries']).toMatchObject([{}, { names: ['Edit text'], nameWords: [null] }, {}]);
    expect((await get(ben, `/api/documents/${page}`)).body).toMatchObject({
      undoStack: [{ name: 'Edit text', nameWords, changes: [{ nameWords }] }],
    });
    expect((await get(anna, `/api/documents/${page}/versions/1`)).body).toMatchObject({
      records: { b1: { data: { words: 'a' } } },
    });
    const unknown = await get(anna, `/api/documents/${page}/versions/9`);
    expect([unknown.status, unknown.body['code']]).toEqual([404, 'version-unknown']);
    const restored = await post(anna, `/api/documents/${page}/restore`, { version: 1, recordIds: ['b1'] });
    expect(restored.body).toMatchObject({ version: 4, change: { inverse: [{ value: 'by ben' }] } });
    const page2 = await get(anna, `/api/documents/${page}/history?limit=2`);
    expect(page2.body).toMatchObject({ next: 3 });
  });
});
