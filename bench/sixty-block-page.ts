import { createId } from '../src/lib/id.ts';
import type { Operation } from '../src/domain/documents/operation.ts';
import type { DocumentRecord, DocumentRecords } from '../src/domain/documents/record.ts';
import type { OwnerClient } from './owner-client.ts';

interface Opened {
  readonly version: number;
  readonly records: DocumentRecords;
}

/**
 * Makes a page with 60 mixed blocks by repeating the blocks of the site's own pages, so that their data is that of a
 * real template whatever the block types are.
 */
export async function createSixtyBlockPage(
  owner: OwnerClient,
  title: string,
  blocksPerSection = BLOCKS_PER_SECTION,
): Promise<{ documentId: string; path: string }> {
  const { entries } = await owner.call<{ entries: { documentId: string; kind: string }[] }>(
    'GET',
    '/api/content?kind=page',
  );
  const samples: DocumentRecord[] = [];
  for (const entry of entries) {
    const page = await owner.call<Opened>('GET', `/api/documents/${entry.documentId}`);
    samples.push(...Object.values(page.records).filter((record) => record.type === 'block'));
  }
  // In an order that is the same each time: ids are random, and with them the order of records.
  const inOrder = samples.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  const byType = [...Map.groupBy(inOrder, (record) => JSON.stringify(record['blockType']))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, blocks]) => blocks);
  const { entry } = await owner.call<{ entry: { documentId: string; path: string } }>('POST', '/api/pages', {
    title,
    kind: 'page',
    navigation: 'hidden',
  });
  const page = await owner.call<Opened>('GET', `/api/documents/${entry.documentId}`);
  await owner.call('POST', `/api/documents/${entry.documentId}/changes`, {
    clientId: createId(),
    changes: [
      {
        id: createId(),
        baseVersion: page.version,
        name: 'Fill the page',
        gestureId: createId(),
        operations: fill(byType, Object.values(page.records), blocksPerSection),
      },
    ],
  });
  return entry;
}

function sizeOf(record: DocumentRecord): number {
  return JSON.stringify(record['data']).length;
}

const BLOCKS = 60;
const BLOCKS_PER_SECTION = 6;

function fill(
  byType: readonly (readonly DocumentRecord[])[],
  existing: readonly DocumentRecord[],
  blocksPerSection: number,
): Operation[] {
  const operations: Operation[] = existing
    .filter((record) => record.type === 'block' || record.type === 'section')
    .map((record) => ({ op: 'remove', id: record.id }));
  let sectionId = '';
  for (let index = 0; index < BLOCKS; index += 1) {
    if (index % blocksPerSection === 0) {
      sectionId = createId();
      operations.push({
        op: 'put',
        record: {
          id: sectionId,
          type: 'section',
          order: `a${String.fromCodePoint(65 + index / blocksPerSection)}`,
          name: '',
          theme: index % 12 === 0 ? 'white' : 'light',
          background: { kind: 'theme' },
          height: 'auto',
          width: 'wide',
          verticalAlign: 'top',
          anchor: '',
        },
      });
    }
    const kind = byType[index % byType.length] ?? [];
    const sample = kind[Math.floor(index / byType.length) % kind.length];
    if (sample === undefined) throw new Error('The site has no blocks to repeat.');
    const slot = index % blocksPerSection;
    operations.push({
      op: 'put',
      record: {
        ...sample,
        id: createId(),
        sectionId,
        desktop: { x: (slot % 3) * 8, y: Math.floor(slot / 3) * 8, w: 8, h: 8 },
        mobile: null,
      },
    });
  }
  return operations;
}
