import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageDefaults } from '#blocks/image/schema.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { StorageFullError } from '#server/platform/storage/storage.ts';
import { savePlan } from '#server/gating/plans.ts';
import { plansOfFile } from './plans-of-file.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { listFileUses } from './list-file-uses.ts';
import { registerFiles } from './plugin.ts';
import { findFile, searchFiles } from './queries.ts';
import { removeFile } from './remove-file.ts';
import { renameFile } from './rename-file.ts';
import { fileRoutes } from './routes.ts';
import { contentKey, derivedKey } from './storage-keys.ts';
import { fileHrefOf, imagePathOf, imageValueOf, type StoredFile } from './stored-file.ts';
import { storeFile, type NewFile } from './store-file.ts';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, { identify, routes: fileRoutes, plugins: [registerFiles] });
  site = await buildSite(test.services);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

function picture(width: number, height: number, color = '#3366cc'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
}

function store(file: Partial<NewFile> & Pick<NewFile, 'name' | 'content'>): Promise<StoredFile> {
  return storeFile(test.services, { siteId: site.siteId, accountId: null, ...file });
}

async function failureOf(work: Promise<unknown>): Promise<CallError> {
  const error: unknown = await work.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(error instanceof CallError)) throw new Error('no refusal', { cause: error });
  return error;
}

function get(url: string, host = `${site.identifier}.localhost`, headers: Record<string, string> = {}) {
  return app.inject({ method: 'GET', url, headers: { host, ...headers } });
}

async function leftovers(): Promise<readonly string[]> {
  return readdir(path.join(test.services.config.dataDir, 'uploads'));
}

describe('storeFile', () => {
  it('keeps a picture with its size under an address that its content names [LINK-64]', async () => {
    const file = await store({ name: 'My Cat.JPG', content: await picture(400, 300) });
    expect(imageValueOf(file, 'A cat')).toMatchObject({
      path: `/s/images/${file.sha256.slice(0, 32)}/My-Cat.jpg`,
      width: 400,
      height: 300,
      alt: 'A cat',
      focalPoint: { x: 0.5, y: 0.5 },
    });
    expect(await leftovers()).toEqual([]);
  });

  it('goes by content, whatever the name says, and gives a taken name a number [LINK-65] [LINK-67]', async () => {
    const first = await store({ name: 'same name.png', content: await picture(10, 10, '#111111') });
    const second = await store({ name: 'same name.jpg', content: await picture(10, 10, '#222222') });
    expect([first.name, first.mimeType, second.name]).toEqual([
      'same-name.jpg',
      'image/jpeg',
      'same-name-2.jpg',
    ]);
  });

  it.each([
    [
      'program.exe',
      'MZ\u0000\u0001\u0002',
      'any',
      'The file program.exe does not appear to be a supported file.',
    ],
    [
      'page.jpg',
      '<html><script>1</script>',
      'any',
      'The file page.jpg does not appear to be a supported file.',
    ],
    ['notes.txt', 'words', 'image', 'The file notes.txt does not appear to be a supported image file.'],
  ] as const)(
    'refuses %s with the message of EDIT-142 [LINK-67] [EDIT-142] [EDIT-143]',
    async (name, text, accept, message) => {
      const error = await failureOf(store({ name, content: Buffer.from(text), accept }));
      expect([error.code, error.message]).toEqual(['file-unsupported', message]);
      expect(await leftovers()).toEqual([]);
    },
  );

  it('refuses a picture above 20 MB as soon as it is too long [LINK-69] [LINK-71] [EDIT-144]', async () => {
    const head = await picture(50, 50);
    let sent = 0;
    const endless = Readable.from(
      (function* () {
        yield Buffer.concat([head, Buffer.alloc(8192)]);
        for (;;) {
          sent += 1_000_000;
          yield Buffer.alloc(1_000_000);
        }
      })(),
    );
    const error = await failureOf(store({ name: 'big.jpg', content: endless }));
    expect(error.message).toBe('The file big.jpg is too large. The maximum allowed file size is 20 MB.');
    expect(sent).toBeLessThan(25_000_000);
  });

  it('stores a file of 200 MB as a stream', async () => {
    const chunk = Buffer.alloc(1_000_000, 'words of a long text ');
    const hash = createHash('sha256');
    const content = Readable.from(
      (function* () {
        for (let count = 0; count < 200; count += 1) {
          hash.update(chunk);
          yield chunk;
        }
      })(),
    );
    const before = process.memoryUsage().arrayBuffers;
    const file = await store({ name: 'long.txt', content });
    expect([file.size, file.sha256]).toEqual([200_000_000, hash.digest('hex')]);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
    await removeFile(test.services, { siteId: site.siteId, fileId: file.id });
    await test.consumeEvents();
  });

  it('leaves nothing of a cancelled upload [LINK-74]', async () => {
    const cancelled = new AbortController();
    const content = Readable.from(
      (async function* () {
        yield Buffer.alloc(5000, 'text ');
        cancelled.abort();
        await Promise.resolve();
        yield Buffer.alloc(5000, 'text ');
      })(),
    );
    const error = await failureOf(store({ name: 'gone.txt', content, signal: cancelled.signal }));
    expect(error.code).toBe('file-incomplete');
    expect(await leftovers()).toEqual([]);
    expect(
      (
        await searchFiles(test.services.db, site.siteId, {
          search: 'gone',
          kind: undefined,
          page: 1,
          pageSize: 5,
        })
      ).total,
    ).toBe(0);
  });

  it('says so when the disk is full, and keeps nothing', async () => {
    const full = {
      ...test.services,
      storage: {
        ...test.services.storage,
        exists: () => Promise.resolve(false),
        remove: () => Promise.resolve(),
        write: () => Promise.reject(new StorageFullError('no space left')),
      },
    };
    const error = await failureOf(
      storeFile(full, { siteId: site.siteId, name: 'full.txt', content: Buffer.from('x'), accountId: null }),
    );
    expect(error.code).toBe('storage-full');
    expect(
      (
        await searchFiles(test.services.db, site.siteId, {
          search: 'full',
          kind: undefined,
          page: 1,
          pageSize: 5,
        })
      ).total,
    ).toBe(0);
  });

  it('says so when the disk of the database is full, and keeps nothing', async () => {
    const services = {
      ...test.services,
      jobs: {
        ...test.services.jobs,
        enqueue: () => Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })),
      },
    };
    const content = await picture(40, 40, '#123456');
    const error = await failureOf(
      storeFile(services, { siteId: site.siteId, name: 'full.png', content, accountId: null }),
    );
    expect(error.code).toBe('storage-full');
    expect(await leftovers()).toEqual([]);
    const found = await searchFiles(test.services.db, site.siteId, {
      search: 'full',
      kind: undefined,
      page: 1,
      pageSize: 5,
    });
    expect(found.total).toBe(0);
  });

  it.each([
    [
      'truncated',
      async () => (await picture(2000, 2000)).subarray(0, 2000),
      'The picture is damaged or incomplete.',
    ],
    [
      'malformed',
      () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><g></svg>')),
      'The SVG file is damaged',
    ],
  ] as const)('says what is wrong with a %s picture [EDIT-145]', async (_what, make, reason) => {
    const error = await failureOf(store({ name: 'broken.jpg', content: await make() }));
    expect([error.code, error.message]).toEqual(['file-processing-failed', 'File processing failed']);
    expect(error.errors?.['file']).toContain(reason);
  });
});

