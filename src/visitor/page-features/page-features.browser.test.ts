import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import animationStyles from '#site/styles/animations.css?inline';
import { fitTexts } from './fit-texts.ts';
import { showSaveButtons } from './show-save-buttons.ts';
import { refreshTimes } from './refresh-times.ts';
import { watchAnimations } from './watch-animations.ts';

let end: () => void = () => undefined;
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

it('refreshes relative times every 5000 ms [BLK-110]', () => {
  vi.useFakeTimers();
  const start = Date.parse('2026-01-01T00:00:00Z');
  let now = start;
  document.body.innerHTML = `<time data-time-since datetime="2026-01-01T00:00:00Z">1 January</time>`;
  const text = () => document.querySelector('time')?.textContent;
  end = refreshTimes(window, () => now);
  expect(text()).toBe('just now');
  now = start + 5000;
  vi.advanceTimersByTime(4999);
  expect(text()).toBe('just now');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('about 5 seconds ago');
});

it('warns of a date that is none and keeps the server’s text [BLK-114] [BLK-116]', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  document.body.innerHTML = `<time data-time-since datetime="soon">Some day</time>`;
  end = refreshTimes(window);
  expect(document.querySelector('time')?.textContent).toBe('Some day');
  expect(warn).toHaveBeenCalledWith('Time since an invalid date: soon');
});

it('shrinks a text to its place, marks it when it is small, and works it out again after a resize [BLK-105] [BLK-106] [BLK-107] [BLK-109]', async () => {
  await page.viewport(1000, 600);
  document.body.innerHTML =
    '<h1 data-fit-text style="inline-size: 40vw; font-size: 40px; overflow: hidden">A title that is rather long</h1><h1 style="inline-size: 1px; font-size: 40px">Another</h1>';
  const [title, other] = document.querySelectorAll('h1');
  const size = (element: Element | undefined) =>
    element === undefined ? 0 : Number.parseFloat(getComputedStyle(element).fontSize);
  end = fitTexts(window);
  const wide = size(title);
  expect(wide).toBeLessThan(40);
  expect(title?.scrollWidth).toBeLessThanOrEqual(title?.clientWidth ?? 0);
  expect([title?.classList.contains('minimum-font'), size(other)]).toEqual([false, 40]);
  await page.viewport(240, 600);
  await expect.poll(() => size(title)).toBe(11);
  expect(title?.classList.contains('minimum-font')).toBe(true);
  await page.viewport(1000, 600);
  await expect.poll(() => size(title)).toBe(wide);
});

function blocks(): readonly Element[] {
  document.body.innerHTML =
    '<div class="portico-block" style="block-size: 100px">In view</div><div class="portico-block" style="block-size: 100px; margin-block-start: 3000px">Below</div>';
  return [...document.querySelectorAll('.portico-block')];
}

const loaded = (elements: readonly Element[]) =>
  elements.map((element) => element.classList.contains('animation-loaded'));

it('gives a block its class once it is visible enough, and never takes it away [BLK-46] [BLK-50]', async () => {
  const all = blocks();
  end = watchAnimations(window);
  await expect.poll(() => loaded(all)).toEqual([true, false]);
  all[1]?.scrollIntoView();
  await expect.poll(() => loaded(all)).toEqual([true, true]);
});

it('watches at the thresholds 0, 0.1, 0.25, 0.5 and 1 [BLK-47]', () => {
  blocks();
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe');
  end = watchAnimations(window);
  const thresholds = observe.mock.contexts.map((observer) =>
    (observer as IntersectionObserver).thresholds.map((part) => Number(part.toFixed(3))),
  );
  expect(thresholds).toEqual([
    [0, 0.1, 0.25, 0.5, 1],
    [0, 0.1, 0.25, 0.5, 1],
  ]);
});

it('lasts 0.3 s and shrinks to 0.94 where the owner’s animation sets nothing else [BLK-49]', () => {
  const style = document.createElement('style');
  style.textContent = animationStyles;
  document.body.append(style);
  document.body.dataset['animation'] = 'scale';
  const [first] = blocks();
  document.body.append(style);
  const shown = getComputedStyle(first as Element);
  expect([Number.parseFloat(shown.transitionDuration), Number(shown.scale)]).toEqual([0.3, 0.94]);
  delete document.body.dataset['animation'];
});

it('hides nothing without scripts, in print and with reduced motion [BLK-51]', () => {
  const style = document.createElement('style');
  style.textContent = animationStyles;
  document.body.append(style);
  const rules = [...(style.sheet?.cssRules ?? [])];
  expect(rules.map((rule) => (rule instanceof CSSMediaRule ? rule.conditionText : rule.cssText))).toEqual([
    'screen and (scripting: enabled) and (prefers-reduced-motion: no-preference)',
  ]);
});

it('puts a save button over the pictures of image and gallery blocks, beside their links [BLK-77]', () => {
  const image = '<img src="/s/images/a.jpg" alt="A bowl" style="inline-size: 300px; block-size: 200px">';
  document.body.innerHTML = `<div data-block-type="image"><figure><a href="#x">${image}</a><figcaption>The kiln</figcaption></figure></div><div data-block-type="text">${image}</div><div data-block-type="gallery"><img src="/b.jpg" alt="" style="inline-size: 90px"></div>`;
  end = showSaveButtons(window);
  const [link, ...others] = document.querySelectorAll<HTMLAnchorElement>('.portico-save');
  expect(others).toEqual([]);
  expect(link?.parentElement?.localName).toBe('figure');
  const query = new URL(link?.href ?? '').searchParams;
  expect([query.get('url'), query.get('media'), query.get('description')]).toEqual([
    location.href,
    new URL('/s/images/a.jpg', location.href).href,
    'The kiln',
  ]);
});
