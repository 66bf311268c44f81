import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newGalleryItem, newGalleryTrack } from '#blocks/gallery/schema.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { JsonObject } from '#lib/json.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { newCollectionRecords, newPageRecords } from '#server/pages/document-templates.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { createSite } from '#server/sites/create-site.ts';
import { findSite } from '#server/sites/queries.ts';
import { registerPublished } from './plugin.ts';

const HOST = 'demo.localhost:8080';
const fileId = createId<'file'>();
const image = {
  fileId,
  path: `/s/images/${fileId}/jug.jpg`,
  width: 300,
  height: 200,
  alt: 'A jug',
  focalPoint: { x: 0.5, y: 0.5 },
};
const jug = { ...newGalleryItem(image), id: 'first', urlName: 'jug' };
const songs = [
  { ...newGalleryTrack('/s/river.mp3', 'River'), urlName: 'river', image },
  newGalleryTrack('/s/hill.mp3', 'Hill'),
];

let test: TestServices;
let app: FastifyInstance;

beforeAll(async () => {
  test = await createTestServices();
  await createSite(test.services, { title: 'Demo', identifier: 'demo', ownerId: null, fill: fillSite });
  app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerPublished] });
  await app.ready();
});

afterAll(async () => {
  await app.close();
  await test.close();
});

async function fillSite(site: SiteId): Promise<void> {
  const { siteDocumentId } = await findSite(test.services.db, site);
  const homeId = createId<'document'>();
  const create = (
    kind: 'site' | 'page' | 'collection',
    id: DocumentId,
    records: Readonly<Record<string, DocumentRecord>>,
  ) =>
    test.services.db
      .transaction()
      .execute((trx) =>
        createDocument(trx, { siteId: site, id, kind, records, authorId: null, name: 'Create' }),
      );
  await create('site', siteDocumentId, {
    settings: { id: 'settings', type: 'settings', title: 'Demo', homePageId: homeId },
  });
  await create('page', homeId, newPageRecords('Start', 'start'));
  await create('page', createId<'document'>(), {
    ...newPageRecords('Work', 'work'),
    s1: { id: 's1', type: 'section', order: 'a' },
    b1: {
      id: 'b1',
      type: 'block',
      blockType: 'gallery',
      sectionId: 's1',
      desktop: { x: 0, y: 0, w: 24, h: 8 },
      mobile: null,
      dataVersion: 2,
      data: { items: [jug], design: 'slideshow' } as unknown as JsonObject,
    },
  });
  const collection = (title: string, type: 'slide-gallery' | 'album', items: readonly unknown[]) => {
    const records = newCollectionRecords(title, title.toLowerCase(), type);
    const { settings } = records;
    const gallery = { ...(settings?.['gallery'] as object), items };
    return create('collection', createId<'document'>(), {
      settings: { ...settings, gallery } as unknown as DocumentRecord,
    });
  };
  await collection('Pots', 'slide-gallery', [jug]);
  await collection('Songs', 'album', songs);
  await publishDocuments(test.services, { siteId: site, documentIds: 'all', authorId: null, name: 'First' });
}

async function visit(url: string) {
  const answer = await app.inject({ method: 'GET', url, headers: { host: HOST } });
  return { status: answer.statusCode, body: answer.body };
}

describe('a gallery', () => {
  it.each(['/work', '/pots'])(
    'adds no address of its own below %s: at the name of a slide stands the page it is on, elsewhere nothing [GAL-05]',
    async (path) => {
      const page = await visit(path);
      const atSlide = await visit(`${path}/jug`);
      expect([page.status, atSlide.status]).toEqual([200, 200]);
      const canonical = `<link rel="canonical" href="http://${HOST}${path}">`;
      expect(page.body.replaceAll('"/>', '">')).toContain(canonical);
      expect(atSlide.body.replaceAll('"/>', '">')).toContain(canonical);
      for (const name of ['other', 'jug/1', 'slides', 'gallery', 'b1']) {
        expect((await visit(`${path}/${name}`)).status, name).toBe(404);
      }
      const { body: sitemap } = await visit('/sitemap.xml');
      expect(sitemap).toContain(`${path}</loc>`);
      expect(sitemap).not.toContain('jug');
    },
  );

  it.each(['/gallery', '/galleries', '/slides/jug', '/lightbox', '/jug'])(
    'has nothing at %s [GAL-05]',
    async (path) => {
      expect((await visit(path)).status).toBe(404);
    },
  );
});

describe('an album', () => {
  it('shows its tracks in their order in the design of a gallery, with the script that plays one after the other [CONT-103]', async () => {
    const { status, body } = await visit('/songs');
    expect(status).toBe(200);
    expect(body).toContain('<h1>Songs</h1>');
    expect(body).toContain('data-design="list"');
    const tracks = [...body.matchAll(/<audio [^>]*src="([^"]+)" aria-label="([^"]+)"/g)].map((found) =>
      found.slice(1),
    );
    expect(tracks).toEqual([
      ['/s/river.mp3', 'River'],
      ['/s/hill.mp3', 'Hill'],
    ]);
    expect(body).toMatch(/<script[^>]* src=/);
  });

  it('answers at the name of a track [CONT-103]', async () => {
    expect((await visit('/songs/river')).status).toBe(200);
    expect((await visit('/songs/lake')).status).toBe(404);
  });
});
