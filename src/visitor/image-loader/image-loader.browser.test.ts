import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FileId } from '#domain/files/file-id.ts';
import type { ImageLoader } from '#blocks/image-loader.ts';
import { Picture } from '#blocks/image/picture.tsx';
import { ChunkError } from '../load-chunk.ts';
import { createTurns } from './create-turns.ts';
import { findImageLoader } from './find-image-loader.ts';
import { imageLoaderOf } from './image-loader.ts';

const FILE = '0199f3b4c0de0a1b2c3d4e5f' as FileId;
let loader: ImageLoader;
let ends: (() => void)[] = [];

beforeEach(() => {
  loader = imageLoaderOf(window);
  document.body.replaceChildren();
});
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
  window.scrollTo(0, 0);
});

interface Shown {
  readonly box?: string;
  readonly name?: string;
  readonly facts?: Readonly<Record<string, string>>;
}

/** An image as pages have it, in a place of its own, held back as a behaviour that takes over does it. */
function show({ box = 'width:400px;height:300px', name = 'bowl', facts = {} }: Shown = {}): HTMLImageElement {
  const container = document.createElement('div');
  container.style.cssText = `${box};overflow:hidden`;
  const path = `/s/images/${FILE}/${name}-${Math.random()}.jpg`;
  const image = {
    fileId: FILE,
    path,
    width: 3000,
    height: 2000,
    alt: 'A bowl',
    focalPoint: { x: 0.25, y: 1 },
  };
  container.innerHTML = renderMarkup(
    createElement(Picture, {
      image,
      sizes: '100vw',
      style: { display: 'block', width: '100%', height: '100%' },
    }),
  );
  Object.assign(container.dataset, facts);
  const element = container.querySelector('img');
  if (element === null) throw new Error('no image');
  loader.hold(element);
  document.body.append(container);
  return element;
}

const askedWidth = (image: HTMLImageElement): string | undefined =>
  /format=(\d+w)/.exec(image.currentSrc)?.[1] ?? undefined;
const isAskedFor = (image: HTMLImageElement): boolean => image.src.includes('/s/images/');

it('loads an image in the size its place needs, in the best format [IMG-01] [IMG-15] [IMG-17]', async () => {
  const image = show();
  expect([isAskedFor(image), image.offsetWidth]).toEqual([false, 400]);
  expect(await loader.update(image)).toBe('loaded');
  expect(image.currentSrc).toMatch(/\?format=500w&type=avif$/);
  expect(image.naturalWidth).toBe(400);
});

it('skips an image whose load mode is false, unless it is forced [IMG-02] [IMG-03]', async () => {
  const image = show({ facts: { load: 'false' } });
  expect(await loader.update(image)).toBe('skipped');
  expect(isAskedFor(image)).toBe(false);
  expect(await loader.update(image, { isForced: true })).toBe('loaded');
});

it('ignores a request while loading, and starts another load where that is allowed [IMG-04] [IMG-05]', async () => {
  const image = show({ name: 'silent' });
  void loader.update(image);
  await vi.waitUntil(() => isAskedFor(image));
  expect(await loader.update(image)).toBe('skipped');
  expect(await loader.update(image, { isForced: true })).toBe('skipped');
  const asked = vi.spyOn(image, 'srcset', 'set');
  void loader.update(image, { allowsConcurrentLoads: true });
  await vi.waitUntil(() => asked.mock.calls.length === 1);
  image.dispatchEvent(new Event('error'));
});

it('loads again for a larger size only, or when it is forced [IMG-06] [IMG-07] [IMG-08]', async () => {
  const image = show();
  await loader.update(image);
  const container = image.closest('div');
  if (container === null) throw new Error('no place');
  expect(await loader.update(image)).toBe('skipped');
  container.style.inlineSize = '200px';
  expect(await loader.update(image)).toBe('skipped');
  expect(askedWidth(image)).toBe('500w');
  container.style.inlineSize = '700px';
  expect(await loader.update(image)).toBe('loaded');
  expect(askedWidth(image)).toBe('750w');
  expect(await loader.update(image, { isForced: true })).toBe('loaded');
});

