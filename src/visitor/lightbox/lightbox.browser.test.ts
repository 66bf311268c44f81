import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LightboxItem, LightboxSet, OpenLightbox } from '#blocks/lightbox-set.ts';
import { createCloseTargets } from '../close-targets.ts';
import { fetchWords, wordsReady } from '../page-words.ts';
import { createGallery } from './create-gallery.ts';
import { openLightbox } from './open-lightbox.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect width="300" height="200" fill="red"/></svg>')}`;
let media: Record<string, boolean>;
let lightbox: OpenLightbox | null;

beforeEach(() => {
  media = { '(prefers-reduced-motion: reduce)': true };
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query in media ? ({ matches: media[query] === true } as MediaQueryList) : real(query),
  );
  document.documentElement.lang = 'en';
  document.title = 'Work';
  document.body.innerHTML = '<main><h1>Work</h1><a href="#slide">Slide</a></main>';
  document.querySelector('a')?.focus();
});
afterEach(async () => {
  await lightbox?.close();
  lightbox = null;
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function item(name: string, caption = ''): LightboxItem {
  const content = document.createElement('img');
  Object.assign(content, { src: PICTURE, alt: name, width: 300, height: 200 });
  return { content, meta: { id: name, url: '', name, caption } };
}

function open(changes: Partial<LightboxSet> = {}): void {
  const items = [item('Bowl', 'Rim bowl, 2024'), item('Jug'), item('Vase')];
  lightbox = openLightbox({ window, closeTargets: createCloseTargets() }, { items, index: 0, ...changes });
}

const shown = () => document.querySelector('.lightbox-item:not([hidden]) img')?.getAttribute('alt');
const dialog = () => document.querySelector<HTMLDialogElement>('.portico-lightbox');
const clickAt = (x: number, target: Element | null | undefined) =>
  target?.dispatchEvent(new MouseEvent('click', { clientX: x, clientY: 300, bubbles: true, detail: 1 }));
const image = () => document.querySelector('.lightbox-item:not([hidden]) img');

it('shows a set of items, dark and called Gallery until told otherwise [OVER-79] [OVER-84] [OVER-85]', async () => {
  open({ index: 1 });
  expect([shown(), dialog()?.ariaLabel, dialog()?.dataset['theme']]).toEqual(['Jug', 'Gallery', 'dark']);
  const ground = document.querySelector('.lightbox-ground');
  expect(ground && getComputedStyle(ground).opacity).toBe('0.95');
  await lightbox?.close();
  open({ theme: 'light', title: 'Pots' });
  expect([dialog()?.ariaLabel, dialog()?.dataset['theme']]).toEqual(['Pots', 'light']);
});

it('has its words in the language of the site, and English ones in any other [DATA-69]', async () => {
  fetchWords('de-AT');
  await wordsReady();
  open();
  const names = () =>
    [...document.querySelectorAll('.portico-lightbox button')].map((each) => each.ariaLabel);
  expect([dialog()?.ariaLabel, ...names()]).toEqual([
    'Galerie',
    'Bildtext',
    'Anhalten',
    'Schließen',
    'Zurück',
    'Weiter',
  ]);
  expect(document.querySelector('.lightbox-status')?.textContent).toBe('1 von 3');
  await lightbox?.close();
  fetchWords('xx');
  await wordsReady();
  open();
  expect([dialog()?.ariaLabel, names().at(-1)]).toEqual(['Gallery', 'Next']);
});

it('leaves 100 px around the item [OVER-87]', () => {
  open();
  const picture = image();
  expect(picture && getComputedStyle(picture).maxWidth).toBe(`${window.innerWidth - 200}px`);
});

it('fades in overlay then content, and out in reverse [OVER-88] [OVER-89]', async () => {
  media = { '(prefers-reduced-motion: reduce)': false };
  const fades: unknown[] = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function animate(
    this: Element,
    keyframes,
    options,
  ) {
    const { duration, delay } = options as KeyframeAnimationOptions;
    fades.push([this.className, keyframes, duration, delay ?? 0]);
    return { finished: Promise.resolve() } as unknown as Animation;
  });
  open();
  await lightbox?.close();
  expect(fades).toEqual([
    ['lightbox-ground', { opacity: [0, 0.95] }, 350, 0],
    ['lightbox-content', { opacity: [0, 1] }, 600, 350],
    ['lightbox-content', { opacity: 0 }, 600, 0],
    ['lightbox-ground', { opacity: 0 }, 350, 0],
  ]);
});

it('moves between its items in 0.6 s, and at once for who prefers reduced motion [OVER-87]', async () => {
  const durations = () =>
    [...document.querySelectorAll('.lightbox-item')].map((each) =>
      each.getAnimations().map(({ effect }) => effect?.getTiming().duration),
    );
  media = { '(prefers-reduced-motion: reduce)': false };
  open();
  document.querySelector<HTMLElement>('[aria-label=Next]')?.click();
  expect(durations()).toEqual([[600], [600], []]);
  media = { '(prefers-reduced-motion: reduce)': true };
  await lightbox?.close();
  open();
  document.querySelector<HTMLElement>('[aria-label=Next]')?.click();
  expect([durations(), shown()]).toEqual([[[], [], []], 'Jug']);
});

it.each([
  ['its button', 'OVER-90', () => userEvent.click(page.getByRole('button', { name: 'Close' }))],
  ['Escape', 'OVER-92', () => userEvent.keyboard('{Escape}')],
  ['a click beside the item', 'OVER-91', () => clickAt(4, document.querySelector('.lightbox-track'))],
] as const)('is closed by %s and gives the focus back to the slide [OVER-93] [%s]', async (_by, _id, act) => {
  const link = document.querySelector('a');
  open({ slideOf: () => link });
  expect(document.documentElement.style.overflow).toBe('hidden');
  await act();
  await expect.poll(dialog).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(document.documentElement.style.overflow).toBe('');
});

it('moves by its buttons, loops, and keeps the focus on the button [OVER-94] [OVER-101] [OVER-108]', async () => {
  open();
  const next = page.getByRole('button', { name: 'Next' });
  await userEvent.click(next);
  await userEvent.click(next);
  expect(shown()).toBe('Vase');
  await userEvent.click(next);
  expect(shown()).toBe('Bowl');
  expect(document.activeElement?.ariaLabel).toBe('Next');
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  expect([shown(), document.querySelector('.lightbox-status')?.textContent]).toEqual(['Vase', '3 of 3']);
});

it('moves by the arrow keys, at most once in 200 ms, and the focus goes along [OVER-95] [OVER-96] [OVER-115]', () => {
  open();
  const codes: Record<string, number> = { ArrowLeft: 37, ArrowRight: 39 };
  let now = 1000;
  const press = (key: string, later: number) => {
    now += later;
    const event = new KeyboardEvent('keydown', { key, keyCode: codes[key] ?? 0, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: now });
    document.activeElement?.dispatchEvent(event);
  };
  press('ArrowRight', 0);
  press('ArrowRight', 199);
  expect(shown()).toBe('Jug');
  expect(document.activeElement?.ariaLabel).toBe('Jug, 2 of 3');
  press('ArrowRight', 1);
  expect(shown()).toBe('Vase');
  press('ArrowLeft', 200);
  expect(shown()).toBe('Jug');
});

it('moves by the half of the screen that is clicked, never at the edge [OVER-97] [OVER-98] [OVER-99]', () => {
  open();
  const width = window.innerWidth;
  clickAt(width * 0.75, image());
  expect(shown()).toBe('Jug');
  clickAt(width * 0.25, image());
  clickAt(width * 0.01, image());
  clickAt(width * 0.99, image());
  expect(shown()).toBe('Bowl');
});

it('fades its arrows in over 500 ms when the pointer moves [OVER-100]', async () => {
  open();
  const arrow = document.querySelector('.lightbox-arrow');
  const style = arrow && getComputedStyle(arrow);
  expect([style?.opacity, style?.transitionProperty, style?.transitionDuration]).toEqual([
    '0',
    'opacity',
    '0.5s',
  ]);
  dialog()?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', bubbles: true }));
  await expect.poll(() => arrow?.getAnimations().length).toBe(1);
  const [fade] = arrow?.getAnimations() ?? [];
  expect(fade?.effect?.getComputedTiming().duration).toBe(500);
  fade?.pause();
  for (const [time, opacity] of [
    [0, '0'],
    [499, expect.stringMatching(/^0\.9/)],
    [500, '1'],
  ] as const) {
    if (fade) fade.currentTime = time;
    expect(style?.opacity).toEqual(opacity);
  }
});

it('draws the caption under the pointer and with keyboard focus; it always describes the item [OVER-102] [OVER-107]', async () => {
  open();
  const figure = document.querySelector<HTMLElement>('.lightbox-item');
  const caption = document.querySelector('.lightbox-caption');
  expect(figure?.getAttribute('aria-describedby')).toBe(caption?.id);
  (document.querySelector<HTMLElement>('.lightbox-bar button:last-child') ?? document.body).focus();
  const opacity = () => caption && getComputedStyle(caption).opacity;
  expect(opacity()).toBe('0');
  await userEvent.hover(page.getByRole('img', { name: 'Bowl' }));
  await expect.poll(opacity).toBe('0.95');
  await userEvent.hover(page.getByRole('button', { name: 'Close' }));
  await expect.poll(opacity).toBe('0');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  figure?.focus();
  await expect.poll(opacity).toBe('0.95');
});

it('has nothing for axe to find, dark and light', async () => {
  for (const theme of ['dark', 'light'] as const) {
    open({ theme });
    dialog()?.setAttribute('data-pointer', '');
    dialog()?.setAttribute('data-captions', '');
    const { violations } = await axe.run(document.body);
    expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`)).toEqual([]);
    await lightbox?.close();
  }
});

