import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findImageLoader } from '#visitor/image-loader/find-image-loader.ts';
import { ChunkError } from '#visitor/load-chunk.ts';
import type { MountBehaviour } from '../../behaviour.ts';
import type { ImageLoader } from '../../image-loader.ts';
import { mountBlock, type MountedBlock } from '../../testing/mount-block.tsx';
import { mount } from '../behaviour.ts';
import { gallery } from '../index.ts';
import { galleryDefaults, type GalleryData } from '../schema.ts';
import {
  isRunning,
  picture,
  PICTURES,
  showGallery,
  type ShownGallery,
  video,
} from './testing/show-gallery.ts';
import { startGallery } from './start-gallery.ts';
import { watchImages } from './watch-images.ts';
import { fetchVideos } from './fetch-videos.ts';
import { readSlide } from './read-gallery.ts';

let block: ShownGallery | null = null;
afterEach(() => {
  block?.unmount();
  block = null;
  vi.restoreAllMocks();
});

const DESIGNS = [
  'slideshow',
  'slider',
  'carousel',
  'grid',
  'autogrid',
  'autocolumns',
  'rows',
  'list',
  'stacked',
] as const;

const prepareWith = (change: (gallery: HTMLElement) => void) => (root: HTMLElement) => {
  const gallery = root.querySelector<HTMLElement>('.portico-gallery');
  if (gallery !== null) change(gallery);
};

describe('block data', () => {
  it.each([
    ['that cannot be read', '{"design":', 'Error decoding gallery block data.', 'GAL-29'],
    ['that is none', 'null', 'Error evaluating gallery block data.', 'GAL-30'],
  ])(
    '%s shows all slides one below the other and says so on the console [GAL-24] [GAL-31] [%s]',
    async (_what, json, message) => {
      block = await showGallery(
        {},
        { prepare: prepareWith((gallery) => gallery.setAttribute('data-block-json', json)) },
      );
      await expect.poll(() => block?.gallery.dataset['design']).toBe('base');
      expect(block.reports).toEqual([message]);
      expect(block.shown()).toEqual(['bowl', 'jug', 'vase', 'cup']);
      const tops = block.slides.map((slide) => slide.getBoundingClientRect().top);
      expect(new Set(tops).size).toBe(4);
      expect(block.root.querySelector('button')).toBeNull();
    },
  );

  it('that is missing does the same [GAL-30] [GAL-31]', async () => {
    block = await showGallery(
      {},
      { prepare: prepareWith((gallery) => gallery.removeAttribute('data-block-json')) },
    );
    expect([block.reports, block.gallery.dataset['design']]).toEqual([
      ['Error evaluating gallery block data.'],
      'base',
    ]);
  });

  it('of the nearest element around it is taken where it has none of its own [GAL-26] [GAL-27] [GAL-28]', async () => {
    block = await showGallery(
      { clickBehaviour: 'next' },
      {
        prepare(root) {
          root.setAttribute('data-block-json', '{"clickBehaviour":"previous"}');
          root.querySelector('.portico-gallery')?.removeAttribute('data-block-json');
        },
      },
    );
    await isRunning(block);
    block.slides[0]?.querySelector('img')?.click();
    await expect.poll(block.shown).toEqual(['cup']);
    expect(block.reports).toEqual([]);
  });
});

it.each([
  ['design', 'mosaic', 'Gallery design mosaic not found'],
  ['transition', 'spin', 'Gallery transition spin not found'],
])(
  'an unknown %s is said on the console, the slides stay readable [GAL-17] [GAL-24] [GAL-25]',
  async (name, value, message) => {
    block = await showGallery(
      {},
      {
        prepare: prepareWith((gallery) => {
          if (name === 'design') gallery.dataset['design'] = value;
          else gallery.dataset['blockJson'] = JSON.stringify({ [name]: value });
        }),
      },
    );
    await expect.poll(() => block?.reports).toEqual([message]);
    expect([block.shown().length, block.gallery.dataset['running']]).toEqual([4, undefined]);
  },
);

it('a gallery without a container is said on the console, and the rest of the page goes on [GAL-15] [GAL-24]', async () => {
  block = await showGallery();
  await isRunning(block);
  const broken = document.createElement('div');
  broken.className = 'portico-gallery';
  broken.dataset['design'] = 'stacked';
  broken.dataset['blockJson'] = '{}';
  const report = vi.fn<(message: string) => void>();
  const end = startGallery(broken, { window, document, report } as unknown as Parameters<
    typeof startGallery
  >[1]);
  expect(report.mock.calls[0]?.[0]).toBe('Gallery container not found');
  end();
  block.button('Next').click();
  await expect.poll(block.status).toBe('2 of 4');
});

