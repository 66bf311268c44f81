import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccountId, DocumentId } from '#domain/documents/record.ts';
import {
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { setLock } from '#server/locks/set-lock.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { removeSite } from '#server/sites/remove-site.ts';
import { renameSite } from '#server/sites/rename-site.ts';
import { setVisibility } from '#server/sites/set-visibility.ts';

const PASSWORD = 'open sesame';

let test: TestApp;
let site: BuiltSite;
let pageId: DocumentId;
let host: string;
/** Whether the last request was answered from memory, before any hook or route. */
let isFast: boolean;

beforeAll(async () => {
  test = await createTestApp();
  const { app } = test;
  const real = app.fastPath;
  app.fastPath = (request, response) => {
    isFast = real?.(request, response) === true;
    return isFast;
  };
  await app.listen({ port: 0, host: '127.0.0.1' });
}, 120_000);
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  host = `${site.identifier}.localhost`;
  pageId = await buildPage(test.services, site.siteId, 'About', 'about');
  await publish();
});

const publish = () =>
  publishDocuments(test.services, {
    siteId: site.siteId,
    documentIds: 'all',
    authorId: null,
    name: 'Release',
  });

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function send(method: string, path: string, headers: Record<string, string> = {}, sent = ''): Promise<Got> {
  const { port } = test.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ host: '127.0.0.1', port, method, path, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode = 0, headers: received } = response;
        resolve({ status: statusCode, headers: received, body: Buffer.concat(chunks) });
      });
    })
      .on('error', reject)
      .end(sent);
  });
}
const get = (path: string, headers?: Record<string, string>) => send('GET', path, headers);

/** Asks until the answer comes from memory: what is made elsewhere has to be heard of first. */
async function keptAnswer(path: string, headers?: Record<string, string>): Promise<Got> {
  return vi.waitFor(async () => {
    const got = await get(path, headers);
    expect(isFast).toBe(true);
    return got;
  });
}

