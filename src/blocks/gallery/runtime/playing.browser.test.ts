import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GalleryData } from '../schema.ts';
import { createGallery, type GalleryOptions } from './create-gallery.ts';
import { readGallery } from './read-gallery.ts';
import {
  atRest,
  isRunning,
  NAMES,
  PICTURES,
  showGallery,
  type ShownGallery,
  video,
} from './testing/show-gallery.ts';

const OWN_ADDRESS = location.href;
let blocks: ShownGallery[] = [];
beforeEach(() => window.scrollTo(0, 0));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const block of blocks) block.unmount();
  blocks = [];
  document.querySelector('.filler')?.remove();
  history.replaceState(null, '', OWN_ADDRESS);
});

async function show(changes: Partial<GalleryData> = {}, isMotionReduced = false): Promise<ShownGallery> {
  const block = await showGallery(changes, { isMotionReduced });
  blocks.push(block);
  await isRunning(block);
  return block;
}

/** Without waiting for it: what moves is at its end. */
async function finishMotion({ container }: ShownGallery): Promise<void> {
  for (const animation of container.getAnimations({ subtree: true })) animation.finish();
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(0);
}

/** By the real clock: `expect.poll` would put a fake one forward. */
const realTimeout = window.setTimeout.bind(window);
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => realTimeout(resolve, 10));
}