describe('pictures over HTTP', () => {
  it('come in the steps, never wider than the original, in the format asked for [IMG-15] [IMG-16] [IMG-17]', async () => {
    const file = await store({ name: 'wide.jpg', content: await picture(1200, 600) });
    for (const [query, width, type] of [
      ['format=750w', 750, 'image/jpeg'],
      ['format=500w&type=webp', 500, 'image/webp'],
      ['format=100w&type=avif', 100, 'image/avif'],
      ['format=2500w', 1200, 'image/jpeg'],
    ] as const) {
      const response = await get(`${imagePathOf(file)}?${query}`);
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, type]);
      const metadata = await sharp(response.rawPayload).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, width / 2]);
      expect(response.headers['cache-control']).toContain('immutable');
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-security-policy']).toContain('sandbox');
    }
  });

  it.each([
    'format=800w',
    'format=0w',
    'format=big',
    'type=webp',
    'format=750w&type=tiff',
    'format=750w&x=1',
  ])('refuse %s [IMG-15]', async (query) => {
    const file = await store({ name: 'one.jpg', content: await picture(20, 20) });
    expect((await get(`${imagePathOf(file)}?${query}`)).statusCode).toBe(400);
  });

  it('are derived by a job, answer on app hosts too, and not on other sites', async () => {
    const file = await store({ name: 'job.jpg', content: await picture(320, 200, '#abcdef') });
    await test.runJobs('derive-image');
    expect(await test.services.storage.exists(derivedKey(file, 300, 'avif'))).toBe(true);
    expect(await test.services.storage.exists(derivedKey(file, 320, 'webp'))).toBe(true);
    expect((await get(imagePathOf(file), `${site.identifier}.app.localhost`)).statusCode).toBe(200);
    const other = await buildSite(test.services);
    expect((await get(imagePathOf(file), `${other.identifier}.localhost`)).statusCode).toBe(404);
  });

  it('are not sent again to who has them', async () => {
    const file = await store({ name: 'etag.jpg', content: await picture(30, 30) });
    const { etag } = (await get(imagePathOf(file))).headers;
    const again = await get(imagePathOf(file), undefined, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
  });
});