describe('a page that is answered from memory', () => {
  it('has every header that it has through all hooks, but for how long it took and its own id', async () => {
    const first = await get('/about', { 'accept-encoding': 'br' });
    expect(isFast).toBe(false);
    const kept = await keptAnswer('/about', { 'accept-encoding': 'br' });
    const { 'server-timing': timing, 'x-request-id': firstId, date: _first, ...throughHooks } = first.headers;
    const { 'x-request-id': keptId, date: _kept, ...fromMemory } = kept.headers;
    expect(fromMemory).toEqual(throughHooks);
    expect(timing).toMatch(/^render;dur=/);
    expect(keptId).not.toBe(firstId);
    expect(kept.body).toEqual(first.body);
    expect(fromMemory).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': expect.stringContaining("object-src 'none'"),
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  it('goes out in the encoding that is asked for, each with a tag of its own', async () => {
    const plain = await keptAnswer('/about');
    const html = plain.body.toString();
    expect(html).toContain('<title>About');
    const brotli = await keptAnswer('/about', { 'accept-encoding': 'gzip, br' });
    const gzip = await keptAnswer('/about', { 'accept-encoding': 'gzip' });
    const refused = await keptAnswer('/about', { 'accept-encoding': 'br;q=0' });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(refused.body.toString()).toBe(html);
    const answers = [plain, brotli, gzip];
    expect(answers.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip']);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers, body } of answers) expect(headers['content-length']).toBe(String(body.length));
  });

  it('is 304 for who holds it, in whatever encoding, and whole for all others', async () => {
    const { headers } = await keptAnswer('/about', { 'accept-encoding': 'br' });
    await keptAnswer('/about');
    for (const tag of [headers.etag ?? '', `W/${headers.etag}`, `"other", ${headers.etag}`, '*']) {
      const unchanged = await get('/about', { 'if-none-match': tag });
      expect([isFast, unchanged.status, unchanged.body.length]).toEqual([true, 304, 0]);
      expect(unchanged.headers['content-length']).toBeUndefined();
      expect(unchanged.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    const other = await get('/about', { 'if-none-match': '"other"' });
    expect([isFast, other.status]).toEqual([true, 200]);
  });

  it('has no body for HEAD, and the length that it would have', async () => {
    const kept = await keptAnswer('/about');
    const head = await send('HEAD', '/about');
    expect([isFast, head.status, head.body.length]).toEqual([true, 200, 0]);
    expect(head.headers['content-length']).toBe(String(kept.body.length));
  });

  it('is whole for who asks for a part of it', async () => {
    const kept = await keptAnswer('/about');
    const part = await get('/about', { range: 'bytes=0-9' });
    expect([isFast, part.status, part.body.length]).toEqual([true, 200, kept.body.length]);
  });

  it('is the same for who brings cookies, which change nothing on it', async () => {
    const kept = await keptAnswer('/about');
    const own = await get('/about', { cookie: 'portico_session=abc; theme=dark' });
    expect([isFast, own.body.equals(kept.body), own.headers['set-cookie']]).toEqual([true, true, undefined]);
  });
});

describe('what is not answered from memory, though its page is kept', () => {
  beforeEach(() => keptAnswer('/about'));

  it.each(['POST', 'PUT', 'DELETE'])('is %s', async (method) => {
    const { status } = await send(method, '/about');
    expect([isFast, status]).toEqual([false, 405]);
  });

  it.each(['/about/', '//about', '/about?preview=abc', '/%61bout', '/about?page=2'])(
    'is the address %s, spelt otherwise',
    async (path) => {
      await get(path);
      expect(isFast).toBe(false);
    },
  );

  it('is the page on the host of contributors, on other hosts, and without a host', async () => {
    for (const name of [`${site.identifier}.app.localhost`, 'nobody.localhost', 'app.localhost', '']) {
      await get('/about', { host: name });
      await get('/about', { host: name });
      expect(isFast).toBe(false);
    }
  });

  it('is the page for who has given a password somewhere on the site', async () => {
    await get('/about', { cookie: 'portico_unlocked=abc' });
    expect(isFast).toBe(false);
  });

  it('is the page of a member where members get another one, and nowhere else [MEMB-41]', async () => {
    const cookie = 'portico_member=abc';
    await keptAnswer('/about', { cookie });
    const rule = { kind: 'members' };
    await change(test.services, site.siteId, pageId, [
      { op: 'put', record: { id: 'access', type: 'access', rule, preview: { kind: 'none' } } },
    ]);
    await publish();
    expect((await keptAnswer('/about')).status).toBe(403);
    await get('/about', { cookie });
    expect(isFast).toBe(false);
  });

  it('is the page of a site that is not public any more, from the next request on [EDIT-187]', async () => {
    await test.services.db.transaction().execute((trx) => setVisibility(trx, site.siteId, false));
    const closed = await get('/about');
    expect([isFast, closed.status]).toEqual([false, 503]);
    await get('/about');
    expect(isFast).toBe(false);
  });

  it('is the page that has got a password, from the next request on', async () => {
    await setLock(test.services, site.siteId, pageId, PASSWORD);
    const locked = await get('/about');
    expect([isFast, locked.status, locked.headers['cache-control']]).toEqual([
      false,
      403,
      'private, no-store',
    ]);
  });

  it('is the page that was published anew, from the next request on', async () => {
    await change(test.services, site.siteId, pageId, [setting('title', 'Fresh')]);
    await publish();
    const fresh = await get('/about');
    expect(isFast).toBe(false);
    expect(fresh.body.toString()).toContain('<title>Fresh');
    expect((await keptAnswer('/about')).body.toString()).toContain('<title>Fresh');
  });

  it('is the page of a site that was removed or has another name, from the next request on', async () => {
    const { siteId } = site;
    const accountId = 'a'.repeat(24) as AccountId;
    await renameSite(test.services, { siteId, title: 'Test', identifier: `${site.identifier}-b`, accountId });
    const moved = await get('/about');
    expect([isFast, moved.status]).toEqual([false, 301]);
    host = `${site.identifier}-b.localhost`;
    await keptAnswer('/about');
    await removeSite(test.services, siteId);
    const gone = await get('/about');
    expect([isFast, gone.status]).toEqual([false, 404]);
  });
});

it('ends its connection while the process leaves', async () => {
  expect((await keptAnswer('/about')).headers.connection).toBe('keep-alive');
  test.app.draining.begin();
  expect((await keptAnswer('/about')).headers.connection).toBe('close');
});
