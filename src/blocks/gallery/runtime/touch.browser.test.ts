import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp } from 'vitest/browser';
import type { GalleryData } from '../schema.ts';
import { atRest, isRunning, showGallery, type ShownGallery } from './testing/show-gallery.ts';

let block: ShownGallery | null = null;
afterEach(() => {
  block?.unmount();
  block = null;
});

async function show(changes: Partial<GalleryData> = {}, isMotionReduced = true): Promise<ShownGallery> {
  block = await showGallery(changes, { isMotionReduced });
  await isRunning(block);
  return block;
}

interface TouchPoint {
  readonly x: number;
  readonly y: number;
}

/** The test's page stands in a frame, which may be scaled. */
function inWindow({ x, y }: TouchPoint): TouchPoint {
  const frame = window.frameElement?.getBoundingClientRect();
  if (frame === undefined) return { x, y };
  return {
    x: frame.left + (x * frame.width) / window.innerWidth,
    y: frame.top + (y * frame.height) / window.innerHeight,
  };
}

/** Draws a finger over an element, in steps, with real touch events. */
async function drawFinger(
  element: HTMLElement,
  { dx, dy = 0, steps = 4 }: { dx: number; dy?: number; steps?: number },
): Promise<void> {
  const session = cdp();
  const { left, top, width, height } = element.getBoundingClientRect();
  const from = { x: left + width / 2, y: top + height / 2 };
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [inWindow(from)] });
  for (let step = 1; step <= steps; step += 1) {
    const point = inWindow({ x: from.x + (dx * step) / steps, y: from.y + (dy * step) / steps });
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Times of the events are the test's own: how long a machine takes is nobody's swipe. */
function draw(
  element: HTMLElement,
  pointerType: string,
  points: readonly (readonly [x: number, ms: number])[],
  end = 'pointerup',
): void {
  const send = (type: string, [x, ms]: readonly [number, number]): void => {
    const event = new PointerEvent(type, {
      pointerType,
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: 300 + x,
      clientY: 100,
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: 1000 + ms });
    element.dispatchEvent(event);
  };
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockImplementation(() => undefined);
  send('pointerdown', [0, 0]);
  for (const point of points) send('pointermove', point);
  send(end, points.at(-1) ?? [0, 0]);
  vi.restoreAllMocks();
}

it.each(['slideshow', 'slider', 'carousel'] as const)(
  'real touches change the slides of a %s [GAL-155] [GAL-157]',
  async (design) => {
    const { container, status } = await show({ design, slidesPerRow: 2 });
    const start = status();
    // A busy machine may be slower than a finger.
    await vi.waitUntil(
      async () => {
        await drawFinger(container, { dx: -200, steps: 2 });
        return status() !== start;
      },
      { timeout: 10_000, interval: 100 },
    );
    expect(start.startsWith('1 of')).toBe(true);
  },
);

it('a touch up or down is the page’s own [GAL-157]', async () => {
  const { container, status } = await show();
  expect(getComputedStyle(container).touchAction).toContain('pan-y');
  await drawFinger(container, { dx: -60, dy: 150 });
  expect(status()).toBe('1 of 4');
});

describe.each(['touch', 'pen', 'mouse'])('drawn by %s', (pointerType) => {
  it.each(['slideshow', 'slider'] as const)(
    'a %s changes at 50 px within 250 ms, else it goes back [GAL-155] [GAL-157]',
    async (design) => {
      const { container, slides, status } = await show({ design });
      const [first] = slides;
      if (first === undefined) throw new Error('no slide');
      draw(first, pointerType, [[-49, 100]]);
      draw(first, pointerType, [
        [-40, 100],
        [-300, 251],
      ]);
      draw(first, pointerType, [[-300, 100]], 'pointercancel');
      expect(status()).toBe('1 of 4');
      await vi.waitUntil(() => first.style.translate === '' && container.scrollLeft === 0);
      draw(first, pointerType, [[-50, 250]]);
      await expect.poll(status).toBe('2 of 4');
    },
  );
});

it.each([
  ['50%', -299, '1 of 4'],
  ['50%', -300, '2 of 4'],
  ['50%', 300, '4 of 4'],
  ['none', -590, '1 of 4'],
] as const)(
  'with the snap point %s a slide of 600 px, drawn by %d px and let go late, leads to %s [GAL-148] [GAL-220]',
  async (snapPoint, moved, reached) => {
    const { slides, status } = await show({ transition: 'new-swipe', snapPoint });
    const [first] = slides;
    if (first === undefined) throw new Error('no slide');
    expect(first.clientWidth).toBe(600);
    draw(first, 'touch', [[moved, 900]]);
    await expect.poll(() => [status(), first.style.translate]).toEqual([reached, '']);
  },
);

it('slides follow from 10 px on, and come back from a movement that is no swipe [GAL-156] [GAL-157]', async () => {
  const { slides } = await show({ transition: 'new-swipe' });
  const [first, second, , last] = slides;
  if (first === undefined) throw new Error('no slide');
  const seen: string[] = [];
  first.addEventListener('pointermove', () => queueMicrotask(() => seen.push(first.style.translate)));
  const follow = (x: number): void => draw(first, 'touch', [[x, 300]], 'pointerout');
  follow(9);
  await Promise.resolve();
  expect(first.style.translate).toBe('');
  first.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
  follow(-120);
  expect([first.style.translate, second?.style.translate, second?.hidden]).toEqual([
    '-120px',
    '480px',
    false,
  ]);
  first.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
  await vi.waitUntil(() => first.style.translate === '' && second?.hidden === true);
  follow(40);
  expect([last?.hidden, last?.style.translate]).toEqual([false, '-560px']);
  first.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1, bubbles: true }));
  await vi.waitUntil(() => last?.hidden === true);
});

it('a swipe goes on in 0.3 to 0.5 s in a wide window [GAL-158]', async () => {
  const { slides } = await show({ transition: 'new-swipe' }, false);
  const [first, second] = slides;
  if (first === undefined) throw new Error('no slide');
  draw(first, 'touch', [[-100, 125]]);
  const effect = second?.getAnimations()[0]?.effect;
  if (!(effect instanceof KeyframeEffect)) throw new Error('nothing moves');
  expect(effect.getTiming().duration).toBe(400);
  expect(effect.getKeyframes().map(({ translate }) => translate)).toEqual(['500px', '0px']);
});

it('what was drawn is not clicked as well', async () => {
  const { slides, status } = await show();
  const [first] = slides;
  if (first === undefined) throw new Error('no slide');
  draw(first, 'mouse', [[-30, 600]]);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(click, 'timeStamp', { value: 1601 });
  first.dispatchEvent(click);
  expect([status(), click.defaultPrevented]).toEqual(['1 of 4', true]);
});

it('a wheel turned sideways changes one slide for each turn, up and down it is the page’s', async () => {
  const { container, status } = await show();
  const turn = (deltaX: number, deltaY: number, ms: number): boolean => {
    const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: ms });
    container.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([turn(0, 80, 100), status()]).toEqual([false, '1 of 4']);
  expect([turn(60, 0, 200), turn(50, 0, 220), turn(40, 0, 240)]).toEqual([true, true, true]);
  await expect.poll(status).toBe('2 of 4');
  await atRest();
  turn(-60, 0, 900);
  await expect.poll(status).toBe('1 of 4');
});
