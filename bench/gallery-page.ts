import type { DocumentRecord, DocumentRecords } from '../src/domain/documents/record.ts';
import { createId } from '../src/lib/id.ts';
import { change } from './interactive-page.ts';
import type { OwnerClient } from './owner-client.ts';

/** A page of the demo site with a gallery of many pictures. */
const TAKEN_FROM = '/gallery-autocolumns';

interface Entry {
  readonly documentId: string;
  readonly path: string;
}

interface Slide {
  readonly id: string;
}

/** Publishes a page with one gallery of `count` images: those of the demo site, over and over, each a slide of its own. */
export async function createGalleryPage(
  owner: OwnerClient,
  title: string,
  count: number,
  settings: Readonly<Record<string, unknown>>,
): Promise<string> {
  const sample = await findGallery(owner);
  const slides = (sample['data'] as unknown as { items: readonly Slide[] }).items;
  const items = Array.from({ length: count }, (_, index) => ({
    ...slides[index % slides.length],
    id: `slide-${index}`,
    urlName: `slide-${index}`,
  }));
  const { entry } = await owner.call<{ entry: Entry }>('POST', '/api/pages', {
    title,
    kind: 'page',
    navigation: 'hidden',
  });
  const sectionId = createId();
  await change(owner, entry.documentId, (records) => [
    ...Object.values(records)
      .filter((record) => record.type === 'block' || record.type === 'section')
      .map((record) => ({ op: 'remove' as const, id: record.id })),
    { op: 'put', record: { id: sectionId, type: 'section', order: 'aA', name: '', theme: 'light' } },
    {
      op: 'put',
      record: {
        ...sample,
        id: createId(),
        sectionId,
        desktop: { x: 0, y: 0, w: 24, h: 8 },
        mobile: null,
        data: { items, lightboxAutoplay: 'off', lightboxAutoplaySeconds: 1, ...settings },
      },
    },
  ]);
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
  return entry.path;
}

async function findGallery(owner: OwnerClient): Promise<DocumentRecord> {
  const { entries } = await owner.call<{ entries: Entry[] }>(
    'GET',
    `/api/content?path=${encodeURIComponent(TAKEN_FROM)}`,
  );
  const page = await owner.call<{ records: DocumentRecords }>(
    'GET',
    `/api/documents/${entries[0]?.documentId}`,
  );
  const gallery = Object.values(page.records).find((record) => record['blockType'] === 'gallery');
  if (gallery === undefined) throw new Error(`${TAKEN_FROM} of the demo site has no gallery.`);
  return gallery;
}
