import { afterEach, beforeEach, expect, it } from 'vitest';
import { followPointer } from './pointer-drag.ts';

let handle: HTMLElement;
let told: string[];

const at = (type: string, x: number, y: number): PointerEvent =>
  new PointerEvent(type, { pointerId: 1, clientX: x, clientY: y, bubbles: true });
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const task = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  handle = document.createElement('div');
  document.body.append(handle);
  // No pointer of the machine is pressed here that could be held.
  handle.setPointerCapture = () => undefined;
  told = [];
  followPointer({
    element: handle,
    event: at('pointerdown', 200, 200),
    onStart: () => told.push('start'),
    onMove: ({ x, y }) => told.push(`${x} ${y}`),
    onEnd: (outcome) => told.push(outcome),
  });
});

afterEach(() => handle.remove());

it('draws once a frame, however often the pointer tells where it is [EDIT-215]', async () => {
  for (let step = 1; step <= 20; step += 1) handle.dispatchEvent(at('pointermove', 200 + step, 210));
  await task();
  await frame();
  await frame();
  const drawn = told.filter((each) => each.endsWith(' 210'));
  expect(told[0]).toBe('start');
  expect(drawn.at(-1)).toBe('220 210');
  expect(drawn.length).toBeLessThanOrEqual(2);
  await frame();
  expect(told.filter((each) => each.endsWith(' 210'))).toHaveLength(drawn.length);
  handle.dispatchEvent(at('pointerup', 220, 210));
});

it('lands where the pointer is let go, also between two frames', () => {
  handle.dispatchEvent(at('pointermove', 240, 240));
  handle.dispatchEvent(at('pointermove', 260, 250));
  handle.dispatchEvent(at('pointerup', 260, 250));
  expect(told.slice(-2)).toEqual(['260 250', 'dropped']);
});

it('takes a press that hardly moves for a click', () => {
  handle.dispatchEvent(at('pointermove', 202, 202));
  handle.dispatchEvent(at('pointerup', 202, 202));
  expect(told).toEqual(['clicked']);
});

it('looks for the place after the frame, and for the last one before it lands [EDIT-215]', async () => {
  const looked: string[] = [];
  handle.dispatchEvent(at('pointerup', 200, 200));
  followPointer({
    element: handle,
    event: at('pointerdown', 200, 200),
    onStart: () => undefined,
    onMove: ({ x }) => looked.push(`moved to ${x}`),
    onLook: ({ x }) => {
      looked.push(`looked at ${x}`);
      return () => looked.push(`showed ${x}`);
    },
    onEnd: (outcome) => looked.push(outcome),
  });
  handle.dispatchEvent(at('pointermove', 240, 200));
  await task();
  await frame();
  await frame();
  expect(looked).toEqual(['moved to 240']);
  await task();
  expect(looked).toEqual(['moved to 240', 'looked at 240']);
  // What is found is shown by a task of its own.
  await task();
  expect(looked).toEqual(['moved to 240', 'looked at 240', 'showed 240']);
  handle.dispatchEvent(at('pointermove', 260, 200));
  handle.dispatchEvent(at('pointerup', 260, 200));
  expect(looked.slice(3)).toEqual(['moved to 260', 'looked at 260', 'dropped']);
});

it('begins a drag in a task of its own, and measures after the frame of it [EDIT-215]', async () => {
  const steps: string[] = [];
  handle.dispatchEvent(at('pointerup', 200, 200));
  followPointer({
    element: handle,
    event: at('pointerdown', 200, 200),
    onStart: () => steps.push('start'),
    onReady: ({ x }) => steps.push(`ready at ${x}`),
    onMove: ({ x }) => steps.push(`moved to ${x}`),
    onEnd: (outcome) => steps.push(outcome),
  });
  handle.dispatchEvent(at('pointermove', 240, 200));
  expect(steps).toEqual([]);
  await task();
  expect(steps).toEqual(['start']);
  await frame();
  expect(steps).toEqual(['start']);
  await frame();
  await task();
  expect(new Set(steps)).toEqual(new Set(['start', 'ready at 240', 'moved to 240']));
  handle.dispatchEvent(at('pointerup', 240, 200));
  expect(steps.at(-1)).toBe('dropped');
});

it('begins no drag that is called off before', async () => {
  handle.dispatchEvent(at('pointermove', 240, 240));
  handle.dispatchEvent(at('pointercancel', 240, 240));
  await task();
  expect(told).toEqual(['cancelled']);
});