const MOVING_DESIGNS = ['slideshow', 'slider', 'carousel'] as const;
const isMovingDesign = (design: string): boolean => (MOVING_DESIGNS as readonly string[]).includes(design);

describe.each(DESIGNS)('%s', (design) => {
  it('shows one slide without controls [GAL-90]', async () => {
    block = await showGallery({ design, items: [picture('only')] }, { isMotionReduced: true });
    await vi.waitUntil(() => block?.container.offsetHeight !== 0);
    expect([block.shown(), block.root.querySelector('button'), block.reports]).toEqual([['only'], null, []]);
  });

  it('works in a place without a width', async () => {
    block = await showGallery(
      { design, lightbox: true },
      {
        isMotionReduced: true,
        prepare: (root) => {
          root.style.inlineSize = '0px';
        },
      },
    );
    if (isMovingDesign(design)) await isRunning(block);
    expect(block.reports).toEqual([]);
  });
});

it.each(MOVING_DESIGNS)('%s goes through 500 slides, with thumbnails where it has them', async (design) => {
  const items = Array.from({ length: 500 }, (_, index) => picture(`n${index}`));
  block = await showGallery({ design, items, thumbnails: true, slidesPerRow: 2 }, { isMotionReduced: true });
  await isRunning(block);
  block.button('Next').click();
  await expect.poll(block.status).toMatch(/^2 of (250|500)$/);
  expect(block.reports).toEqual([]);
});

it('without slides there is nothing, and nothing goes wrong [GAL-90]', async () => {
  await expect(showGallery({ items: [] })).rejects.toThrow('no .portico-gallery');
});

it('an image that is missing or never arrives holds nothing up', async () => {
  const missing = picture('missing');
  const silent = picture('silent');
  if (missing.image === null || silent.image === null) throw new Error('no images');
  const items = [
    picture('first'),
    { ...missing, image: { ...missing.image, path: '/failures/404' } },
    { ...silent, image: { ...silent.image, path: '/failures/silence' } },
  ];
  block = await showGallery({ items }, { isMotionReduced: false });
  await isRunning(block);
  for (const name of ['missing', 'silent', 'first']) {
    block.button('Next').click();
    for (const animation of block.container.getAnimations({ subtree: true })) animation.finish();
    await expect.poll(block.shown).toEqual([name]);
  }
  expect(block.slides[1]?.querySelector('img')?.alt).toBe('missing');
});

describe('what a gallery needs of the page', () => {
  it('plays no video where its player is missing: the poster images stay [GAL-20] [GAL-25]', async () => {
    block = await showGallery({ design: 'grid', items: [video('film'), ...PICTURES] });
    const report = vi.fn<(message: string) => void>();
    fetchVideos(
      {
        environment: { document, report } as unknown as Parameters<typeof fetchVideos>[0]['environment'],
        slides: block.slides.map(readSlide),
        signal: new AbortController().signal,
        showing: () => undefined,
      },
      () => Promise.reject(new Error('gone')),
    );
    await expect.poll(() => report.mock.calls[0]?.[0]).toBe('VideoLoader not found');
    expect(block.slides[0]?.querySelector('.video-overlay img')).not.toBeNull();
  });

  it('leaves its images to the browser where the image loader is missing, which the console is told [GAL-21]', async () => {
    block = await showGallery({ design: 'grid' });
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const missing = (): Promise<never> => Promise.reject(new ChunkError('image-loader', 'missing'));
    const environment = { findImageLoader: () => findImageLoader(window, missing) };
    const slides = block.slides.map(readSlide);
    const { signal } = new AbortController();
    watchImages({ environment, slides, areHidden: false, signal });
    const told = (): string[] => [...said.mock.calls, ...warned.mock.calls].flat().map(String);
    await expect.poll(told).toContain('Loader2 not found');
    expect(block.slides.every((slide) => slide.querySelector('img')?.getAttribute('src') !== null)).toBe(
      true,
    );
  });

  it('hands its images to the image loader, which loads so many at a time as the device may [GAL-212] [GAL-213]', async () => {
    const ended: string[] = [];
    const watched: string[] = [];
    const imageLoader: ImageLoader = {
      update: () => Promise.resolve('skipped'),
      hold: () => () => undefined,
      watch(image) {
        watched.push(image.alt);
        return () => ended.push(image.alt);
      },
    };
    block = await showGallery({ design: 'grid' }, { imageLoader });
    await expect.poll(() => watched).toEqual(['bowl', 'jug', 'vase', 'cup']);
    block.unmount();
    expect(ended).toEqual(watched);
  });

  it('calls nothing but its images and videos [GAL-04]', async () => {
    const fetched = vi.spyOn(window, 'fetch');
    const beacon = vi.spyOn(navigator, 'sendBeacon');
    block = await showGallery({ thumbnails: true }, { isMotionReduced: true });
    await isRunning(block);
    block.button('Next').click();
    expect([block.calls.length, fetched.mock.calls.length, beacon.mock.calls.length]).toEqual([0, 0, 0]);
  });
});

