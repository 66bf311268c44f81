import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { editText } from '../commands/edit-text.ts';
import { moveBlock } from '../commands/move-block.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { renderCounts, resetRenderCounts } from './render-counter.ts';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';

function block(index: number): DocumentRecord {
  return {
    id: `block-${index}`,
    type: 'block',
    blockType: 'text',
    sectionId: index % 2 === 0 ? 's1' : 's2',
    desktop: { x: 0, y: index * 2, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: { text: richTextOf(`Text ${index}`) as never, size: 'normal' },
  };
}

let store: DocumentStore;
let host: HTMLElement;
let canvas: TestCanvas;

beforeEach(async () => {
  canvas = await openTestCanvas([
    sectionRecord('s1', 'V'),
    sectionRecord('s2', 'W'),
    ...Array.from({ length: 60 }, (_unused, index) => block(index)),
  ]);
  ({ store, host } = canvas);
});
afterEach(() => canvas.close());

it('renders only the block that is typed in, of 60 on the page', async () => {
  expect(host.querySelectorAll('.portico-block')).toHaveLength(60);
  resetRenderCounts();
  await act(async () => store.run(editText('block-7', 'text', richTextOf('Changed'))));
  expect([...renderCounts()]).toEqual([['block-7', 1]]);
  expect(host.textContent).toContain('Changed');
});

it('renders only the block that is moved on the desktop grid and keeps its place on phones', async () => {
  await act(async () =>
    store.run({
      name: 'Pin',
      operations: Array.from({ length: 60 }, (_unused, index) => ({
        op: 'set' as const,
        id: `block-${index}`,
        field: 'mobile',
        value: { x: 0, y: index, w: 8, h: 1 },
      })),
    }),
  );
  resetRenderCounts();
  await act(async () =>
    store.run(
      moveBlock(store.getState().view, 'block-7', { sectionId: 's2', box: { x: 3, y: 14, w: 12, h: 2 } }),
    ),
  );
  expect([...renderCounts().keys()]).toEqual(['block-7']);
});

it('gives every block a name and a place in the tab order while editing [EDIT-79]', () => {
  const first = host.querySelector<HTMLElement>('[data-block="block-0"]');
  expect(first?.tabIndex).toBe(0);
  expect(first?.getAttribute('aria-label')).toBe('Text block');
  expect(first?.firstElementChild?.hasAttribute('inert')).toBe(true);
});
