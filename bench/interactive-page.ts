import { createId } from '../src/lib/id.ts';
import type { Operation } from '../src/domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '../src/domain/documents/record.ts';
import type { OwnerClient } from './owner-client.ts';

/** The blocks of the page, by the page of the demo site they are taken from, with how many of each type. */
const TAKEN: readonly (readonly [path: string, blockType: string, count: number])[] = [
  ['/blocks', 'accordion', 2],
  ['/blocks', 'menu', 1],
  ['/blocks', 'booking', 1],
  ['/services', 'reservation', 1],
  ['/services', 'opentable', 1],
  ['/services', 'follow-button', 1],
  ['/blocks', 'donation', 1],
  ['/blocks', 'audio', 1],
  ['/blocks', 'embed', 1],
  ['/forms', 'form', 2],
  ['/newsletter', 'newsletter', 1],
  ['/video', 'video', 3],
  ['/lightbox', 'gallery', 2],
];
/** Markup of the owner's with tooltips, and without scripts of the owner's. */
const TOOLTIPS: DocumentRecord = {
  id: createId(),
  type: 'block',
  blockType: 'code',
  dataVersion: 1,
  data: {
    source: '<p><button type="button" data-tooltip="What it does">Hover</button></p>',
    language: 'html',
    display: 'run',
  },
};
const POSTS = 6;
const BLOCKS_PER_SECTION = 2;
const BOOT_FACTS = /<script[^>]*id="portico-boot-facts"[^>]*>([^<]*)</;

interface Entry {
  readonly documentId: string;
  readonly path: string;
}

/** Publishes a page with 20 blocks that do something in the browser. */
export async function createInteractivePage(owner: OwnerClient): Promise<{ path: string; blocks: number }> {
  const { entry } = await owner.call<{ entry: Entry }>('POST', '/api/pages', {
    title: 'Bench visitor',
    kind: 'page',
    navigation: 'hidden',
  });
  const blocks = [...(await takeBlocks(owner)), await summaryOfPosts(owner), TOOLTIPS];
  await change(owner, entry.documentId, (records) => fill(blocks, records));
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
  return { path: entry.path, blocks: blocks.length };
}

/**
 * Switches on everything else that runs in the browser, for all pages of the site: the cookie banner, a restrictive
 * policy, a pop-up, both bars and blocks that are animated into view.
 */
export async function switchEverythingOn(owner: OwnerClient): Promise<void> {
  await change(owner, await siteDocumentId(owner), () => SITE_RECORDS);
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
}

async function takeBlocks(owner: OwnerClient): Promise<readonly DocumentRecord[]> {
  const taken: DocumentRecord[] = [];
  for (const [path, blockType, count] of TAKEN) {
    const { entries } = await owner.call<{ entries: Entry[] }>(
      'GET',
      `/api/content?path=${encodeURIComponent(path)}`,
    );
    const page = await owner.call<{ records: DocumentRecords }>(
      'GET',
      `/api/documents/${entries[0]?.documentId}`,
    );
    const found = Object.values(page.records).filter((record) => record['blockType'] === blockType);
    if (found.length === 0) throw new Error(`${path} of the demo site has no ${blockType}.`);
    for (let index = 0; index < count; index += 1) taken.push(found[index % found.length] as DocumentRecord);
  }
  return taken;
}

/** A carousel of the newest posts of a collection, which is made for it. */
async function summaryOfPosts(owner: OwnerClient): Promise<DocumentRecord> {
  const { entry } = await owner.call<{ entry: Entry }>('POST', '/api/pages', {
    title: 'Bench posts',
    kind: 'collection',
    navigation: 'hidden',
  });
  for (let number = 1; number <= POSTS; number += 1) {
    const post = await owner.call<{ entry: Entry }>('POST', '/api/items', {
      collectionId: entry.documentId,
      title: `Post ${number}`,
    });
    await change(owner, post.entry.documentId, () => [
      { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
    ]);
  }
  return {
    id: createId(),
    type: 'block',
    blockType: 'summary',
    dataVersion: 1,
    data: {
      collection: { kind: 'page', documentId: entry.documentId },
      variant: 'carousel',
      count: POSTS,
      columns: 3,
      showImage: true,
      showTitle: true,
      showExcerpt: true,
      metadata: 'time-since',
    },
  };
}

function fill(blocks: readonly DocumentRecord[], existing: DocumentRecords): Operation[] {
  const operations: Operation[] = Object.values(existing)
    .filter((record) => record.type === 'block' || record.type === 'section')
    .map((record) => ({ op: 'remove', id: record.id }));
  let sectionId = '';
  for (const [index, block] of blocks.entries()) {
    const slot = index % BLOCKS_PER_SECTION;
    if (slot === 0) {
      sectionId = createId();
      const order = `a${String.fromCodePoint(65 + index / BLOCKS_PER_SECTION)}`;
      operations.push({
        op: 'put',
        record: { id: sectionId, type: 'section', order, name: '', theme: 'light' },
      });
    }
    const desktop = { x: slot * 12, y: 0, w: 12, h: 8 };
    operations.push({
      op: 'put',
      record: { ...block, id: createId(), sectionId, desktop, mobile: null },
    });
  }
  return operations;
}

export async function change(
  owner: OwnerClient,
  documentId: string,
  operationsFor: (records: DocumentRecords) => readonly Operation[],
): Promise<void> {
  const { version, records } = await owner.call<{ version: number; records: DocumentRecords }>(
    'GET',
    `/api/documents/${documentId}`,
  );
  const answer = await owner.call<{ rejected: readonly { message: string }[] }>(
    'POST',
    `/api/documents/${documentId}/changes`,
    {
      clientId: createId(),
      changes: [
        {
          id: createId(),
          baseVersion: version,
          name: 'Prepare the bench',
          gestureId: createId(),
          operations: operationsFor(records),
        },
      ],
    },
  );
  const [rejected] = answer.rejected;
  if (rejected !== undefined) throw new Error(rejected.message);
}

async function siteDocumentId(owner: OwnerClient): Promise<string> {
  const facts = BOOT_FACTS.exec(await owner.read('/config/pages'))?.[1] ?? '{}';
  return (JSON.parse(facts) as { siteDocumentId: string }).siteDocumentId;
}

const SITE_RECORDS: readonly Operation[] = [
  { op: 'set', id: 'cookie-banner', field: 'isCookieBannerEnabled', value: true },
  { op: 'set', id: 'cookie-banner', field: 'isRestrictiveCookiePolicyEnabled', value: true },
  { op: 'set', id: 'popup-overlay', field: 'pages', value: 'all' },
  { op: 'set', id: 'announcement-bar', field: 'isShown', value: true },
  { op: 'set', id: 'mobile-info-bar', field: 'style', value: 'light' },
  { op: 'set', id: 'design', field: 'animations', value: { kind: 'fade', speed: 'fast' } },
];
