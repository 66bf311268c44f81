import axe from 'axe-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { watchTooltips } from './watch-tooltips.ts';

let watching: AbortController;
let button: HTMLElement;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(async () => {
  document.documentElement.lang = 'en';
  document.title = 'Page';
  document.body.innerHTML =
    '<main><h1>Page</h1><button data-tooltip="Opens in the morning">Hours</button> <button>Other</button></main>';
  button = document.querySelector('button') ?? document.body;
  // The mouse of the tests before is somewhere over the page.
  document.documentElement.style.pointerEvents = 'none';
  // The browser tells of its leaving with one of the next frames.
  await frame();
  await frame();
  watching = new AbortController();
  watchTooltips(window, { signal: watching.signal });
  vi.useFakeTimers();
});
afterEach(() => {
  document.documentElement.style.pointerEvents = '';
  watching.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const tooltip = () => document.querySelector<HTMLElement>('.portico-tooltip');
const enter = (target: Element | null, pointerType = 'mouse') => {
  target?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  target?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 100, clientY: 50 }));
};

it('appears after 1200 ms, 250 wide and 15 from the pointer, tied to its element [OVER-122] [OVER-123] [OVER-124] [OVER-126]', async () => {
  enter(button);
  await vi.advanceTimersByTimeAsync(1199);
  expect(tooltip()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  const { left, top, width } = tooltip()?.getBoundingClientRect() ?? {};
  expect([tooltip()?.textContent, left, top, width]).toEqual(['Opens in the morning', 115, 65, 250]);
  expect(button.getAttribute('aria-describedby')).toBe(tooltip()?.id);
  vi.useRealTimers();
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('does not appear when the pointer leaves earlier, and never on touch [OVER-122] [OVER-126]', async () => {
  enter(button);
  await vi.advanceTimersByTimeAsync(1000);
  enter(document.querySelectorAll('button')[1] ?? null);
  await vi.advanceTimersByTimeAsync(5000);
  expect(tooltip()).toBeNull();
  enter(button, 'touch');
  await vi.advanceTimersByTimeAsync(5000);
  expect(tooltip()).toBeNull();
});

it.each([
  ['the pointer leaves', () => enter(document.body)],
  [
    'a key is pressed',
    () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })),
  ],
  ['something is clicked', () => document.body.click()],
  ['the page scrolls', () => document.dispatchEvent(new Event('scroll'))],
] as const)('hides at once when %s [OVER-126]', async (_name, act) => {
  enter(button);
  await vi.advanceTimersByTimeAsync(1200);
  expect(tooltip()).not.toBeNull();
  act();
  expect([tooltip(), button.getAttribute('aria-describedby')]).toEqual([null, null]);
});

it('appears with keyboard focus [OVER-126]', async () => {
  vi.useRealTimers();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(tooltip()?.role).toBe('tooltip');
  await userEvent.tab();
  expect(tooltip()).toBeNull();
});

it('is there for an element that the focus brings into view, until the visitor scrolls [OVER-126]', async () => {
  vi.useRealTimers();
  document.body.style.paddingBlockStart = '3000px';
  const arrived = new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
  await userEvent.tab();
  await arrived;
  expect(tooltip()?.textContent).toBe('Opens in the morning');
  const hasScrolled = new Promise((resolve) =>
    document.addEventListener('scrollend', resolve, { once: true }),
  );
  document.dispatchEvent(new WheelEvent('wheel'));
  window.scrollBy(0, -20);
  await hasScrolled;
  expect(tooltip()).toBeNull();
  document.body.style.paddingBlockStart = '';
});
