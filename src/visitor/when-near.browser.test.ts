import { afterEach, expect, it } from 'vitest';
import { whenNear } from './when-near.ts';

afterEach(() => {
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

/** A block in view, one far below it, and what ran; runs end when `arrive` is called. */
function twoBlocks(isUrgent: (root: HTMLElement) => boolean = () => false) {
  document.body.innerHTML = `<div data-block-type="near"><a href="#near">Near</a></div>
    <div style="height: 5000px"></div>
    <div data-block-type="far"><a href="#far">Far</a> <button type="button">Press</button></div>`;
  const roots = [...document.querySelectorAll<HTMLElement>('[data-block-type]')];
  const ran: string[] = [];
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const run = (root: HTMLElement): Promise<void> => {
    ran.push(root.dataset['blockType'] ?? '');
    return arrived;
  };
  whenNear(window, roots, run, isUrgent);
  return { ran, arrive };
}

const far = () => document.querySelector<HTMLElement>('[data-block-type=far] button');

it('runs for what is near, and for the rest once it is scrolled to [BLK-02] [DATA-50]', async () => {
  const { ran } = twoBlocks();
  await expect.poll(() => ran).toEqual(['near']);
  far()?.scrollIntoView();
  await expect.poll(() => ran).toEqual(['near', 'far']);
});

it('runs at once for what is urgent, and never twice', async () => {
  const { ran } = twoBlocks((root) => root.dataset['blockType'] === 'far');
  expect(ran).toEqual(['far']);
  await expect.poll(() => ran).toEqual(['far', 'near']);
  far()?.scrollIntoView();
  far()?.focus();
  far()?.click();
  expect(ran).toEqual(['far', 'near']);
});

it('runs for what gets the focus without being scrolled to', () => {
  const { ran } = twoBlocks();
  far()?.focus({ preventScroll: true });
  expect(ran).toEqual(['far']);
});

it('keeps a press that comes too early, and presses again once the run has ended', async () => {
  const { ran, arrive } = twoBlocks();
  await expect.poll(() => ran).toEqual(['near']);
  let presses = 0;
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => {
    event.preventDefault();
    presses += 1;
  });
  link?.click();
  expect([presses, location.hash]).toEqual([0, '']);
  arrive();
  await expect.poll(() => presses).toBe(1);
  link?.click();
  expect(presses).toBe(2);
});
