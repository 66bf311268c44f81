import { expect, it } from 'vitest';
import { TOOLTIP, tooltipPosition } from './tooltip.ts';

it('has the times and lengths of the specification [OVER-122, OVER-123, OVER-124, OVER-125]', () => {
  expect(TOOLTIP).toEqual({ delayMs: 1200, width: 250, offset: 15, margin: 20 });
});

const size = { width: 250, height: 40 };
const page = { width: 1000, height: 600 };
it.each([
  [{ x: 100, y: 100 }, { left: 115, top: 115 }, 'OVER-124'],
  [{ x: 990, y: 100 }, { left: 730, top: 115 }, 'OVER-125'],
  [{ x: 1, y: 1 }, { left: 20, top: 20 }, 'OVER-125'],
  [{ x: 100, y: 590 }, { left: 115, top: 535 }, 'OVER-125'],
] as const)('with the pointer at %j it lies at %j [%s]', (pointer, position, _id) => {
  expect(tooltipPosition(pointer, size, page)).toEqual(position);
});

it('keeps its margin in a window that is too small for it [OVER-125]', () => {
  expect(tooltipPosition({ x: 50, y: 20 }, size, { width: 200, height: 60 })).toEqual({ left: 20, top: 20 });
});
