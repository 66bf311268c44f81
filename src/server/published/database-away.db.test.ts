import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createDatabaseGate, type DatabaseGate } from '#server/platform/testing/database-gate.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { findSite } from '#server/sites/queries.ts';
import { registerPublished } from './plugin.ts';

let gate: DatabaseGate;
let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let page: DocumentId;
let host: string;

beforeEach(async () => {
  test = await createTestServices({
    databaseLimits: { waitMs: 500 },
    connectThrough: async (connection) => {
      gate = await createDatabaseGate(connection);
      return gate.connection;
    },
  });
  site = await buildSite(test.services);
  page = await buildPage(test.services, site.siteId, 'About', 'about');
  await buildPage(test.services, site.siteId, 'Rare', 'rare');
  await publish();
  host = `${(await findSite(test.services.db, site.siteId)).identifier}.localhost`;
  app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await app.ready();
});
afterEach(async () => {
  await app.close();
  await test.close();
  await gate.close();
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Release',
  });
const get = (url: string) => app.inject({ url, headers: { host } });

/** What the fast path sends, or null where it leaves the request to the server. */
function fastTitle(): string | null {
  const request = { method: 'GET', url: '/about', headers: { host, 'accept-encoding': 'identity' } };
  const response = { writeHead: vi.fn<() => void>(), end: vi.fn<(body: Buffer) => void>() };
  type Given = Parameters<NonNullable<FastifyInstance['fastPath']>>;
  const isSent = app.fastPath?.(request as unknown as Given[0], response as unknown as Given[1]);
  return isSent === true ? titleOf(String(response.end.mock.calls[0]?.[0])) : null;
}
/** A page is trusted once the process listens. */
async function visitUntilKept(): Promise<void> {
  await expect.poll(async () => (await get('/about')) && fastTitle()).toContain('About');
}
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? null;

it('serves what it knows while the database is away, marked, for an hour, and the truth when it is back', async () => {
  await visitUntilKept();
  const fresh = await get('/about');
  expect([fresh.statusCode, fresh.headers['cache-status']]).toEqual([200, undefined]);
  test.clock.advance(40_000);
  await gate.cut();
  const stale = await get('/about');
  expect([stale.statusCode, stale.headers['cache-status'], stale.body]).toEqual([
    200,
    'portico; hit; ttl=-40',
    fresh.body,
  ]);
  expect((await get('/rare')).statusCode).toBe(503);
  expect(test.services.databaseState.isAway()).toBe(true);
  test.clock.advance(3_560_001);
  expect((await get('/about')).statusCode).toBe(503);
  await gate.restore();
  await expect.poll(() => test.services.databaseState.isAway(), { timeout: 10_000 }).toBe(false);
  const again = await get('/about');
  expect([again.statusCode, again.headers['cache-status']]).toEqual([200, undefined]);
});

it('never sends a page that its own process has published anew', async () => {
  for (let round = 0; round < 50; round += 1) {
    await get('/about');
    await change(test.services, site.siteId, page, [setting('title', `Title ${round}`)]);
    await publish();
    expect(fastTitle()).toBeNull();
    expect(titleOf((await get('/about')).body)).toContain(`Title ${round}`);
  }
});

it('looks every page up while it cannot hear of revisions, and trusts it again when it can', async () => {
  await visitUntilKept();
  await gate.cut();
  await gate.restore();
  // As another process does whose message is lost.
  const revise = sql`update sites set revision = revision + 1 where id = ${site.siteId}`;
  await expect.poll(() => revise.execute(test.services.db).then(() => true)).toBe(true);
  expect(fastTitle()).toBeNull();
  await visitUntilKept();
});
