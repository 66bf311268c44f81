import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { JsonObject } from '#lib/json.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { pageStyles } from '#site/page-styles.ts';
import { openTestCanvas, type TestCanvas } from '../canvas/testing/open-test-canvas.tsx';
import { createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import type { Rectangle } from '../grid/grid-geometry.ts';
import { blockElement, rectangleOf } from '../grid/measure.ts';
import { dragBlock } from './drag-block.ts';

let canvas: TestCanvas;

async function open(section: DocumentRecord, blocks: readonly DocumentRecord[]): Promise<void> {
  await page.viewport(1280, 900);
  const style = document.createElement('style');
  style.textContent = pageStyles({ design: parseDesign(undefined), blockTypes: ['button', 'spacer'] });
  document.head.append(style);
  canvas = await openTestCanvas([section, ...blocks]);
}

afterEach(async () => {
  await canvas.close();
  document.head.lastElementChild?.remove();
});

function block(id: string, blockType: string, desktop: GridBox, data: JsonObject = {}): DocumentRecord {
  return {
    id,
    type: 'block',
    blockType,
    sectionId: 's',
    desktop: { ...desktop },
    mobile: null,
    dataVersion: 1,
    data,
  };
}

const button = (id: string, desktop: GridBox, buttonText: string, alignment: string) =>
  block(id, 'button', desktop, { buttonText, alignment });

const placeOf = (id: string): Rectangle => {
  const element = blockElement(document, id);
  if (element === null) throw new Error(`There is no block ${id}.`);
  return rectangleOf(element);
};

/** What is nearer than this is not seen: parts of pixels that browsers round. */
const TOLERANCE_PX = 1;

const distanceOf = (a: Rectangle, b: Rectangle): number =>
  Math.max(...(['left', 'top', 'width', 'height'] as const).map((side) => Math.abs(a[side] - b[side])));

/** Drags a block by so much; gives where the preview showed it at last, and where it lies then. */
async function drag(id: string, by: { readonly x: number; readonly y: number }) {
  const element = blockElement(document, id);
  if (element === null) throw new Error(`There is no block ${id}.`);
  // No pointer of the machine is pressed here that could be held.
  element.setPointerCapture = () => undefined;
  const ui = createCanvasUi();
  const from = rectangleOf(element);
  const at = (type: string, x: number, y: number) =>
    new PointerEvent(type, {
      pointerId: 1,
      clientX: from.left + 5 + x,
      clientY: from.top + 5 + y,
      altKey: true,
    });
  const { store, edit, actions } = canvas;
  const event = at('pointerdown', 0, 0);
  dragBlock({ canvas: { frame: document, ui }, store, edit, actions, blockId: id, element, event });
  element.dispatchEvent(at('pointermove', by.x, by.y));
  await expect.poll(() => ui.getState().preview).not.toBeNull();
  const shown = ui.getState().preview?.targets[0];
  await act(async () => {
    element.dispatchEvent(at('pointerup', by.x, by.y));
    await expect.poll(() => ui.getState().isDragging).toBe(false);
  });
  if (shown === undefined) throw new Error('There is no preview.');
  return { away: distanceOf(shown, placeOf(id)), lies: placeOf(id) };
}

it.each(['top', 'middle', 'bottom'])(
  'is where a block lies that makes a section grow whose content stands at its %s, or shrink [EDIT-178]',
  async (verticalAlign) => {
    await open({ ...sectionRecord('s', 'V'), height: 'large', verticalAlign }, [
      block('one', 'spacer', { x: 0, y: 0, w: 12, h: 4 }),
      block('two', 'spacer', { x: 0, y: 5, w: 12, h: 4 }),
    ]);
    for (const y of [96, 120, -72, 400, -500]) {
      const { away } = await drag('two', { x: 0, y });
      expect(away, `dragged by ${y}`).toBeLessThanOrEqual(TOLERANCE_PX);
    }
  },
);

it.each(['left', 'center', 'right'])(
  'is where a button lies that is dropped beside others aligned %s, as wide as its words [EDIT-178, EDIT-220]',
  async (alignment) => {
    await open(sectionRecord('s', 'V'), [
      button('one', { x: 0, y: 0, w: 6, h: 2 }, 'Yes', alignment),
      button('two', { x: 6, y: 0, w: 6, h: 2 }, 'Perhaps not', alignment),
      button('three', { x: 0, y: 6, w: 6, h: 2 }, 'Later', alignment),
    ]);
    const { top, width: columns } = placeOf('three');
    const { away, lies } = await drag('three', {
      x: 12 * (columns / 6) + 20,
      y: placeOf('one').top - top,
    });
    expect(away).toBeLessThanOrEqual(TOLERANCE_PX);
    expect(lies.width).toBeLessThan(columns * 0.8);
  },
);
