import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createReplica } from '#domain/documents/replica.ts';
import { deriveUndoStacks } from '#domain/documents/undo-stack.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { changesSince } from './change-log.ts';
import { loadDocument } from './queries.ts';
import { recordsAtVersion } from './records-at-version.ts';
import { buildPage, buildSite } from './testing/build-site.ts';
import { SimulatedEditor } from './testing/simulated-editor.ts';
import { VirtualTime } from './testing/virtual-time.ts';

const OPERATIONS = 10_000;
const SEED = 20_260_101;

let test: TestServices;
beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());

describe('five editors over a network that breaks', () => {
  it('all see the same in the end, and nothing acknowledged is missing', { timeout: 300_000 }, async () => {
    const { services } = test;
    const site = await buildSite(services);
    const documentId = await buildPage(services, site.siteId, 'Fuzz', 'fuzz');
    const start = await loadDocument(services.db, site.siteId, documentId);
    const time = new VirtualTime(SEED);
    const replica = createReplica(0, start?.records ?? {});
    const editors = ['ann', 'ben', 'cleo', 'dora', 'emil'].map(
      (name) => new SimulatedEditor(name, { services, site, documentId, time, replica }),
    );
    const total = () => editors.reduce((sum, editor) => sum + editor.operations, 0);
    for (const editor of editors) editor.start(() => total() >= OPERATIONS);
    await time.runAll();

    // The network is back for good.
    for (let round = 0; round < 100; round += 1) {
      for (const editor of editors) await editor.send(true);
      if (editors.every((editor) => editor.replica.pending.length === 0)) break;
    }
    for (const editor of editors) await editor.listen();

    const stored = await loadDocument(services.db, site.siteId, documentId);
    const log = (await changesSince(services.db, site.siteId, documentId, 0)).map((sent) => sent.logged);
    expect(total()).toBeGreaterThanOrEqual(OPERATIONS);
    expect(stored?.version).toBe(log.length);
    const ids = new Set(log.map((change) => change.id));
    expect(ids.size).toBe(log.length);
    expect(log.some((change) => change.conflicts.length > 0)).toBe(true);
    for (const editor of editors) {
      expect(editor.replica.pending).toEqual([]);
      expect(editor.replica.version).toBe(log.length);
      expect(editor.replica.view).toEqual(stored?.records);
      expect([...editor.acknowledged].filter((id) => !ids.has(id))).toEqual([]);
      expect([...editor.made].filter((id) => !ids.has(id) && !editor.rejected.has(id))).toEqual([]);
    }
    expect(await recordsAtVersion(services.db, site.siteId, documentId, log.length)).toEqual(stored?.records);
    expect(deriveUndoStacks(log).undo.length).toBeGreaterThan(0);
  });
});
