import type { FastifyInstance } from 'fastify';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import { createId } from '#lib/id.ts';
import {
  buildCollection,
  buildItem,
  buildSite,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { widgetRoutes } from './routes.ts';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let anna: Contributor;
let collectionId: DocumentId;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, { identify, routes: widgetRoutes, plugins: [] });
  await app.ready();
  site = await buildSite(test.services);
  anna = await signInContributor(app, test.services, site, 'Anna');
  collectionId = await buildCollection(test.services, site.siteId, 'journal');
  await buildItem(test.services, site.siteId, collectionId, 'first-frost');
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'First',
  });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function ask(
  who: Contributor,
  widget: JsonObject | readonly JsonObject[] | string,
  extra: Record<string, string> = {},
) {
  const send = () =>
    app.inject({
      method: 'POST',
      url: `/api/widget/GetWidgetRendering?crumb=${encodeURIComponent(who.browser.cookies.get('crumb') ?? '')}`,
      headers: {
        host: who.host,
        'content-type': 'application/x-www-form-urlencoded',
        cookie: [...who.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      payload: new URLSearchParams({
        widgetJSON: typeof widget === 'string' ? widget : JSON.stringify(widget),
        ...extra,
      }).toString(),
    });
  const first = await send();
  for (const { name, value } of first.cookies) who.browser.cookies.set(name, value);
  const answer = first.json<JsonObject>()['crumbFail'] === true ? await send() : first;
  return { status: answer.statusCode, body: answer.json<JsonObject>() };
}

const widget = (type: string, value: JsonObject) => ({ type, id: createId(), value });
const summary = () =>
  widget('summary', {
    collection: { kind: 'page', documentId: collectionId },
    variant: 'list',
    metadata: 'none',
  });

it('draws a block anew from its type, id and value [BLK-03] [BLK-05]', async () => {
  const block = widget('quote', {
    quote: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'So it is.' }] }] },
    source: 'Ada',
  });
  const { status, body } = await ask(anna, block);
  expect(status).toBe(200);
  expect(JSON.stringify(body['data'])).toContain('So it is.');
});

it('draws a summary block with the items of its collection, which the call carries [BLK-04]', async () => {
  const withItems = await ask(anna, summary(), { collectionId });
  expect(JSON.stringify(withItems.body['data'])).toContain('/journal/first-frost');
  const unchosen = await ask(anna, widget('summary', { variant: 'list' }));
  expect(unchosen.body['data']).toEqual({ html: '' });
});

it('draws a gallery with the slides of its collection, as pages do [GAL-12] [BLK-05]', async () => {
  const { body } = await ask(
    anna,
    widget('gallery', {
      items: [],
      collection: { kind: 'page', documentId: collectionId },
      design: 'grid',
    }),
  );
  expect(JSON.stringify(body['data'])).toContain('href=\\"/journal/first-frost\\"');
});

async function countQueries<Done>(work: () => Promise<Done>): Promise<{ done: Done; queries: number }> {
  const asked = vi.spyOn(Client.prototype, 'query');
  // The check of plans listens to the same calls.
  const before = asked.mock.calls.length;
  try {
    const done = await work();
    // The machinery behind the server asks by its own clock.
    const isOfCall = (text: unknown) =>
      typeof text === 'string' && /^\s*select\b/i.test(text) && text.includes('site_id');
    return { done, queries: asked.mock.calls.slice(before).filter(([text]) => isOfCall(text)).length };
  } finally {
    asked.mockRestore();
  }
}

it('draws 20 summaries of 20 collections in as many queries as one [BLK-03] [EDIT-89]', async () => {
  const collections: DocumentId[] = [];
  for (let index = 0; index < 20; index += 1) {
    const id = await buildCollection(test.services, site.siteId, `list-${index}`);
    await buildItem(test.services, site.siteId, id, `item-${index}`);
    collections.push(id);
  }
  await publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Lists',
  });
  const summaries = collections.map((documentId) =>
    widget('summary', { collection: { kind: 'page', documentId }, variant: 'list', metadata: 'none' }),
  );
  // The crumb is renewed by the first call.
  await ask(anna, summary());
  const one = await countQueries(() => ask(anna, summaries.slice(0, 1)));
  const many = await countQueries(() => ask(anna, summaries));
  expect(one.queries).toBeGreaterThan(3);
  expect(many.queries).toBe(one.queries);
  const { htmls } = many.done.body['data'] as unknown as { readonly htmls: readonly string[] };
  expect(htmls).toHaveLength(20);
  for (const [index, html] of htmls.entries()) expect(html).toContain(`href="/list-${index}/item-${index}"`);
});

it('draws the others where blocks of a round are broken or not known [BLK-06]', async () => {
  const { status, body } = await ask(anna, [
    widget('hologram', {}),
    { ...summary(), collectionId },
    widget('button', {}),
  ]);
  expect(status).toBe(200);
  expect(body['data']).toEqual({ htmls: [null, expect.stringContaining('/journal/first-frost'), null] });
  const over = Array.from({ length: 101 }, summary);
  expect((await ask(anna, over)).status).toBe(400);
  expect((await ask(anna, over.slice(1))).status).toBe(200);
  expect((await ask(anna, [])).status).toBe(400);
});

it('is for people who may edit the site, and refuses what it cannot read [BLK-06]', async () => {
  const reader = await signInContributor(app, test.services, site, 'Ben', ['reporting']);
  expect((await ask(reader, summary())).status).toBe(403);
  expect((await ask(anna, widget('hologram', {}))).status).toBe(404);
  expect((await ask(anna, widget('button', {}))).status).toBe(400);
  expect((await ask(anna, '{broken')).status).toBe(400);
});
