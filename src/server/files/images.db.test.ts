import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerHandOver } from '#server/accounts/hand-over-plugin.ts';
import { registerEditorShell } from '#server/editor-shell/plugin.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { claimToken } from '#server/accounts/claim-token.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { derivationsOf } from './derive-image.ts';
import { inImageSlot } from './image-slot.ts';
import { registerFiles } from './plugin.ts';
import { removeFile } from './remove-file.ts';
import { fileRoutes } from './routes.ts';
import { contentKey, derivedKey } from './storage-keys.ts';
import { imagePathOf, type StoredFile } from './stored-file.ts';
import { storeFile } from './store-file.ts';
import { animatedGif, animatedPng, plainPicture } from './testing/pictures.ts';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...accountRoutes, ...fileRoutes],
    plugins: [registerHandOver, registerEditorShell, registerFiles],
  });
  site = await buildSite(test.services);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function store(content: Buffer, name = 'picture.jpg', siteId = site.siteId): Promise<StoredFile> {
  return storeFile(test.services, { siteId, name, content, accountId: null });
}

const onPublic = (): string => `${site.identifier}.localhost`;
const onApp = (): string => `${site.identifier}.app.localhost`;
function get(url: string, host = onPublic(), headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers: { host, ...headers } });
}

it('are found by their content, under any name, on every site that has it and on no other', async () => {
  const content = await plainPicture(30, 20, '#112233').jpeg().toBuffer();
  const [first, again] = [await store(content, 'one.jpg'), await store(content, 'two.jpg')];
  const path = imagePathOf(first);
  expect(imagePathOf(again).replace('two', 'one')).toBe(path);
  const other = await buildSite(test.services);
  const onOther = `${other.identifier}.localhost`;
  expect((await get(path, onOther)).statusCode).toBe(404);
  await store(content, 'three.jpg', other.siteId);
  expect((await get(path, onOther)).statusCode).toBe(200);
  await removeFile(test.services, { siteId: site.siteId, fileId: first.id });
  await test.consumeEvents();
  expect((await get(path)).statusCode).toBe(200);
  await removeFile(test.services, { siteId: site.siteId, fileId: again.id });
  await test.consumeEvents();
  expect((await get(path)).statusCode).toBe(404);
});

it('answer under the addresses by id that older documents hold', async () => {
  const file = await store(await plainPicture(31, 20, '#112244').jpeg().toBuffer());
  const response = await get(`/s/images/${file.id}/picture.jpg?format=100w`);
  expect([response.statusCode, response.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

it.each(['0'.repeat(32), 'g'.repeat(32), 'x', '0199f3b4c0de0a1b2c3d4e5f'])(
  'that are missing are told so, and nobody keeps the answer: %s',
  async (name) => {
    const response = await get(`/s/images/${name}/a.jpg?format=100w`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  },
);

it('whose bytes are gone or broken are told so, and nobody keeps the answer', async () => {
  const file = await store(await plainPicture(33, 20, '#112255').jpeg().toBuffer());
  await test.services.storage.remove(contentKey(file));
  for (const query of ['', '?format=100w']) {
    const gone = await get(`${imagePathOf(file)}${query}`);
    expect([gone.statusCode, gone.headers['cache-control']]).toEqual([404, 'no-store']);
  }
  await test.services.storage.write(contentKey(file), Buffer.from('no picture'));
  const broken = await get(`${imagePathOf(file)}?format=100w`);
  expect([broken.statusCode, broken.headers['cache-control']]).toEqual([500, 'no-store']);
});

it('are the same for visitors and for the owner who is signed in [IMG-09]', async () => {
  const file = await store(await plainPicture(600, 400, '#aabbcc').jpeg().toBuffer());
  const owner = new TestBrowser(app);
  const claimed = await owner.call('POST', '/api/auth/Claim', {
    token: claimToken(test.services),
    name: 'Ada',
    email: 'ada@example.org',
    password: 'correct horse',
  });
  expect(claimed.status).toBe(200);
  expect(await owner.handOver(onApp())).toBe(true);
  const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const path = `${imagePathOf(file)}?format=300w&type=webp`;
  const visitors = await get(path);
  const owners = await get(path, onApp(), { cookie });
  expect(owners.rawPayload.equals(visitors.rawPayload)).toBe(true);
  for (const name of ['etag', 'cache-control', 'content-type'])
    expect(owners.headers[name]).toBe(visitors.headers[name]);
});

it('are served in one width before the others are made', async () => {
  const file = await store(await plainPicture(1600, 900, '#445566').jpeg().toBuffer());
  let release = (): void => undefined;
  const busy = inImageSlot('background', () => new Promise<void>((resolve) => (release = resolve)));
  const response = await get(`${imagePathOf(file)}?format=500w&type=webp`);
  release();
  await busy;
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/webp']);
  const made = await Promise.all(
    derivationsOf(file).map(({ width, format }) =>
      test.services.storage.exists(derivedKey(file, width, format)),
    ),
  );
  expect(made.filter(Boolean)).toHaveLength(1);
});

it('are made in every width up to their own, in three formats, each once [IMG-15] [IMG-16]', async () => {
  const file = await store(await plainPicture(1200, 600, '#667788').jpeg().toBuffer());
  expect(derivationsOf(file).map(({ width, format }) => `${width} ${format}`)).toEqual(
    [1200, 1000, 750, 500, 300, 100].flatMap((width) =>
      [null, 'avif', 'webp'].map((format) => `${width} ${format}`),
    ),
  );
  await test.runJobs('derive-image');
  for (const { width, format } of derivationsOf(file)) {
    const bytes = await test.services.storage.readAll(derivedKey(file, width, format));
    const metadata = await sharp(Buffer.from(bytes ?? [])).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, width / 2]);
    expect(metadata.format).toBe(format === null ? 'jpeg' : format === 'avif' ? 'heif' : 'webp');
  }
});

it('that move keep moving in every width and format', async () => {
  const gif = await store(await animatedGif(300, 200), 'loop.gif');
  for (const [query, type] of [
    ['format=100w', 'image/gif'],
    ['format=100w&type=webp', 'image/webp'],
    ['format=100w&type=avif', 'image/webp'],
  ] as const) {
    const response = await get(`${imagePathOf(gif)}?${query}`);
    const metadata = await sharp(response.rawPayload, { animated: true }).metadata();
    expect([response.headers['content-type'], metadata.pages, metadata.width]).toEqual([type, 3, 100]);
  }
  const png = await store(await animatedPng(300, 200), 'loop.png');
  const response = await get(`${imagePathOf(png)}?format=100w&type=avif`);
  expect([response.headers['content-type'], response.rawPayload.includes('fdAT')]).toEqual([
    'image/png',
    true,
  ]);
});

it('that are drawn are the same in every width, and inert', async () => {
  const source = '<svg viewBox="0 0 40 20"><script>alert(1)</script><path d="M0 0h9"/></svg>';
  const svg = await store(Buffer.from(source), 'drawn.svg');
  const response = await get(`${imagePathOf(svg)}?format=100w&type=avif`);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(response.body).not.toContain('alert');
  expect(response.headers['content-security-policy']).toContain('sandbox');
});
