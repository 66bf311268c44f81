import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { protectedAddress } from './protected-address.ts';
import { imagePathOf, type FileAccess, type StoredFile } from './stored-file.ts';
import { storeFile } from './store-file.ts';
import { plainPicture } from './testing/pictures.ts';

const TEN_MINUTES_MS = 600_000;

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let publicHost: string;
beforeAll(async () => {
  test = await createTestServices();
  app = await createApp(test.services);
  await app.ready();
  site = await buildSite(test.services);
  publicHost = `${site.identifier}.localhost`;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const store = (name: string, content: Buffer, access: FileAccess = 'protected'): Promise<StoredFile> =>
  storeFile(test.services, { siteId: site.siteId, name, content, accountId: null, access });
const get = (url: string, host = publicHost, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, ...headers } });
const addressOf = (file: StoredFile, hostname = publicHost): string =>
  protectedAddress(test.services, { siteId: file.siteId, fileId: file.id, hostname });

/** Every address under which a public file of this kind answers, on every host. */
async function statusesOf(file: StoredFile): Promise<readonly number[]> {
  const isPicture = file.kind === 'image';
  const addresses = [
    `/s/${file.name}`,
    `/s/${file.name.toUpperCase()}`,
    ...(isPicture
      ? [imagePathOf(file), `/s/images/${file.id}/${file.name}`].flatMap((address) => [
          address,
          `${address}?format=100w`,
          `${address}?format=100w&type=avif`,
        ])
      : []),
  ];
  const hosts = [publicHost, `${site.identifier}.app.localhost`];
  const answers = await Promise.all(
    addresses.flatMap((address) =>
      hosts.flatMap((host) => [
        get(address, host),
        app.inject({ method: 'HEAD', url: address, headers: { host } }),
      ]),
    ),
  );
  return [...new Set(answers.map(({ statusCode }) => statusCode))];
}

it('a protected file has no public address: no name, no picture, no width, on no host [ORD-132]', async () => {
  const content = await plainPicture(300, 200, '#663399').png().toBuffer();
  const picture = await store('for-members.png', content);
  const book = await store('book.txt', Buffer.from('words for buyers'));
  // Its widths are made as those of others are.
  await test.runJobs('derive-image');
  expect(await statusesOf(picture)).toEqual([404]);
  expect(await statusesOf(book)).toEqual([404]);
  const shown = await store('for-all.png', content, 'public');
  // What lets nothing through would pass as well: the same picture, public, answers.
  expect((await get(imagePathOf(shown))).statusCode).toBe(200);
  expect((await get('/s/for-all.png')).statusCode).toBe(200);
  expect((await get('/s/for-members.png')).statusCode).toBe(404);
});

it('a protected font is not sent by its content [ORD-132]', async () => {
  const font = await store('letters.txt', Buffer.from('letters'));
  await test.services.db
    .updateTable('files')
    .set({ mime_type: 'font/woff2' })
    .where('id', '=', font.id)
    .execute();
  const address = `/s/fonts/${font.sha256.slice(0, 32)}.woff2`;
  expect((await get(address)).statusCode).toBe(404);
  await test.services.db.updateTable('files').set({ access: 'public' }).where('id', '=', font.id).execute();
  expect((await get(address)).statusCode).toBe(200);
});

it('is sent for a signed address under its name, in parts as well, and kept by nobody [ORD-132] [ORD-134]', async () => {
  const file = await store('Ein Buch.txt', Buffer.from('words for buyers'));
  const address = addressOf(file);
  const whole = await get(address);
  expect([whole.statusCode, whole.body]).toEqual([200, 'words for buyers']);
  expect(whole.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${file.name}"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    'cache-control': 'private, no-store',
  });
  const part = await get(address, publicHost, { range: 'bytes=6-8' });
  expect([part.statusCode, part.body]).toEqual([206, 'for']);
});

it('an address ends after ten minutes by the clock of the database [ORD-132] [ORD-165]', async () => {
  const address = addressOf(await store('soon.txt', Buffer.from('soon')));
  test.clock.advance(TEN_MINUTES_MS - 1_000);
  expect((await get(address)).statusCode).toBe(200);
  test.clock.advance(1_000);
  expect((await get(address)).statusCode).toBe(410);
});

it('an address opens one file, on one host, as it was signed [ORD-132]', async () => {
  const file = await store('one.txt', Buffer.from('one'));
  const other = await store('other.txt', Buffer.from('other'));
  const address = addressOf(file);
  const until = Number(/until=(\d+)/.exec(address)?.[1]);
  const changed = [
    address.replace(file.id, other.id),
    address.replace(`until=${until}`, `until=${until + 1}`),
    address.replace(`until=${until}`, `until=0${until}`),
    address.slice(0, -1),
    `${address}A`,
    address.replace(/signature=./, (start) => (start.endsWith('A') ? 'signature=B' : 'signature=A')),
  ];
  for (const wrong of changed) expect([wrong, (await get(wrong)).statusCode]).toEqual([wrong, 403]);
  expect((await get(address, `${site.identifier}.app.localhost`)).statusCode).toBe(403);
  const stranger = await buildSite(test.services);
  expect((await get(address, `${stranger.identifier}.localhost`)).statusCode).toBe(403);
  for (const bare of [`/s/protected/${file.id}`, `/s/protected/${file.id}?until=${until}`])
    expect((await get(bare)).statusCode).toBe(404);
});
