import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { DocumentId, DocumentRecord } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { pageRoutes } from '#server/pages/routes.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { loadRecords } from './queries.ts';
import { documentRoutes } from './routes.ts';
import { buildPage, buildSite, textBlock, type BuiltSite } from './testing/build-site.ts';
import { signInContributor, type Contributor } from './testing/sign-in-contributor.ts';

let test: TestServices;
let app: Awaited<ReturnType<typeof createHttpApp>>;
let site: BuiltSite;
let anna: Contributor;
let ben: Contributor;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...documentRoutes, ...pageRoutes],
    plugins: [],
  });
  site = await buildSite(test.services);
  anna = await signInContributor(app, test.services, site, 'Anna');
  ben = await signInContributor(app, test.services, site, 'Ben');
});
afterAll(async () => {
  await app.close();
  await test.close();
});

let pages = 0;
async function newPage(...records: readonly DocumentRecord[]): Promise<DocumentId> {
  pages += 1;
  return buildPage(test.services, site.siteId, `Page ${pages}`, `strict-${pages}`, [
    textBlock('b1'),
    ...records,
  ]);
}

/** As it was stored when less was asked. */
async function storeOld(page: DocumentId, record: DocumentRecord): Promise<void> {
  await test.services.db
    .insertInto('document_records')
    .values({ site_id: site.siteId, document_id: page, record_id: record.id, record: JSON.stringify(record) })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'document_id', 'record_id'])
        .doUpdateSet({ record: JSON.stringify(record) }),
    )
    .execute();
  const records = JSON.stringify(await recordsOf(page));
  await test.services.db
    .updateTable('document_snapshots')
    .set({ records })
    .where('site_id', '=', site.siteId)
    .where('document_id', '=', page)
    .where('version', '=', 0)
    .execute();
}

const recordsOf = (page: DocumentId) => loadRecords(test.services.db, site.siteId, page);

async function version(page: DocumentId): Promise<number> {
  const { body } = await anna.browser.call('GET', `/api/documents/${page}`, undefined, anna.host);
  return body['version'] as number;
}

async function send(
  page: DocumentId,
  operations: readonly Operation[],
  more: JsonObject & { readonly who?: Contributor } = {},
): Promise<{
  readonly id: string;
  readonly errors: JsonValue | undefined;
  readonly code: JsonValue | undefined;
}> {
  const { who = anna, ...change } = more as { who?: Contributor } & JsonObject;
  const id = createId();
  const baseVersion = change['baseVersion'] ?? (await version(page));
  const { status, body } = await who.browser.call(
    'POST',
    `/api/documents/${page}/changes`,
    {
      clientId: `client-${who === anna ? 'anna' : 'ben'}`,
      changes: [{ id, baseVersion, name: 'Edit', gestureId: id, operations, ...change }] as never,
    },
    who.host,
  );
  expect(status).toBe(200);
  const [rejected] = body['rejected'] as JsonObject[];
  return { id, errors: rejected?.['errors'], code: rejected?.['code'] };
}

const set = (id: string, field: string, value: JsonValue): Operation => ({ op: 'set', id, field, value });
const put = (record: DocumentRecord): Operation => ({ op: 'put', record });
const words = richTextOf('Hello');

describe('writing is strict', () => {
  it.each<[string, Operation, Readonly<Record<string, string>>]>([
    [
      'a number for the title of a page',
      set('settings', 'title', 12_345),
      { 'settings.title': 'This must be text. Enter it again.' },
    ],
    [
      'a description of 400 kB',
      set('settings', 'description', 'x'.repeat(400_000)),
      { 'settings.description': 'At most 500 characters. Shorten it.' },
    ],
    [
      'an unknown type of block',
      put({ ...textBlock('b9'), blockType: 'no-such-block', data: { anything: true } }),
      { 'b9.blockType': 'There is no such block. Take one of the list of blocks.' },
    ],
    [
      'data that is not that of the block',
      set('b1', 'data.text', 'plain'),
      { 'b1.data.text': 'This must be a group of fields. Enter it again.' },
    ],
    [
      'data of a new block without what it needs',
      put({ ...textBlock('b9'), data: {} }),
      { 'b9.data.text': 'This is missing. Fill it in.' },
    ],
    [
      'a look that is none',
      set('b1', 'look.shadow', 'banana'),
      { 'b1.look.shadow': 'Choose one of: none, small, medium, large.' },
    ],
  ])('refuses %s, with the field, the rule and what to do', async (_name, operation, errors) => {
    const page = await newPage();
    const before = await recordsOf(page);
    const other = set('settings', 'seoTitle', 'Well said');
    expect(await send(page, [other, operation])).toMatchObject({ code: 'invalid-input', errors });
    expect(await recordsOf(page)).toEqual(before);
  });

  it('refuses a theme that no section has', async () => {
    const page = await newPage();
    const { errors } = await send(page, [set('s1', 'theme', 'banana')]);
    expect(errors).toEqual({ 's1.theme': expect.stringContaining('Choose one of: white, ') });
  });

  it('refuses a record that no kind of document knows', async () => {
    const page = await newPage();
    const link = { id: 'n1', type: 'nav-link', order: 'V', target: { kind: 'folder' } } as DocumentRecord;
    expect((await send(page, [put(link)])).errors).toEqual({ n1: 'A page cannot hold a nav-link.' });
  });
});

