import { expect, it } from 'vitest';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { parseClipboard } from './clipboard-content.ts';
import { copySyncedInstance, pastedContent } from './copy-synced.ts';

const SYNCED = 'a'.repeat(24);
const SITE = 'b'.repeat(24);
const instance: DocumentRecord = {
  id: 'p1',
  type: 'section',
  order: 'A',
  anchor: '',
  syncedId: SYNCED,
  overrides: { b1_text: 'Here' },
};
const shown = {
  section: { id: 'p1', type: 'section', order: 'A', anchor: '', theme: 'dark' } as DocumentRecord,
  blocks: [
    {
      id: 'n1',
      type: 'block',
      blockType: 'text',
      sectionId: 'p1',
      desktop: { x: 0, y: 0, w: 8, h: 2 },
      mobile: null,
      dataVersion: 1,
      data: { text: 'Here' },
    } as DocumentRecord,
  ],
};
/** As it comes back from the clipboard. */
const copied = parseClipboard(JSON.stringify(copySyncedInstance(instance, shown, SITE)));

it('a copied place of a synced section is another place on its own site [EDIT-206]', () => {
  if (copied === null) throw new Error('the clipboard was not read');
  expect(copied.siteId).toBe(SITE);
  expect(pastedContent(copied, true)).toMatchObject({ sections: [instance], blocks: [] });
  expect(pastedContent(copied, true).sections[0]).not.toHaveProperty('theme');
});

it('is an ordinary section where that synced section cannot stand [EDIT-206]', () => {
  if (copied === null) throw new Error('the clipboard was not read');
  const pasted = pastedContent(copied, false);
  expect(pasted.sections[0]).toMatchObject({ id: 'p1', theme: 'dark' });
  expect(pasted.sections[0]).not.toHaveProperty('syncedId');
  expect(pasted.sections[0]).not.toHaveProperty('overrides');
  expect(pasted.blocks).toEqual(shown.blocks);
});

it('leaves a copy of ordinary sections as it is', () => {
  const content = { portico: 1, sections: [shown.section], blocks: shown.blocks } as const;
  expect(pastedContent(content, true)).toBe(content);
});
