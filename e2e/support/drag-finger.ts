import type { Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

const STEPS = 12;

/** A finger laid on the page, drawn to another place and lifted, as the browser gets it from a touch screen. */
export async function dragFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  for (let step = 1; step <= STEPS; step += 1) {
    const at = (start: number, end: number): number => start + ((end - start) * step) / STEPS;
    const point = { x: at(from.x, to.x), y: at(from.y, to.y) };
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