describe('autoplay', () => {
  async function play(changes: Partial<GalleryData> = {}): Promise<ShownGallery> {
    const block = await showGallery({ autoplay: true, ...changes }, { isMotionReduced: false });
    blocks.push(block);
    return block;
  }
  const corner = document.createElement('div');
  corner.style.cssText = 'position:fixed;inset:auto 0 0 auto;width:4px;height:4px;z-index:99';
  // The mouse of the tests before is somewhere over the page, and would hold the gallery up.
  beforeEach(async () => {
    document.body.append(corner);
    await userEvent.hover(corner);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => corner.remove());
  const wait = async (block: ShownGallery, ms: number): Promise<void> => {
    await vi.advanceTimersByTimeAsync(ms);
    await finishMotion(block);
  };
  const started = async (changes: Partial<GalleryData> = {}): Promise<ShownGallery> => {
    const block = await play(changes);
    await until(() => block.root.querySelector('[data-plays="true"]') !== null);
    return block;
  };

  it('goes on after every 5 s and round the end, without saying so [GAL-102] [GAL-103] [GAL-84]', async () => {
    const block = await started();
    const { shown, root } = block;
    expect(root.querySelector('.portico-gallery-status')?.ariaLive).toBe('off');
    await wait(block, 4999);
    expect(shown()).toEqual(['bowl']);
    await wait(block, 1);
    expect(shown()).toEqual(['jug']);
    for (const name of ['vase', 'cup', 'bowl']) {
      await wait(block, 5000);
      expect(shown()).toEqual([name]);
    }
  });

  it('waits as long as its owner says [GAL-104]', async () => {
    const block = await started({ 'autoplay-duration': 2 });
    await wait(block, 1999);
    expect(block.shown()).toEqual(['bowl']);
    await wait(block, 1);
    expect(block.shown()).toEqual(['jug']);
  });

  it.each([
    ['the slides', ({ container }: ShownGallery) => container, 'GAL-105'],
    ['its controls', ({ root }: ShownGallery) => root.querySelector('.portico-gallery-controls'), 'GAL-106'],
  ])(
    'pauses while the pointer is over %s, then waits 1 s and a full time [GAL-116] [%s]',
    async (_what, find, _id) => {
      const block = await started();
      find(block)?.dispatchEvent(new PointerEvent('pointerenter'));
      await wait(block, 60_000);
      expect(block.shown()).toEqual(['bowl']);
      find(block)?.dispatchEvent(new PointerEvent('pointerleave'));
      await wait(block, 5999);
      expect(block.shown()).toEqual(['bowl']);
      await wait(block, 1);
      expect(block.shown()).toEqual(['jug']);
    },
  );

  it('does not pause for the pointer on a mobile device [GAL-107] [GAL-214] [GAL-215]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Some MOBILE browser');
    const block = await started();
    block.container.dispatchEvent(new PointerEvent('pointerenter'));
    await wait(block, 5000);
    expect(block.shown()).toEqual(['jug']);
  });

  it('in random order shows every slide once before any comes back [GAL-110] [GAL-111]', async () => {
    const block = await started({ random: true });
    const seen = block.shown();
    for (let turn = 0; turn < 3; turn += 1) {
      await wait(block, 5000);
      seen.push(...block.shown());
    }
    expect(seen.toSorted()).toEqual([...NAMES].toSorted());
  });

  it('stops and starts by its button [GAL-123]', async () => {
    const block = await started();
    block.button('Pause').click();
    await wait(block, 60_000);
    expect(block.shown()).toEqual(['bowl']);
    block.button('Play').click();
    await wait(block, 5000);
    expect(block.shown()).toEqual(['jug']);
  });

  it('waits again after a move of the visitor’s own [GAL-116]', async () => {
    const block = await started();
    await wait(block, 4000);
    block.button('Next').click();
    await finishMotion(block);
    await wait(block, 5999);
    expect(block.shown()).toEqual(['jug']);
    await wait(block, 1);
    expect(block.shown()).toEqual(['vase']);
  });

  it('pauses while a video shows, and goes on when it is over or closed [GAL-112] [GAL-113]', async () => {
    const block = await started({ items: [video('film'), ...PICTURES] });
    await until(() => block.slides[0]?.querySelector('.video-overlay')?.role === 'button');
    block.slides[0]?.querySelector<HTMLElement>('.video-overlay')?.click();
    await until(() => block.slides[0]?.querySelector('video[controls]') !== null);
    await wait(block, 60_000);
    expect(block.shown()).toEqual(['film']);
    block.slides[0]?.querySelector('video[controls]')?.dispatchEvent(new Event('ended'));
    await wait(block, 6000);
    expect(block.shown()).toEqual(['bowl']);
    block.button('Previous').click();
    await finishMotion(block);
    block.slides[0]?.querySelector<HTMLElement>('.video-overlay')?.click();
    block.button('Next').click();
    await finishMotion(block);
    expect(block.slides[0]?.querySelector('video[controls]')).toBeNull();
    await wait(block, 6000);
    expect(block.shown()).toEqual(['jug']);
  });

  it('stops at the last slide without looping, until the visitor moves [GAL-117] [GAL-85]', async () => {
    const block = await started({ design: 'carousel', slidesPerRow: 2 });
    await wait(block, 5000);
    await until(() => block.status() === '2 of 2');
    const plays = (): string | undefined =>
      block.root.querySelector<HTMLElement>('[data-plays]')?.dataset['plays'];
    // While the groups move, by the real clock, nothing else is done.
    while (plays() === 'true') {
      await new Promise((resolve) => realTimeout(resolve, 20));
      await wait(block, 5000);
    }
    expect([plays(), block.status()]).toEqual(['false', '2 of 2']);
    await wait(block, 60_000);
    expect(block.status()).toBe('2 of 2');
    block.button('Previous').click();
    expect([plays(), block.status()]).toEqual(['true', '1 of 2']);
  });

  it.each([
    [
      'the address says nomotion=true',
      () => history.replaceState(null, '', '?nomotion=true'),
      'GAL-98] [GAL-108',
    ],
  ])('is off where %s [%s]', async (_what, prepare, _id) => {
    prepare();
    const block = await play();
    await until(() => block.root.querySelector('.portico-gallery-controls') !== null);
    await wait(block, 60_000);
    expect(block.shown()).toEqual(['bowl']);
    expect(block.root.querySelector<HTMLElement>('[data-plays]')?.hidden).toBe(true);
  });

  it('is off for who prefers reduced motion [GAL-108] [GAL-109]', async () => {
    const block = await showGallery({ autoplay: true }, { isMotionReduced: true });
    blocks.push(block);
    await until(() => block.root.querySelector('.portico-gallery-controls') !== null);
    await wait(block, 60_000);
    expect(block.shown()).toEqual(['bowl']);
  });
});