describe('file links', () => {
  it('keep working after renaming [LINK-64] [LINK-65]', async () => {
    const file = await store({ name: 'plan.txt', content: Buffer.from('the plan') });
    const renamed = await renameFile(test.services, {
      siteId: site.siteId,
      fileId: file.id,
      name: 'Big Plan',
    });
    expect(renamed.name).toBe('Big-Plan.txt');
    for (const href of [fileHrefOf(file), fileHrefOf(renamed)])
      expect((await get(href)).body).toBe('the plan');
  });

  it('are sent in parts to who asks for a part', async () => {
    const file = await store({ name: 'song.txt', content: Buffer.from('do re mi fa') });
    const ask = (range: string, headers: Record<string, string> = {}) =>
      get(fileHrefOf(file), undefined, { range, ...headers });
    const part = await ask('bytes=3-4');
    expect([part.statusCode, part.body]).toEqual([206, 're']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 3-4/11', 'content-length': '2' });
    expect((await ask('bytes=-2')).body).toBe('fa');
    const behind = await ask('bytes=11-');
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, 'bytes */11']);
    const whole = await ask('bytes=3-4', { 'if-range': '"another"' });
    expect([whole.statusCode, whole.body]).toEqual([200, 'do re mi fa']);
  });

  it('refuse an empty name [LINK-66] [EDIT-126]', async () => {
    const file = await store({ name: 'named.txt', content: Buffer.from('named') });
    const error = await failureOf(
      renameFile(test.services, { siteId: site.siteId, fileId: file.id, name: '  ' }),
    );
    expect(error.message).toBe('Please enter a file name');
  });

  it('never open active content on an app host', async () => {
    const svg = await store({
      name: 'a.svg',
      content: Buffer.from('<svg viewBox="0 0 1 1"><script>1</script></svg>'),
    });
    const pdf = await store({ name: 'a.pdf', content: Buffer.from('%PDF-1.7\n%\u00e2\u00e3\n1 0 obj') });
    const onApp = `${site.identifier}.app.localhost`;
    for (const file of [svg, pdf]) {
      expect((await get(fileHrefOf(file), onApp)).headers['content-disposition']).toMatch(/^attachment/);
    }
    expect((await get(fileHrefOf(pdf))).headers['content-disposition']).toMatch(/^inline/);
    expect((await get(fileHrefOf(svg))).body).not.toContain('script');
  });
});

describe('removing and finding', () => {
  it('takes bytes away with the last file that holds them', async () => {
    const content = Buffer.from('held twice');
    const [first, second] = [
      await store({ name: 'x.txt', content }),
      await store({ name: 'y.txt', content }),
    ];
    await removeFile(test.services, { siteId: site.siteId, fileId: first.id });
    await test.consumeEvents();
    expect(await test.services.storage.exists(contentKey(second))).toBe(true);
    await removeFile(test.services, { siteId: site.siteId, fileId: second.id });
    await test.consumeEvents();
    expect(await test.services.storage.exists(contentKey(second))).toBe(false);
    expect(await findFile(test.services.db, site.siteId, second.id)).toBeNull();
  });

  it('finds files by every word of their name or description, signs included', async () => {
    await store({ name: '100%_sure.txt', content: Buffer.from('sure') });
    const find = async (search: string) =>
      (
        await searchFiles(test.services.db, site.siteId, { search, kind: 'document', page: 1, pageSize: 10 })
      ).files.map((file) => file.name);
    expect(await find('sure 100')).toEqual(['100_sure.txt']);
    expect(await find('%')).toEqual([]);
  });

  it('tells where a picture is shown and a file linked', async () => {
    const shown = await store({ name: 'shown.jpg', content: await picture(20, 20, '#fedcba') });
    const linked = await store({ name: 'linked file.txt', content: Buffer.from('linked') });
    const block = (id: string, data: Record<string, string | object>) => ({
      id,
      type: 'block' as const,
      blockType: 'image',
      sectionId: 's1',
      desktop: { x: 0, y: 0, w: 12, h: 2 },
      mobile: null,
      dataVersion: 1,
      data: JSON.parse(JSON.stringify({ ...imageDefaults(), ...data })) as Record<string, string>,
    });
    const documentId = await buildPage(test.services, site.siteId, 'Uses', 'uses', [
      block('b1', { image: imageValueOf(shown, '') }),
      block('b2', { link: { kind: 'file', href: fileHrefOf(linked), newWindow: false } }),
    ]);
    for (const file of [shown, linked]) {
      expect(await listFileUses(test.services.db, site.siteId, file.id)).toEqual([
        { documentId, kind: 'page', title: 'Uses', path: '/uses' },
      ]);
    }
  });

  it('tells which plans of members show a picture [MEMB-46]', async () => {
    const { siteId } = site;
    const shown = await store({ name: 'plan.jpg', content: await picture(20, 20, '#0a0b0c') });
    const other = await store({ name: 'other.jpg', content: await picture(20, 20, '#0a0b0d') });
    const planId = await savePlan(test.services, siteId, null, {
      name: 'Gold',
      description: '',
      benefits: [],
      image: imageValueOf(shown, ''),
      areaIds: [],
      visibility: 'public',
      isOpen: true,
      opensAt: null,
      closesAt: null,
      places: null,
      price: { kind: 'free' },
    });
    expect(await plansOfFile(test.services.db, siteId, shown.id)).toEqual([{ id: planId, name: 'Gold' }]);
    expect(await plansOfFile(test.services.db, siteId, other.id)).toEqual([]);
    const { siteId: foreign } = await buildSite(test.services);
    expect(await plansOfFile(test.services.db, foreign, shown.id)).toEqual([]);
  });
});