it.each(DESIGNS)('%s is accessible, with captions over and below the slides', async (design) => {
  const items = PICTURES.map((item) => ({ ...item, title: 'A title', description: 'Words '.repeat(60) }));
  for (const captions of ['overlay', 'below'] as const) {
    block = await showGallery(
      { design, items, captions, lightbox: true, thumbnails: true },
      { isMotionReduced: true },
    );
    if (isMovingDesign(design)) await isRunning(block);
    const { violations } = await axe.run(block.root, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    block.unmount();
  }
});

describe.each(['slideshow', 'slider', 'carousel'] as const)('the row of a %s', (design) => {
  const data = (): GalleryData => ({
    ...galleryDefaults(),
    items: PICTURES,
    design,
    slidesPerRow: 2,
    lightbox: false,
  });
  const show = (start: MountBehaviour): HTMLElement => {
    const shown = mountBlock(gallery, data(), (root, environment) => {
      root.style.inlineSize = '600px';
      return start(root, environment);
    });
    row = shown;
    const container = shown.root.querySelector<HTMLElement>('.portico-gallery-slides');
    if (container === null) throw new Error('no slides');
    return container;
  };
  const attributesOf = (container: HTMLElement) =>
    ['tabindex', 'role', 'aria-label'].map((name) => container.getAttribute(name));
  let row: MountedBlock | null = null;
  afterEach(() => row?.unmount());

  it('is reached and scrolled by keyboard before it runs [GAL-216]', async () => {
    const container = show(() => () => undefined);
    const { violations } = await axe.run(container.parentElement ?? container);
    expect(violations.map(({ id }) => id)).toEqual([]);
    // Where the tab key begins is what the test before has left, in a page that files share.
    const before = document.createElement('button');
    row?.root.before(before);
    before.focus();
    await userEvent.tab();
    await expect.poll(() => document.activeElement === container).toBe(true);
    before.remove();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => container.scrollLeft).toBeGreaterThan(10);
  });

  it('is no stop of the tab key while it runs, and is one again afterwards [GAL-216]', async () => {
    const container = show(mount);
    await expect
      .poll(() => container.closest<HTMLElement>('.portico-gallery')?.dataset['running'])
      .toBeDefined();
    expect(attributesOf(container)).toEqual([null, null, null]);
    row?.unmount();
    expect(attributesOf(container)).toEqual(['0', 'group', 'Gallery']);
  });

  it('keeps whoever stands in it when it begins to run [GAL-216]', async () => {
    const container = show((root, environment) => {
      root.querySelector<HTMLElement>('.portico-gallery-slides')?.focus();
      return mount(root, environment);
    });
    await expect
      .poll(() => container.closest<HTMLElement>('.portico-gallery')?.dataset['running'])
      .toBeDefined();
    expect([document.activeElement, container.tabIndex]).toEqual([container, -1]);
  });
});

it('cuts a text over a slide that is too high for it, and lets it be scrolled [GAL-206] [GAL-207] [GAL-208]', async () => {
  const items = [
    { ...picture('long'), description: 'Words '.repeat(400) },
    { ...picture('short'), title: 'Short' },
  ];
  block = await showGallery({ items, captions: 'overlay' }, { isMotionReduced: true });
  await isRunning(block);
  const text = block.slides[0]?.querySelector<HTMLElement>('.portico-slide-meta');
  expect([text?.offsetHeight, text?.tabIndex, text?.hasAttribute('data-overflowing')]).toEqual([
    160,
    0,
    true,
  ]);
  block.button('Next').click();
  await expect.poll(block.shown).toEqual(['short']);
  expect(block.slides[1]?.querySelector('.portico-slide-meta')?.hasAttribute('tabindex')).toBe(false);
});