describe('the arrow keys', () => {
  it('lead back and on [GAL-118] [GAL-119]', async () => {
    const { shown } = await show({}, true);
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(shown).toEqual(['jug']);
    await atRest();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(shown).toEqual(['bowl']);
  });

  it.each(['<input>', '<textarea></textarea>', '<p contenteditable>Text</p>'])(
    'leave %s alone [GAL-120]',
    async (markup) => {
      const { root, status } = await show({}, true);
      const container = document.createElement('div');
      container.innerHTML = markup;
      root.append(container);
      container.querySelector<HTMLElement>('*')?.focus();
      await userEvent.keyboard('{ArrowRight}');
      expect(status()).toBe('1 of 4');
    },
  );

  it('do nothing while slides change, off screen, and with autoplay on [GAL-121] [GAL-122] [GAL-123]', async () => {
    const moving = await show();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    expect(moving.status()).toBe('2 of 4');
    moving.unmount();
    const playing = await show({ autoplay: true });
    await userEvent.keyboard('{ArrowRight}');
    expect(playing.status()).toBe('1 of 4');
    playing.unmount();
    const away = await show({}, true);
    away.root.style.marginBlockStart = '3000px';
    window.scrollTo(0, 0);
    await userEvent.keyboard('{ArrowRight}');
    expect(away.status()).toBe('1 of 4');
  });

  it('move one gallery: that with the focus, else that nearest the middle of the window [GAL-124]', async () => {
    const [upper, lower] = [await show({}, true), await show({}, true)];
    await page.viewport(800, 1000);
    lower.root.style.marginBlockStart = '100px';
    await userEvent.keyboard('{ArrowRight}');
    expect([upper.status(), lower.status()]).toEqual(['1 of 4', '2 of 4']);
    await atRest();
    upper.button('Next').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect([upper.status(), lower.status()]).toEqual(['2 of 4', '2 of 4']);
  });
});

describe('the address of the page', () => {
  it('follows the slides where the option is on, replaced and not pushed [GAL-91] [GAL-92] [GAL-93] [GAL-97]', async () => {
    history.replaceState(null, '', '/work?tag=x');
    const { length } = history;
    const { button, shown } = await show({ updateAddress: true }, true);
    expect(location.pathname + location.search).toBe('/work?tag=x');
    button('Next').click();
    await expect.poll(shown).toEqual(['jug']);
    expect([location.pathname + location.search, history.length]).toEqual(['/work/jug-url?tag=x', length]);
    await atRest();
    button('Next').click();
    await expect.poll(() => location.pathname).toBe('/work/vase-url');
  });

  it('is left alone by default [GAL-95]', async () => {
    const before = location.href;
    const usual = await show({}, true);
    usual.button('Next').click();
    await expect.poll(usual.shown).toEqual(['jug']);
    expect(location.href).toBe(before);
  });

  it.each([
    ['/work/vase-url', 'vase', 'GAL-94] [GAL-100'],
    ['/work/vase', 'vase', 'GAL-94] [GAL-100'],
    ['#itemId=jug', 'jug', 'GAL-94] [GAL-99'],
    ['#itemId=jug-url', 'jug', 'GAL-94] [GAL-99'],
    ['#itemId=unknown', 'bowl', 'GAL-101'],
  ])(
    '%s shows the %s in every gallery, and opens the lightbox where that is on [GAL-101] [%s]',
    async (address, name, _id) => {
      history.replaceState(null, '', address);
      const [plain, withLightbox] = [await show({}, true), await show({ lightbox: true }, true)];
      await expect.poll(() => [plain.shown(), withLightbox.shown()]).toEqual([[name], [name]]);
      expect(plain.lightboxes).toHaveLength(0);
      expect(withLightbox.lightboxes.map(({ index }) => index)).toEqual(
        name === 'bowl' ? [] : [(NAMES as readonly string[]).indexOf(name)],
      );
    },
  );
});

