import { readdir } from 'node:fs/promises';
import { request as sendRequest, type ClientRequest } from 'node:http';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fileEntrySchema } from '#contract/files.ts';
import { registerHandOver } from '#server/accounts/hand-over-plugin.ts';
import { registerEditorShell } from '#server/editor-shell/plugin.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { claimToken } from '#server/accounts/claim-token.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { registerFiles } from './plugin.ts';
import { searchFiles } from './queries.ts';
import { fileRoutes } from './routes.ts';

/** The machine may do much else. */
const PATIENT = { timeout: 30_000 };
const BOUNDARY = 'a-line-that-no-file-has';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let port = 0;
let browser: TestBrowser;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...accountRoutes, ...fileRoutes],
    plugins: [registerHandOver, registerEditorShell, registerFiles],
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
  site = await buildSite(test.services);
  // Who claims the installation owns the sites that are there.
  browser = new TestBrowser(app);
  await browser.call('POST', '/api/auth/Claim', {
    token: claimToken(test.services),
    name: 'Ada',
    email: 'ada@example.org',
    password: 'correct horse',
  });
  await browser.handOver(`${site.identifier}.app.localhost`);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Begins an upload; `finish` ends it properly and gives the answer. */
function begin(
  name: string,
  query = '',
): { readonly request: ClientRequest; readonly finish: () => Promise<Answer> } {
  const request = sendRequest({
    port,
    method: 'POST',
    path: `/api/files?crumb=${encodeURIComponent(browser.cookies.get('crumb') ?? '')}${query}`,
    headers: {
      host: `${site.identifier}.app.localhost`,
      cookie: [...browser.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    request.on('error', reject);
    request.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text) as Answer['body'] }),
      );
    });
  });
  // An upload that is given up on purpose has no answer.
  answer.catch(() => undefined);
  request.write(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
  );
  return {
    request,
    finish: () => {
      request.end(`\r\n--${BOUNDARY}--\r\n`);
      return answer;
    },
  };
}

async function upload(name: string, content: Uint8Array, query = ''): Promise<Answer> {
  const upload = begin(name, query);
  upload.request.write(content);
  return upload.finish();
}

const inUploads = (): Promise<readonly string[]> =>
  readdir(path.join(test.services.config.dataDir, 'uploads')).catch(() => []);

describe('POST /api/files', () => {
  it('gives back the file that is there for the same content under the same name, and a number for another one [LINK-65]', async () => {
    const [one, other] = await Promise.all(
      ['#112233', '#445566'].map((background) =>
        sharp({ create: { width: 40, height: 30, channels: 3, background } })
          .jpeg()
          .toBuffer(),
      ),
    );
    if (one === undefined || other === undefined) throw new Error('There are no pictures.');
    const bytesUsed = async () =>
      await test.services.db
        .selectFrom('site_usage')
        .select(['files', 'bytes'])
        .where('site_id', '=', site.siteId)
        .executeTakeFirst();
    const first = await upload('red bowl.jpg', one);
    const used = await bytesUsed();
    const again = await upload('red bowl.jpg', one);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await bytesUsed()).toEqual(used);
    expect((await upload('red bowl.jpg', other)).body).toMatchObject({ name: 'red-bowl-2.jpg' });
    expect((await upload('blue bowl.jpg', one)).body).toMatchObject({ name: 'blue-bowl.jpg' });
  });

  it('takes a picture and lists it', async () => {
    const png = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const answer = await upload('My dot.png', png, '&accept=image');
    expect(answer.status).toBe(200);
    const file = fileEntrySchema.parse(answer.body);
    expect(file).toMatchObject({ name: 'My-dot.png', kind: 'image', image: { width: 20, height: 10 } });
    const listed = await browser.call(
      'GET',
      '/api/files?search=dot',
      undefined,
      `${site.identifier}.app.localhost`,
    );
    expect(listed.body['total']).toBe(1);
  });

  it('refuses people without the right and strangers', async () => {
    const stranger = new TestBrowser(app);
    const answer = await stranger.call('GET', '/api/files', undefined, `${site.identifier}.app.localhost`);
    expect(answer.status).toBe(401);
  });

  it('takes 200 MB without holding them', async () => {
    const chunk = Buffer.alloc(1_000_000, 'words of a long text ');
    const { request, finish } = begin('long.txt');
    // Files of tests share a process, and what those before have left is not held by this one.
    const before = process.memoryUsage().arrayBuffers;
    let peak = 0;
    for (let count = 0; count < 200; count += 1) {
      if (!request.write(chunk)) await new Promise((resolve) => request.once('drain', resolve));
      peak = Math.max(peak, process.memoryUsage().arrayBuffers);
    }
    const answer = await finish();
    expect([answer.status, answer.body['size']]).toEqual([200, 200_000_000]);
    expect(peak - before).toBeLessThan(120_000_000);
  });

  it('answers a picture that is too large while it is still coming [EDIT-144]', async () => {
    const { request, finish } = begin('big.jpg');
    request.write(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .jpeg()
        .toBuffer(),
    );
    for (let count = 0; count < 30; count += 1) request.write(Buffer.alloc(1_000_000));
    const answer = await finish();
    expect([answer.status, answer.body['error']]).toEqual([
      413,
      'The file big.jpg is too large. The maximum allowed file size is 20 MB.',
    ]);
  });

  it('leaves nothing of an upload that breaks off [LINK-74]', async () => {
    const { request } = begin('gone.txt');
    request.write(Buffer.alloc(500_000, 'text '));
    await vi.waitFor(async () => expect(await inUploads()).toHaveLength(1), PATIENT);
    request.destroy();
    await vi.waitFor(async () => expect(await inUploads()).toHaveLength(0), PATIENT);
    const found = await searchFiles(test.services.db, site.siteId, {
      search: 'gone',
      kind: undefined,
      page: 1,
      pageSize: 5,
    });
    expect(found.total).toBe(0);
  });

  it.each([
    [
      'cut off',
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf`,
      400,
      'file-incomplete',
    ],
    ['without a file', `--${BOUNDARY}--\r\n`, 400, 'file-incomplete'],
  ] as const)('refuses a form %s [EDIT-148]', async (_what, body, status, code) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/files?crumb=${encodeURIComponent(browser.cookies.get('crumb') ?? '')}`,
      headers: {
        host: `${site.identifier}.app.localhost`,
        cookie: [...browser.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
      payload: body,
    });
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, code]);
  });
});
