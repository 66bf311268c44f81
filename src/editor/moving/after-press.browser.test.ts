import { expect, it } from 'vitest';
import { afterPress } from './after-press.ts';

const task = () => new Promise((resolve) => setTimeout(resolve));

it('leaves what a press asks for to the task after it, and does it once [EDIT-215]', async () => {
  let done = 0;
  afterPress(document.body, () => (done += 1));
  expect(done).toBe(0);
  await task();
  window.dispatchEvent(new KeyboardEvent('keydown'));
  expect(done).toBe(1);
});

it.each(['keydown', 'pointerdown'])('does it before a %s that comes earlier, and once', async (type) => {
  const order: string[] = [];
  const listen = () => order.push(type);
  document.addEventListener(type, listen, { once: true });
  afterPress(document.body, () => order.push('done'));
  document.dispatchEvent(new Event(type, { bubbles: true }));
  expect(order).toEqual(['done', type]);
  await task();
  expect(order).toEqual(['done', type]);
});