it('is missed by name on the console [IMG-10]', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(
    await findImageLoader(window, () => Promise.reject(new ChunkError('image-loader', 'missing'))),
  ).toBeNull();
  expect([...said.mock.calls, ...warned.mock.calls].flat().map(String)).toContain('Loader2 not found');
  expect(await findImageLoader(window)).toBe(loader);
});

it('loads an image by its natural size when its place gets no size within 1 s [IMG-11] [IMG-12]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const image = show({ box: 'width:0;height:0' });
  const loaded = loader.update(image);
  await vi.advanceTimersByTimeAsync(990);
  expect(isAskedFor(image)).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(await loaded).toBe('loaded');
  expect(askedWidth(image)).toBe('2500w');
});

describe('an image that does not arrive', () => {
  it('gives way to its alternative text, and is tried again with the next update [IMG-13]', async () => {
    const image = show({ name: 'missing' });
    const other = show();
    expect(await Promise.all([loader.update(image), loader.update(other)])).toEqual(['failed', 'loaded']);
    expect([image.alt, image.naturalWidth, isAskedFor(image)]).toEqual(['A bowl', 0, false]);
    expect(image.offsetWidth).toBe(400);
    const asked = vi.spyOn(image, 'src', 'set');
    expect(await loader.update(image)).toBe('failed');
    expect(asked).toHaveBeenCalledWith(expect.stringContaining('?format=500w'));
  });

  it('counts as failed after a minute and holds nothing up [IMG-13]', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const image = show({ name: 'silent' });
    const outcome = loader.update(image);
    await vi.waitUntil(() => isAskedFor(image));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await outcome).toBe('failed');
    expect(isAskedFor(image)).toBe(false);
  });

  it('leaves what was shown before it [IMG-13]', async () => {
    const image = show({ name: 'small-only' });
    await loader.update(image);
    const container = image.closest('div');
    if (container !== null) container.style.inlineSize = '900px';
    expect(await loader.update(image)).toBe('failed');
    expect(askedWidth(image)).toBe('500w');
  });
});

describe('a watched image', () => {
  function watch(image: HTMLImageElement): void {
    ends.push(loader.watch(image));
  }
  const below = (px: number): void => {
    const filler = document.createElement('div');
    filler.style.blockSize = `${window.innerHeight + px}px`;
    document.body.style.margin = '0';
    document.body.prepend(filler);
  };

  it('is not asked for while it is farther than 200 px away, and then is [IMG-18] [IMG-19]', async () => {
    const [far, near] = [
      show(),
      show({ box: 'width:400px;height:300px;position:absolute;inset:0 auto auto 0' }),
    ];
    below(201);
    watch(far);
    watch(near);
    await vi.waitUntil(() => near.complete && isAskedFor(near));
    expect(isAskedFor(far)).toBe(false);
    window.scrollTo(0, 1);
    await vi.waitUntil(() => isAskedFor(far));
  });

  it.each([
    ['above', 'inset: -%dpx auto auto 0; translate: 0 -100%'],
    ['to the left', 'inset: 0 auto auto -%dpx; translate: -100% 0'],
    ['to the right', 'inset: 0 auto auto calc(100vw + %dpx)'],
    ['below', 'inset: calc(100vh + %dpx) auto auto 0'],
  ])('%s is near within 200 px, edges included [IMG-18] [IMG-19] [IMG-20]', async (_where, container) => {
    document.body.style.margin = '0';
    const box = 'width:400px;height:300px;position:absolute;';
    const [near, far] = [200, 202].map((px) => show({ box: box + container.replace('%d', String(px)) }));
    if (near === undefined || far === undefined) throw new Error('no images');
    watch(near);
    watch(far);
    await vi.waitUntil(() => near.complete && isAskedFor(near));
    expect(isAskedFor(far)).toBe(false);
  });

  it('comes near within a part that scrolls by itself, too [IMG-18]', async () => {
    const row = document.createElement('div');
    row.style.cssText = 'display:flex;overflow:auto;inline-size:150px';
    const [first, near, far] = [0, 1, 2].map(() => show({ box: 'flex:none;width:250px;height:100px' }));
    if (first === undefined || near === undefined || far === undefined) throw new Error('no images');
    row.append(...[first, near, far].map((image) => image.closest('div') ?? ''));
    document.body.append(row);
    for (const image of [first, near, far]) watch(image);
    await vi.waitUntil(() => isAskedFor(near));
    expect(isAskedFor(far)).toBe(false);
    row.scrollLeft = 200;
    await vi.waitUntil(() => isAskedFor(far));
  });

  it("is the browser's again when nobody watches it any more", async () => {
    below(500);
    const container = document.createElement('div');
    const path = `/s/images/${FILE}/late.jpg`;
    const image = { fileId: FILE, path, width: 3000, height: 2000, alt: '', focalPoint: { x: 0, y: 0 } };
    container.innerHTML = renderMarkup(createElement(Picture, { image, sizes: '50vw' }));
    const written = container.innerHTML;
    document.body.append(container);
    const element = container.querySelector('img');
    if (element === null) throw new Error('no image');
    const end = loader.watch(element);
    await vi.waitUntil(() => element.dataset['path'] === path);
    expect(isAskedFor(element)).toBe(false);
    end();
    const sorted = (html: string) => html.split(/[ <>]/).toSorted();
    expect(sorted(container.innerHTML)).toEqual(sorted(written));
  });

  it('in a hidden container starts when that opens [IMG-20]', async () => {
    const hidden = show();
    const shown = show();
    const details = document.createElement('details');
    details.append(hidden.closest('div') ?? '');
    document.body.append(details);
    watch(hidden);
    watch(shown);
    await vi.waitUntil(() => isAskedFor(shown));
    expect(isAskedFor(hidden)).toBe(false);
    details.open = true;
    await vi.waitUntil(() => isAskedFor(hidden));
  });

  it('grows with its place [IMG-06]', async () => {
    const image = show();
    watch(image);
    await vi.waitUntil(() => askedWidth(image) === '500w');
    const container = image.closest('div');
    if (container !== null) container.style.inlineSize = '800px';
    // Between two files a picture has asked for none.
    await vi.waitUntil(() => ![undefined, '500w'].includes(askedWidth(image)));
    expect(askedWidth(image)).toBe('1000w');
  });
});

