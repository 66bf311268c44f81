import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { CanvasContext, createCanvasUi, type CanvasUi } from '../canvas-ui/canvas-ui.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import { CanvasOverlay } from './canvas-overlay.tsx';
import { openTestCanvas, type TestCanvas } from './testing/open-test-canvas.tsx';

const COUNT = 30;
const ids = Array.from({ length: COUNT }, (_unused, index) => `block-${index}`);

function block(id: string, index: number): DocumentRecord {
  return {
    id,
    type: 'block',
    blockType: 'text',
    sectionId: 's1',
    desktop: { x: 0, y: index * 2, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: { text: richTextOf(`Text ${index}`) as never, size: 'normal' },
  };
}

let canvas: TestCanvas;
let ui: CanvasUi;

beforeEach(async () => {
  ui = createCanvasUi();
  canvas = await openTestCanvas([sectionRecord('s1', 'V'), ...ids.map(block)], {
    around: (layout) => (
      <CanvasContext value={{ frame: document, ui }}>
        {layout}
        <CanvasOverlay />
      </CanvasContext>
    ),
  });
});
afterEach(() => canvas.close());

const overlay = (): ShadowRoot => {
  const root = document.querySelector('[data-portico-overlay]')?.shadowRoot;
  if (!root) throw new Error('Nothing is drawn over the page.');
  return root;
};
const outlines = () => [...overlay().querySelectorAll<HTMLElement>('.chosen')];
const frames = async (count: number): Promise<void> => {
  for (let left = count; left > 0; left -= 1) {
    await act(async () => {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
  }
};

// Fetched when a second block is selected.
beforeEach(async () => {
  await import('../multi-select/several-selection.tsx');
});

async function select(blockIds: readonly string[]): Promise<void> {
  await act(async () => canvas.edit.select({ kind: 'blocks', blockIds }));
  await frames(1);
  await expect.poll(() => outlines().length).toBe(blockIds.length);
  await frames(3);
}

it('draws one outline more when one block more is selected, and leaves the others as they are [EDIT-215]', async () => {
  await select(ids.slice(0, -1));
  const before = outlines();
  const written = new Set<Node>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) written.add(target);
  });
  for (const outline of before) observer.observe(outline, { attributes: true });
  await select(ids);
  expect(outlines().slice(0, -1)).toEqual(before);
  expect([...written]).toEqual([]);
  const added = outlines().at(-1)?.getBoundingClientRect();
  const last = document.querySelector(`[data-block="${ids.at(-1)}"]`)?.getBoundingClientRect();
  expect([added?.top, added?.height]).toEqual([last?.top, last?.height]);
  observer.disconnect();
});

it('keeps the outlines while the blocks are dragged, and shows none of them [EDIT-215]', async () => {
  await select(ids);
  const before = outlines();
  await act(async () => ui.setState({ isDragging: true }));
  expect(outlines()).toEqual(before);
  expect(before.some((outline) => outline.checkVisibility())).toBe(false);
  await act(async () => ui.setState({ isDragging: false }));
  expect(before.every((outline) => outline.checkVisibility())).toBe(true);
});

it('outlines the block that is pointed at, unless it is selected', async () => {
  await select(ids.slice(0, 2));
  const isOutlined = () => overlay().querySelector('.hover') !== null;
  await act(async () => ui.setState({ hoveredBlockId: 'block-5' }));
  expect(isOutlined()).toBe(true);
  await act(async () => ui.setState({ hoveredBlockId: 'block-1' }));
  expect(isOutlined()).toBe(false);
});
