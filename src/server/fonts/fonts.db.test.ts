import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadFont } from '#contract/fonts.ts';
import { FONT_METRICS } from '#domain/design/font-metrics.ts';
import { createId } from '#lib/id.ts';
import { claimToken } from '#server/accounts/claim-token.ts';
import { registerHandOver } from '#server/accounts/hand-over-plugin.ts';
import { accountRoutes } from '#server/accounts/routes.ts';
import { TestBrowser } from '#server/accounts/testing/browser.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { registerEditorShell } from '#server/editor-shell/plugin.ts';
import { registerFiles } from '#server/files/plugin.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { fontRoutes } from './routes.ts';

const BOUNDARY = 'a-line-that-no-file-has';

let test: TestServices;
let app: FastifyInstance;
let site: BuiltSite;
let browser: TestBrowser;
let pacifico: Buffer;

beforeAll(async () => {
  test = await createTestServices();
  app = await createHttpApp(test.services, {
    identify,
    routes: [...accountRoutes, ...fontRoutes],
    plugins: [registerHandOver, registerEditorShell, registerFiles],
  });
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
  const files = path.join(projectFolder(), 'node_modules/@fontsource/pacifico/files');
  pacifico = await readFile(path.join(files, 'pacifico-latin-400-normal.woff2'));
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function upload(content: Buffer, name: string, query = 'scripts=latin&confirmed=yes') {
  const response = await app.inject({
    method: 'POST',
    url: `/api/fonts?${query}&crumb=${encodeURIComponent(browser.cookies.get('crumb') ?? '')}`,
    headers: {
      host: `${site.identifier}.app.localhost`,
      cookie: [...browser.cookies].map(([cookie, value]) => `${cookie}=${value}`).join('; '),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: font/woff2\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>() };
}

describe('uploaded fonts', () => {
  it.each(['woff2', 'woff', 'truetype'] as const)(
    'takes %s by its content, whatever it is called, and stores WOFF2 that never changes [DSGN-61]',
    async (format) => {
      const file = await subsetFont(pacifico, undefined, {
        targetFormat: format,
        keepAllGlyphs: true,
        preserveNameIds: [1, 16],
      });
      const { status, body } = await upload(file, 'holiday.jpg');
      expect([status, body['error']]).toEqual([200, undefined]);
      const { family, face, size } = uploadFont.output.parse(body);
      expect([family, face.minWeight, face.maxWeight, face.isItalic]).toEqual(['Pacifico', 400, 400, false]);
      expect(face.measures?.ascent).toBeCloseTo(FONT_METRICS['pacifico']?.[0] ?? 0, 2);
      const host = `${site.identifier}.localhost`;
      const served = await app.inject({ url: face.address, headers: { host } });
      expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'font/woff2']);
      expect(served.headers['cache-control']).toContain('immutable');
      expect(served.rawPayload.toString('latin1', 0, 4)).toBe('wOF2');
      expect(served.rawPayload.length).toBe(size);
    },
  );

  it('cuts it down to the chosen scripts [DSGN-61]', async () => {
    const whole = uploadFont.output.parse(
      (await upload(pacifico, 'a.woff2', 'scripts=all&confirmed=yes')).body,
    );
    const file = await subsetFont(pacifico, 'AB', { targetFormat: 'woff2' });
    const small = uploadFont.output.parse((await upload(file, 'b.woff2')).body);
    expect(small.size).toBeLessThan(whole.size / 4);
    const { status, body } = await upload(pacifico, 'c.woff2', 'scripts=greek&confirmed=yes');
    expect([status, body['error']]).toEqual([
      422,
      'The font c.woff2 has no characters of the scripts that were chosen. Choose others, or all that the file has.',
    ]);
  });

  it.each([
    ['text', Buffer.from('I am no font at all, whatever my name is.')],
    ['a font cut off', 'half'],
    ['a font with a broken middle', 'broken'],
    ['a font that says it is very large', 'large'],
  ] as const)('refuses %s [DSGN-61]', async (_, made) => {
    const content = typeof made === 'string' ? Buffer.from(pacifico) : made;
    if (made === 'broken') content.fill(0xff, 200, 4000);
    if (made === 'large') content.writeUInt32BE(2_000_000_000, 16);
    const { status, body } = await upload(made === 'half' ? content.subarray(0, 5000) : content, 'x.woff2');
    expect([status, body['error']]).toEqual([
      415,
      'The file x.woff2 is no font that can be read. Fonts are WOFF2, WOFF, TTF or OTF files.',
    ]);
  });

  it('asks for the right to use it, and for at most 5 MB [DSGN-61]', async () => {
    expect((await upload(pacifico, 'a.woff2', 'scripts=latin')).status).toBe(400);
    const { status, body } = await upload(Buffer.concat([pacifico, Buffer.alloc(5_000_000)]), 'a.woff2');
    expect([status, body['error']]).toEqual([
      413,
      'The file a.woff2 is too large. The maximum allowed file size is 5 MB.',
    ]);
  });

  it('keeps at most 40 of a site [DSGN-61]', async () => {
    const template = await test.services.db
      .selectFrom('files')
      .selectAll()
      .where('site_id', '=', site.siteId)
      .executeTakeFirstOrThrow();
    await test.services.db
      .insertInto('files')
      .values(
        Array.from({ length: 40 }, (_, index) => ({
          ...template,
          id: createId(),
          name: `${index}.woff2`,
          size: 1,
        })),
      )
      .execute();
    const { status, body } = await upload(pacifico, 'a.woff2');
    expect([status, body['error']]).toEqual([
      409,
      'A site can have at most 40 fonts. Remove fonts that are not used from its files first.',
    ]);
  });
});