it('lets 16 images load at the same time [IMG-21]', async () => {
  const images = Array.from({ length: 18 }, () => show({ name: 'silent' }));
  for (const image of images) void loader.update(image);
  await vi.waitUntil(() => images.filter(isAskedFor).length === 16);
  images[0]?.dispatchEvent(new Event('error'));
  await vi.waitUntil(() => isAskedFor(images[16] ?? new Image()));
  expect(images.slice(1).filter(isAskedFor)).toHaveLength(16);
  for (const image of images.slice(1)) image.dispatchEvent(new Event('error'));
  await vi.waitUntil(() => images[17] !== undefined && isAskedFor(images[17]));
  images[17]?.dispatchEvent(new Event('error'));
});

it.each([
  ['knows its orientation', { orientation: 0, navigator: { userAgent: 'X' } }],
  ['calls itself mobile', { navigator: { userAgent: 'Gecko Mobile' } }],
])('lets one image load at a time in a window that %s [IMG-22] [IMG-23]', async (_what, page) => {
  const takeTurn = createTurns(page as unknown as Window);
  const started: number[] = [];
  const turns = [1, 2].map(async (turn) => {
    const end = await takeTurn();
    started.push(turn);
    return end;
  });
  const end = await turns[0];
  expect(started).toEqual([1]);
  end?.();
  await turns[1];
  expect(started).toEqual([1, 2]);
});

it('refuses a mode that is none [IMG-24]', async () => {
  const image = show();
  image.dataset['imageMode'] = 'cover';
  await expect(loader.update(image)).rejects.toThrow('must be fit, fill, none or null');
});

it.each([
  ['fill', 'cover', '25% 100%', '750w'],
  ['fit', 'contain', '50% 50%', '500w'],
])(
  'shows the mode %s with the focal point of its slide [IMG-25] [IMG-26] [IMG-27] [IMG-28]',
  async (mode, fit, point, width) => {
    const image = show({
      box: 'width:400px;height:400px',
      facts: { imageMode: mode, imageDimensions: '3000x2000', imageFocalPoint: '0.25,1' },
    });
    await loader.update(image);
    const style = getComputedStyle(image);
    expect([style.objectFit, style.objectPosition, askedWidth(image)]).toEqual([fit, point, width]);
  },
);
