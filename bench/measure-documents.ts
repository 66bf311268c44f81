import { createId } from '../src/lib/id.ts';
import type { OwnerClient } from './owner-client.ts';
import { median, type Measured } from './report.ts';

const FEW = 10;
const MANY = 1000;
const CHANGES = 100;
const SAMPLES = 60;

/** Opening a document and saving one change, with 10 documents of 100 changes each and with 1,000. */
export async function measureDocuments(owner: OwnerClient): Promise<Measured[]> {
  const ids: string[] = [];
  const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/pages', {
    title: 'Bench collection',
    kind: 'collection',
    navigation: 'hidden',
  });
  const grow = async (count: number): Promise<void> => {
    while (ids.length < count) {
      const created = await owner.call<{ entry: { documentId: string } }>('POST', '/api/items', {
        collectionId: entry.documentId,
        title: `Bench ${ids.length}`,
      });
      ids.push(created.entry.documentId);
      await change(owner, created.entry.documentId, CHANGES);
    }
  };
  await grow(FEW);
  const few = await sample(owner, ids);
  await grow(MANY);
  const many = await sample(owner, ids);
  return [
    {
      what: 'opening a document: 1,000 documents against 10',
      value: many.open / few.open,
      unit: '×',
      target: { atMost: 1.25 },
      note: `${few.open.toFixed(2)} and ${many.open.toFixed(2)} ms`,
    },
    {
      what: 'saving a change: 1,000 documents against 10',
      value: many.save / few.save,
      unit: '×',
      target: { atMost: 1.25 },
      note: `${few.save.toFixed(2)} and ${many.save.toFixed(2)} ms`,
    },
  ];
}

async function sample(owner: OwnerClient, ids: readonly string[]): Promise<{ open: number; save: number }> {
  const open: number[] = [];
  const save: number[] = [];
  for (let index = 0; index < SAMPLES; index += 1) {
    const id = ids[(index * 7) % ids.length] ?? '';
    const started = performance.now();
    await owner.call('GET', `/api/documents/${id}`);
    open.push(performance.now() - started);
    save.push(await change(owner, id, 1));
  }
  return { open: median(open), save: median(save) };
}

/** Milliseconds the saving took. */
async function change(owner: OwnerClient, documentId: string, count: number): Promise<number> {
  const { version } = await owner.call<{ version: number }>('GET', `/api/documents/${documentId}`);
  const changes = Array.from({ length: count }, (_, index) => ({
    id: createId(),
    baseVersion: version,
    name: 'Change excerpt',
    gestureId: createId(),
    operations: [{ op: 'set', id: 'settings', field: 'excerpt', value: `${Date.now()} ${index}` }],
  }));
  const started = performance.now();
  await owner.call('POST', `/api/documents/${documentId}/changes`, { clientId: createId(), changes });
  return performance.now() - started;
}