describe('what was stored when less was asked', () => {
  const odd: DocumentRecord = {
    ...textBlock('b2'),
    look: { shadow: 'banana' },
    data: { text: words, size: 'huge' },
  };

  it('opens, and can be changed in its other fields', async () => {
    const page = await newPage();
    await storeOld(page, odd);
    await storeOld(page, { ...textBlock('b3'), blockType: 'hologram', data: { a: 1 } });
    const operations = [
      set('b2', 'data.text', words),
      set('b2', 'look.padding', 9),
      set('b3', 'desktop.x', 4),
    ];
    expect((await send(page, operations)).errors).toBeUndefined();
    expect((await recordsOf(page))['b2']).toMatchObject({ look: { shadow: 'banana', padding: 9 } });
    expect((await send(page, [set('b2', 'data.size', 'enormous')])).errors).toMatchObject({
      'b2.data.size': 'Choose one of: small, normal, lead.',
    });
    expect((await send(page, [set('b2', 'data.size', 'small')])).errors).toBeUndefined();
  });

  it('can be moved, copied in its document, and removed', async () => {
    const page = await newPage();
    await storeOld(page, odd);
    expect(
      (await send(page, [put({ ...odd, id: 'b9' }), { op: 'remove', id: 'b2' }])).errors,
    ).toBeUndefined();
  });

  it('comes back by undo, after which it is still checked', async () => {
    const page = await newPage();
    await storeOld(page, odd);
    const removal = await send(page, [{ op: 'remove', id: 'b2' }]);
    const back = put(odd);
    expect((await send(page, [back])).code).toBe('invalid-input');
    const other = put({ ...odd, data: { text: words, size: 'other' } });
    const reverts = { kind: 'undo', gestureId: removal.id };
    expect((await send(page, [other], { reverts })).code).toBe('invalid-input');
    expect((await send(page, [back], { reverts })).errors).toBeUndefined();
    expect((await recordsOf(page))['b2']).toEqual(odd);
  });

  it('comes back with its version, and goes along into a copy of the page', async () => {
    const page = await newPage();
    await storeOld(page, { ...odd, id: 'b1' });
    await send(page, [set('s1', 'name', 'First')]);
    await send(page, [set('b1', 'data.size', 'small')]);
    const { status } = await anna.browser.call(
      'POST',
      `/api/documents/${page}/restore`,
      { version: 1 },
      anna.host,
    );
    expect(status).toBe(200);
    expect((await recordsOf(page))['b1']).toMatchObject({ data: { size: 'huge' } });
    const copy = await anna.browser.call('POST', `/api/content/${page}/duplicate`, {}, anna.host);
    expect(copy.status).toBe(200);
  });
});

describe('rules about the whole document', () => {
  const section = (id: string, anchor = ''): DocumentRecord => ({ id, type: 'section', order: 'X', anchor });
  const gone = 'The section of this block is not there any more. Put the block into another one.';

  it('refuses a block in a section that is not there', async () => {
    const page = await newPage();
    expect((await send(page, [put(textBlock('b9', 'a', 's9'))])).errors).toEqual({ 'b9.sectionId': gone });
    expect((await send(page, [section('s9'), textBlock('b9', 'a', 's9')].map(put))).errors).toBeUndefined();
    expect((await send(page, [{ op: 'remove', id: 's9' }])).errors).toEqual({ 'b9.sectionId': gone });
    const whole: readonly Operation[] = [
      { op: 'remove', id: 's9' },
      { op: 'remove', id: 'b9' },
    ];
    expect((await send(page, whole)).errors).toBeUndefined();
  });

  it('holds for the merged changes of two people', async () => {
    const page = await newPage(section('s2'));
    const baseVersion = await version(page);
    expect((await send(page, [{ op: 'remove', id: 's2' }], { baseVersion })).errors).toBeUndefined();
    const late = await send(page, [put(textBlock('b9', 'a', 's2'))], { baseVersion, who: ben } as never);
    expect(late.errors).toEqual({ 'b9.sectionId': gone });
  });

  it('lets one anchor stand once, also when two people choose it at the same time', async () => {
    const page = await newPage(section('s2'));
    for (const id of ['s3', 's4']) await storeOld(page, section(id, 'old'));
    const baseVersion = await version(page);
    expect((await send(page, [set('s1', 'anchor', 'prices')], { baseVersion })).errors).toBeUndefined();
    const second = await send(page, [set('s2', 'anchor', 'prices')], { baseVersion, who: ben } as never);
    expect(second.errors).toEqual({
      's2.anchor': 'Another section of this page has this anchor. Choose another one.',
    });
    const swap = [set('s1', 'anchor', 'other'), set('s2', 'anchor', 'prices')];
    expect((await send(page, swap)).errors).toBeUndefined();
  });
});