it('moves on by itself after 1000 ms, stands still under the pointer, and can be stopped [OVER-113] [OVER-115] [OVER-120]', async () => {
  media = { '(prefers-reduced-motion: reduce)': false };
  vi.useFakeTimers();
  open({ autoplay: { isRandom: false } });
  await vi.advanceTimersByTimeAsync(999);
  expect(shown()).toBe('Bowl');
  await vi.advanceTimersByTimeAsync(1);
  const current = () => document.querySelector('.lightbox-status')?.textContent;
  expect(current()).toBe('2 of 3');
  document.querySelectorAll('.lightbox-item')[1]?.dispatchEvent(new PointerEvent('pointerenter'));
  await vi.advanceTimersByTimeAsync(5000);
  expect(current()).toBe('2 of 3');
  document.querySelectorAll('.lightbox-item')[1]?.dispatchEvent(new PointerEvent('pointerleave'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(current()).toBe('2 of 3');
  await vi.advanceTimersByTimeAsync(1);
  expect(current()).toBe('3 of 3');
  document.querySelector<HTMLElement>('[aria-label=Pause]')?.click();
  await vi.advanceTimersByTimeAsync(5000);
  expect(current()).toBe('3 of 3');
  document.querySelector<HTMLElement>('[aria-label=Play]')?.click();
  await vi.advanceTimersByTimeAsync(1000);
  expect(current()).toBe('1 of 3');
});

it('does not move by itself for who prefers reduced motion, and at random where asked [OVER-114]', async () => {
  vi.useFakeTimers();
  open({ autoplay: { isRandom: true } });
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown()).toBe('Bowl');
  void lightbox?.close();
  media = { '(prefers-reduced-motion: reduce)': false };
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  open({ autoplay: { isRandom: true, timeoutMs: 3000 } });
  await vi.advanceTimersByTimeAsync(3000);
  expect([...document.querySelectorAll('.lightbox-status')].at(-1)?.textContent).toBe('3 of 3');
  vi.useRealTimers();
});

describe('on phones', () => {
  beforeEach(() => {
    media['(hover: none) and (pointer: coarse)'] = true;
  });

  it('is scrolled through, without arrows and without an end that leads to the beginning [OVER-103] [OVER-105] [OVER-106]', async () => {
    open();
    expect(document.querySelectorAll('.lightbox-arrow:not([hidden])')).toHaveLength(0);
    const track = document.querySelector('.lightbox-track');
    track?.scrollBy({ left: window.innerWidth, behavior: 'instant' });
    await expect.poll(() => document.querySelector('.lightbox-status')?.textContent).toBe('2 of 3');
    dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    await expect.poll(() => document.querySelector('.lightbox-status')?.textContent).toBe('3 of 3');
    track?.scrollBy({ left: 5 * window.innerWidth, behavior: 'instant' });
    expect(track?.scrollLeft).toBe(2 * window.innerWidth);
  });

  it('shows and hides the caption by a toggle [OVER-104]', async () => {
    open();
    (document.activeElement as HTMLElement | null)?.blur();
    const caption = document.querySelector('.lightbox-caption');
    const toggle = page.getByRole('button', { name: 'Caption' });
    expect(caption && getComputedStyle(caption).opacity).toBe('0');
    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
    expect(caption && getComputedStyle(caption).opacity).toBe('0.95');
    await userEvent.click(toggle);
    expect(caption && getComputedStyle(caption).opacity).toBe('0');
  });

  it('is closed by a touch beside the picture', async () => {
    open();
    clickAt(10, document.querySelector('.lightbox-item'));
    await expect.poll(dialog).toBeNull();
  });
});

describe('its gallery', () => {
  const options = (changes: object) => ({
    window,
    container: document.createElement('div'),
    slides: [document.createElement('div'), document.createElement('div')],
    design: 'stacked',
    index: 0,
    loops: false,
    isMotionReduced: () => true,
    shown: () => undefined,
    ...changes,
  });

  it('throws without a container and for a design there is not [OVER-116] [OVER-117]', () => {
    expect(() => createGallery(options({ container: null }))).toThrow('Gallery container not found');
    expect(() => createGallery(options({ design: 'spiral' }))).toThrow('Gallery design spiral not found');
  });

  it('disables the button that would move past an end, and moves with a direction [OVER-110] [OVER-111] [OVER-112] [OVER-121]', () => {
    const buttons = { previous: document.createElement('button'), next: document.createElement('button') };
    const changes: unknown[] = [];
    const gallery = createGallery(
      options({ buttons, shown: (index: number, direction: unknown) => changes.push([index, direction]) }),
    );
    const marks = () => Object.values(buttons).map((each) => [each.className, each.ariaDisabled]);
    expect(marks()).toEqual([
      ['disabled', 'true'],
      ['', 'false'],
    ]);
    gallery.move(1);
    gallery.move(1);
    expect(marks()).toEqual([
      ['', 'false'],
      ['disabled', 'true'],
    ]);
    gallery.move(-1);
    expect(changes).toEqual([
      [0, null],
      [1, 'forward'],
      [0, 'reverse'],
    ]);
    gallery.destroy();
  });
});