describe('thumbnails', () => {
  const thumbs = ({ root }: ShownGallery): HTMLButtonElement[] => [
    ...root.querySelectorAll<HTMLButtonElement>('.portico-gallery-thumb'),
  ];
  const current = (block: ShownGallery): number[] =>
    thumbs(block).flatMap((thumb, index) => (thumb.ariaCurrent === 'true' ? [index] : []));

  async function withThumbnails(changes: Partial<GalleryData> = {}): Promise<ShownGallery> {
    const block = await show({ thumbnails: true, ...changes }, true);
    await expect.poll(() => current(block)).toEqual([0]);
    return block;
  }

  it('go along with the slides, and lead to them [GAL-125] [GAL-126] [GAL-127]', async () => {
    const block = await withThumbnails();
    expect(thumbs(block)).toHaveLength(4);
    block.button('Previous').click();
    await expect.poll(() => [block.shown(), current(block)]).toEqual([['cup'], [3]]);
    await atRest();
    thumbs(block)[2]?.click();
    await expect.poll(() => [block.shown(), current(block)]).toEqual([['vase'], [2]]);
    expect(thumbs(block).map(({ ariaLabel }) => ariaLabel)[1]).toBe('jug, 2 of 4');
  });

  it('stand at most 5 px apart; videos are 16:9 unless all are squares [GAL-128] [GAL-129] [GAL-130]', async () => {
    const items = [video('film'), ...PICTURES];
    const block = await withThumbnails({ items, padding: 40 });
    const [film, bowl] = thumbs(block).map((thumb) => thumb.getBoundingClientRect());
    if (film === undefined || bowl === undefined) throw new Error('no thumbnails');
    expect(film.width / film.height).toBeCloseTo(16 / 9, 1);
    expect(bowl.left - film.right).toBeCloseTo(5, 0);
    block.unmount();
    const closer = await withThumbnails({ padding: '0.5%' });
    const [first, second] = thumbs(closer).map((thumb) => thumb.getBoundingClientRect());
    const gap = (second?.left ?? 0) - (first?.right ?? 0);
    expect(gap).toBeCloseTo(closer.gallery.clientWidth * 0.005, 0);
    closer.unmount();
    const [square] = thumbs(await withThumbnails({ items, 'square-thumbs': true }));
    expect(square?.offsetWidth).toBe(square?.offsetHeight);
  });

  it('are refused while the slides move to another one [GAL-81]', async () => {
    const block = await show({ thumbnails: true });
    await expect.poll(() => current(block)).toEqual([0]);
    block.button('Next').click();
    thumbs(block)[3]?.click();
    expect([block.status(), current(block)]).toEqual(['2 of 4', [1]]);
  });
});

describe('a gallery that code creates', () => {
  const options = (block: ShownGallery, changes: Partial<GalleryOptions> = {}): GalleryOptions => {
    const { container, slides, design, settings } = readGallery(block.gallery);
    const environment = { window, document, prefersReducedMotion: () => true, report: vi.fn<() => void>() };
    return {
      environment: environment as unknown as GalleryOptions['environment'],
      container,
      slides,
      design,
      settings,
      loops: true,
      frame: { isRightToLeft: false, startWidth: block.container.clientWidth },
      ...changes,
    };
  };

  it('throws without a container, and for names that there are not [GAL-15] [GAL-16] [GAL-18] [GAL-146]', async () => {
    const block = await show({}, true);
    expect(() => createGallery(options(block, { container: null }))).toThrow('Gallery container not found');
    expect(() => createGallery(options(block, { design: 'mosaic' }))).toThrow(
      'Gallery design mosaic not found',
    );
    const { settings } = options(block);
    const spin = { ...settings, transition: 'spin' as 'fade' };
    expect(() => createGallery(options(block, { settings: spin }))).toThrow(
      'Gallery transition spin not found',
    );
  });

  it('without looping says that it is at an end and stays there [GAL-83] [GAL-85] [GAL-86] [GAL-88] [GAL-89]', async () => {
    const block = await show({}, true);
    const gallery = await createGallery(options(block, { loops: false }));
    const ends: string[] = [];
    for (const type of ['reachedBeginning', 'reachedEnd'])
      block.gallery.addEventListener(type, () => ends.push(type));
    expect(gallery.standing.blocked).toEqual({ previous: true, next: false });
    expect([gallery.move('previous'), gallery.standing.index, ends]).toEqual([
      false,
      0,
      ['reachedBeginning'],
    ]);
    expect([gallery.move({ to: -1 }), gallery.standing.index]).toEqual([true, 3]);
    await atRest();
    expect([gallery.move('next'), gallery.standing.index, ends]).toEqual([
      false,
      3,
      ['reachedBeginning', 'reachedEnd'],
    ]);
    expect(gallery.standing.blocked).toEqual({ previous: false, next: true });
    gallery.destroy();
  });
});
