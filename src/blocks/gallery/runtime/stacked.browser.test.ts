import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { GalleryData } from '../schema.ts';
import {
  linked,
  NAMES,
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
  vi.restoreAllMocks();
});

type Changes = Partial<GalleryData>;

async function show(changes: Changes = {}, isMotionReduced = true): Promise<ShownGallery> {
  block?.unmount();
  block = await showGallery(changes, { isMotionReduced });
  await vi.waitUntil(() => block?.root.querySelector('.portico-gallery-controls'));
  return block;
}

const clickAt = (slide: HTMLElement | undefined, share: number): void => {
  if (slide === undefined) throw new Error('no slide');
  const { left, top, width, height } = slide.getBoundingClientRect();
  const target = document.elementFromPoint(left + width * share, top + height / 2);
  target?.dispatchEvent(
    new MouseEvent('click', {
      clientX: left + width * share,
      clientY: top + height / 2,
      bubbles: true,
      cancelable: true,
      detail: 1,
    }),
  );
};
const frames = (element: Element | undefined, property: string): (string | undefined)[] =>
  (element?.getAnimations()[0]?.effect as KeyframeEffect | undefined)
    ?.getKeyframes()
    .map((frame) => (frame as Record<string, string>)[property]) ?? [];

describe('a slideshow', () => {
  it('shows one slide, the others lie hidden behind it; its buttons lead round [GAL-19] [GAL-82] [GAL-84]', async () => {
    const { shown, button, slides } = await show();
    expect(shown()).toEqual(['bowl']);
    await userEvent.click(button('Previous'));
    await vi.waitUntil(() => shown()[0] === 'cup');
    await userEvent.click(button('Next'));
    await vi.waitUntil(() => shown()[0] === 'bowl');
    expect(slides.map((slide) => slide.getBoundingClientRect().height > 0 && !slide.hidden)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('says politely where it stands, and has named controls of at least 44 px [GAL-24]', async () => {
    const { root, button, status, slides } = await show();
    const live = root.querySelector('.portico-gallery-status');
    expect([status(), live?.ariaLive]).toEqual(['1 of 4', 'polite']);
    await userEvent.click(button('Next'));
    await vi.waitUntil(() => status() === '2 of 4');
    for (const name of ['Previous', 'Next']) {
      const { width, height } = button(name).getBoundingClientRect();
      expect([width, height]).toEqual([44, 44]);
    }
    expect(slides.map(({ ariaLabel }) => ariaLabel)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    const { violations } = await axe.run(root);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it.each(['bottom', 'top', 'top-left', 'top-right', 'bottom-left'] as const)(
    'says where it stands beside the words of the slide, not over them: words at the %s [GAL-56]',
    async (position) => {
      const items = PICTURES.map((item) => ({ ...item, title: 'A bowl with a long name' }));
      const { root, slides } = await show({ items, captions: 'overlay', 'meta-position': position });
      const counter = root.querySelector('.portico-gallery-status')?.getBoundingClientRect();
      const words = slides[0]?.querySelector('.portico-slide-meta')?.getBoundingClientRect();
      if (counter === undefined || words === undefined) throw new Error('no words');
      expect(counter.height).toBeGreaterThan(0);
      expect(counter.bottom <= words.top || counter.top >= words.bottom).toBe(true);
    },
  );

  it('takes no other move while slides change, in the time of 1 s [GAL-80] [GAL-140] [GAL-153]', async () => {
    const { shown, button, slides, status } = await show({}, false);
    button('Next').click();
    button('Next').click();
    expect(status()).toBe('2 of 4');
    const [fading] = slides[1]?.getAnimations() ?? [];
    expect(fading?.effect?.getTiming().duration).toBe(1000);
    expect(frames(slides[1], 'opacity')).toEqual(['0', '1']);
    expect(slides[0]?.hidden).toBe(false);
    fading?.finish();
    await vi.waitUntil(() => slides[0]?.hidden === true);
    button('Next').click();
    expect(status()).toBe('3 of 4');
    slides[2]?.getAnimations()[0]?.finish();
    await vi.waitUntil(() => shown()[0] === 'vase');
  });

  it.each([
    ['scroll', {}, 'GAL-143] [GAL-144] [GAL-160', ['600px', '0px'], ['0px', '-600px'], 400],
    ['scroll', { scrollDirection: 'vertical' }, 'GAL-143', ['0px 400px', '0px'], ['0px', '0px -400px'], 400],
    ['swipe', {}, 'GAL-145] [GAL-161] [GAL-162', ['600px', '0px'], ['0px', '-600px'], 400],
    ['new-swipe', {}, 'GAL-153', ['600px', '0px'], ['0px', '-600px'], 1000],
  ] as const)(
    'with the transition %s %j moves both slides [%s]',
    async (transition, changes, _ids, comes, goes, ms) => {
      const { button, slides } = await show({ transition, ...changes }, false);
      await vi.waitUntil(() => (slides[0]?.offsetHeight ?? 0) > 0);
      button('Next').click();
      await vi.waitUntil(() => (slides[1]?.getAnimations().length ?? 0) > 0);
      expect([frames(slides[1], 'translate'), frames(slides[0], 'translate')]).toEqual([comes, goes]);
      expect(slides[1]?.getAnimations()[0]?.effect?.getTiming().duration).toBe(ms);
    },
  );

  it.each([
    ['scroll', {}, ['-600px', '0px'], ['0px', '600px']],
    ['scroll', { scrollDirection: 'vertical' }, ['0px -400px', '0px'], ['0px', '0px 400px']],
    ['swipe', {}, ['-600px', '0px'], ['0px', '600px']],
    ['new-swipe', {}, ['-600px', '0px'], ['0px', '600px']],
  ] as const)(
    'with the transition %s %j goes the other way back [GAL-87]',
    async (transition, changes, comes, goes) => {
      const { button, slides } = await show({ transition, ...changes }, false);
      await vi.waitUntil(() => (slides[0]?.offsetHeight ?? 0) > 0);
      button('Previous').click();
      await vi.waitUntil(() => (slides[3]?.getAnimations().length ?? 0) > 0);
      expect([frames(slides[3], 'translate'), frames(slides[0], 'translate')]).toEqual([comes, goes]);
    },
  );

  it('with ken-burns zooms the slides by 1.075, in and out by turns [GAL-141]', async () => {
    const { button, slides } = await show({ transition: 'ken-burns', 'autoplay-duration': 3 }, false);
    const zoom = (index: number) => {
      const image = slides[index]?.querySelector('img');
      return image
        ?.getAnimations()
        .map((each) => (each.effect as KeyframeEffect).getKeyframes().map(({ scale }) => scale));
    };
    expect(zoom(0)).toEqual([['1', '1.075']]);
    button('Next').click();
    await vi.waitUntil(() => (slides[1]?.getAnimations().length ?? 0) > 0);
    expect(zoom(1)).toEqual([['1.075', '1']]);
  });

  it('without motion changes at once [GAL-109]', async () => {
    const { button, slides, shown } = await show({ transition: 'ken-burns' });
    button('Next').click();
    await vi.waitUntil(() => shown()[0] === 'jug');
    expect(slides.flatMap((slide) => slide.getAnimations({ subtree: true }))).toEqual([]);
  });

  it('is as high as its current slide [GAL-154]', async () => {
    const { button, container } = await show(
      { items: [picture('wide', 300, 100), picture('high', 100, 100)] },
      false,
    );
    expect(container.offsetHeight).toBe(200);
    button('Next').click();
    await vi.waitUntil(() => container.getAnimations().length > 0);
    expect(frames(container, 'height')).toEqual(['200px', '600px']);
    for (const animation of container.getAnimations({ subtree: true })) animation.finish();
    await vi.waitUntil(() => container.offsetHeight === 600);
  });

  it('fetches the images before and after the current one, and no others [GAL-151] [GAL-152]', async () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((name) => picture(name));
    const { slides, button } = await show({ items });
    const shown = () => slides.map((slide) => slide.offsetWidth > 0);
    expect(shown()).toEqual([true, true, false, false, true]);
    button('Next').click();
    await vi.waitUntil(() => shown()[2] === true);
    expect(shown()).toEqual([true, true, true, false, false]);
  });
});

describe('a click', () => {
  it.each([
    [undefined, 0.2, 'jug', 'GAL-134'],
    ['next', 0.2, 'jug', 'GAL-131'],
    ['previous', 0.8, 'cup', 'GAL-132'],
    ['halves', 0.4, 'cup', 'GAL-133'],
    ['halves', 0.6, 'jug', 'GAL-133'],
  ] as const)(
    'set to %s, at %f of the width, shows the %s [%s]',
    async (clickBehaviour, share, name, _id) => {
      const { shown, slides } = await show({ clickBehaviour });
      clickAt(slides[0], share);
      await expect.poll(shown).toEqual([name]);
    },
  );

  it('on a slide with an address goes there [GAL-135]', async () => {
    const { slides, status } = await show({
      items: [linked('shop', '#gallery-shop'), ...PICTURES],
      captions: 'none',
    });
    await userEvent.click(slides[0]?.querySelector('a') ?? document.body);
    expect([location.hash, status()]).toEqual(['#gallery-shop', '1 of 5']);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('on a link inside the slide is left to the link [GAL-138]', async () => {
    const { slides, status } = await show();
    const link = document.createElement('a');
    link.href = '#gallery-inside';
    link.textContent = 'More';
    slides[0]?.append(link);
    link.click();
    expect([location.hash, status()]).toEqual(['#gallery-inside', '1 of 4']);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('on a video plays it and changes nothing [GAL-01] [GAL-139]', async () => {
    const { slides, status } = await show({ items: [video('film'), ...PICTURES] });
    await vi.waitUntil(() => slides[0]?.querySelector('.video-overlay')?.role === 'button');
    await userEvent.click(slides[0]?.querySelector('.video-overlay') ?? document.body);
    await vi.waitUntil(() => slides[0]?.querySelector('video[controls]') !== null);
    expect(status()).toBe('1 of 5');
  });

  it('opens the lightbox where that is on, at the slide [GAL-36] [GAL-37]', async () => {
    const opened = await show({
      lightbox: true,
      items: [picture('bowl'), linked('shop', '#x'), picture('jug')],
    });
    opened.button('Previous').click();
    await vi.waitUntil(() => opened.shown()[0] === 'jug');
    clickAt(opened.slides[2], 0.5);
    await vi.waitUntil(() => opened.lightboxes.length === 1);
    expect(opened.lightboxes.map(({ index, items }) => [index, items.length])).toEqual([[1, 2]]);
    expect(opened.status()).toBe('3 of 3');
  });
});

it('leaves the slides as the server wrote them when it ends [GAL-25]', async () => {
  const opened = await show();
  const { gallery, container } = opened;
  opened.button('Next').click();
  opened.unmount();
  expect([gallery.dataset['running'], gallery.querySelector('button'), gallery.role]).toEqual([
    undefined,
    null,
    null,
  ]);
  expect([...container.children].map((slide) => (slide as HTMLElement).hidden)).toEqual(
    NAMES.map(() => false),
  );
});
