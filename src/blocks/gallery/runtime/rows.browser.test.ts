import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GalleryData } from '../schema.ts';
import {
  atRest,
  isRunning,
  linked,
  picture,
  PICTURES,
  showGallery,
  type ShownGallery,
  video,
} from './testing/show-gallery.ts';

let block: ShownGallery | null = null;
afterEach(() => {
  block?.unmount();
  block = null;
});

async function show(
  changes: Partial<GalleryData>,
  width = 600,
  isMotionReduced = true,
): Promise<ShownGallery> {
  block?.unmount();
  block = await showGallery(changes, {
    isMotionReduced,
    prepare: (root) => {
      root.style.inlineSize = `${width}px`;
    },
  });
  await isRunning(block);
  return block;
}

const MEDIA = '.portico-slide-media';
const mediaOf = (slide: HTMLElement | undefined): HTMLElement => {
  const media = slide?.querySelector<HTMLElement>(MEDIA);
  if (media == null) throw new Error('no media');
  return media;
};

describe('a strip', () => {
  const strip = (changes: Partial<GalleryData> = {}) => show({ design: 'slider', ...changes });

  it('has one current slide, which a click on another one changes [GAL-167] [GAL-170]', async () => {
    const { slides, shown } = await strip();
    expect(slides.map((slide) => slide.ariaCurrent)).toEqual(['true', null, null, null]);
    mediaOf(slides[2]).click();
    await expect.poll(shown).toEqual(['vase']);
    expect(slides.map((slide) => slide.ariaCurrent)).toEqual([null, null, 'true', null]);
  });

  it.each([
    [undefined, 'jug', 'GAL-166'],
    ['next', 'jug', 'GAL-163'],
    ['previous', 'cup', 'GAL-164'],
    ['nothing', 'bowl', 'GAL-165'],
  ] as const)(
    'set to %s, a click on the current slide leads to the %s [%s]',
    async (activeSlideClick, name, _id) => {
      const { slides, shown } = await strip({ activeSlideClick });
      mediaOf(slides[0]).click();
      await expect.poll(shown).toEqual([name]);
    },
  );

  it.each([
    ['{Enter}', 'GAL-168'],
    [' ', 'GAL-169'],
  ])('%s on a focused slide does what a click does [%s]', async (key, _id) => {
    const { slides, shown } = await strip();
    mediaOf(slides[2]).focus();
    await userEvent.keyboard(key);
    await expect.poll(shown).toEqual(['vase']);
    await atRest();
    await userEvent.keyboard(key);
    await expect.poll(shown).toEqual(['cup']);
  });

  it('keeps videos inactive but the current one [GAL-171]', async () => {
    const { slides, shown, button } = await strip({
      items: [...PICTURES.slice(0, 1), video('film'), ...PICTURES.slice(1)],
    });
    await vi.waitUntil(() => slides[1]?.querySelector('.video-overlay')?.role === 'button');
    expect(mediaOf(slides[1]).inert).toBe(true);
    slides[1]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(shown).toEqual(['film']);
    expect(mediaOf(slides[1]).inert).toBe(false);
    expect(slides[1]?.querySelector('video[controls]')).toBeNull();
    button('Next').click();
    await expect.poll(shown).toEqual(['jug']);
    expect(mediaOf(slides[1]).inert).toBe(true);
  });

  it.each([
    ['left', 0],
    [undefined, 100],
    ['right', 200],
  ] as const)(
    'aligned %s has its current slide there [GAL-172] [GAL-173] [GAL-175]',
    async (alignment, distance) => {
      const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => picture(name, 400, 300));
      const { slides, container, shown } = await strip({
        items,
        vSize: 10,
        captions: 'none',
        ...(alignment === undefined ? {} : { 'active-alignment': alignment }),
      });
      slides[3]?.querySelector<HTMLElement>(MEDIA)?.click();
      await expect.poll(shown).toEqual(['d']);
      const [slide, row] = [slides[3]?.getBoundingClientRect(), container.getBoundingClientRect()];
      // 600 px wide and so 300 px high: each slide is 400 px wide.
      expect((slide?.left ?? 0) - row.left).toBeCloseTo(distance, 0);
    },
  );

  it('glides in 0.5 s and takes no other move meanwhile [GAL-80] [GAL-177]', async () => {
    block?.unmount();
    const frames: FrameRequestCallback[] = [];
    const request = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((run) => frames.push(run));
    const { button, status, container } = await show({ design: 'slider' }, 600, false);
    const run = (ms: number): void => frames.splice(0).forEach((frame) => frame(ms));
    button('Next').click();
    run(1000);
    button('Next').click();
    expect(status()).toBe('2 of 4');
    run(1499);
    const before = container.scrollLeft;
    button('Next').click();
    expect(status()).toBe('2 of 4');
    run(1500);
    expect(container.scrollLeft).toBeGreaterThanOrEqual(before);
    await vi.waitUntil(() => {
      button('Next').click();
      return status() === '3 of 4';
    });
    request.mockRestore();
  });

  it('goes on by one for each turn of a wheel sideways', async () => {
    const { container, shown } = await strip();
    container.dispatchEvent(new WheelEvent('wheel', { deltaX: 300, cancelable: true }));
    container.dispatchEvent(new WheelEvent('wheel', { deltaX: 200, cancelable: true }));
    await expect.poll(shown).toEqual(['jug']);
  });

  it('follows the link of its current slide only [GAL-37] [GAL-167]', async () => {
    const { slides, shown } = await strip({ items: [...PICTURES, linked('shop', '#gallery-strip')] });
    mediaOf(slides[4]).click();
    await expect.poll(shown).toEqual(['shop']);
    expect(location.hash).toBe('');
    mediaOf(slides[4]).click();
    expect(location.hash).toBe('#gallery-strip');
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is accessible', async () => {
    const { root } = await strip({ items: [...PICTURES, video('film'), linked('shop', '#x')] });
    const { violations } = await axe.run(root);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('a carousel', () => {
  const SEVEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => picture(name));
  const carousel = (changes: Partial<GalleryData> = {}, width = 780) =>
    show({ design: 'carousel', items: SEVEN, captions: 'none', ...changes }, width);
  const first = ({ slides, container }: ShownGallery): string => {
    const { left } = container.getBoundingClientRect();
    return slides.find((slide) => slide.getBoundingClientRect().left > left - 2)?.dataset['slide'] ?? '';
  };

  it('moves by groups of three, stays at its ends and disables the button there [GAL-181] [GAL-183] [GAL-184] [GAL-185] [GAL-190] [GAL-86] [GAL-89]', async () => {
    const opened = await carousel();
    const { button, status, container } = opened;
    const disabled = () =>
      ['Previous', 'Next'].map((name) => [
        button(name).ariaDisabled,
        button(name).classList.contains('portico-disabled'),
      ]);
    const ends: string[] = [];
    for (const type of ['reachedBeginning', 'reachedEnd'])
      container.addEventListener(type, () => ends.push(type));
    expect([status(), disabled()]).toEqual([
      '1 of 3',
      [
        ['true', true],
        ['false', false],
      ],
    ]);
    button('Previous').click();
    expect([status(), ends]).toEqual(['1 of 3', ['reachedBeginning']]);
    button('Next').click();
    await vi.waitUntil(() => first(opened) === 'd');
    expect([status(), disabled()]).toEqual([
      '2 of 3',
      [
        ['false', false],
        ['false', false],
      ],
    ]);
    await atRest();
    button('Next').click();
    await vi.waitUntil(() => status() === '3 of 3');
    expect(disabled()).toEqual([
      ['false', false],
      ['true', true],
    ]);
    await atRest();
    button('Next').click();
    expect([status(), ends]).toEqual(['3 of 3', ['reachedBeginning', 'reachedEnd']]);
  });

  it('has no buttons where all slides fit into one group [GAL-182]', async () => {
    const { root } = await carousel({ items: SEVEN.slice(0, 3) });
    expect(root.querySelector<HTMLElement>('.portico-gallery-controls')?.checkVisibility()).toBe(false);
  });

  it.each([
    [479, 5, '1 of 4', 'GAL-187'],
    [480, 5, '1 of 3', 'GAL-188'],
    [723, 5, '1 of 3', 'GAL-188'],
    [724, 5, '1 of 2', 'GAL-188'],
    [400, 1, '1 of 7', 'GAL-187'],
  ])(
    '%i px wide, in a wider window, with %i per row stands at %s [GAL-189] [%s]',
    async (width, slidesPerRow, standing, _id) => {
      expect((await carousel({ slidesPerRow }, width)).status()).toBe(standing);
    },
  );

  it('lays itself out again 100 ms after a resize and keeps its slides [GAL-209] [GAL-211]', async () => {
    const opened = await carousel();
    opened.button('Next').click();
    await vi.waitUntil(() => first(opened) === 'd');
    opened.root.style.inlineSize = '400px';
    await vi.waitUntil(() => opened.status() === '2 of 4');
    await vi.waitUntil(() => first(opened) === 'c');
    const { violations } = await axe.run(opened.root);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
