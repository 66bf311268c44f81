import { describe, expect, it } from 'vitest';
import { guidesBetween, snapTo } from './drag-guides.ts';
import type { Rectangle } from './grid-geometry.ts';

const rectangle = (left: number, top: number, width = 100, height = 40): Rectangle => ({
  left,
  top,
  width,
  height,
});
const OTHER = rectangle(200, 300);

describe('while blocks are dragged [EDIT-202]', () => {
  it.each([
    ['left edges', rectangle(205, 0), { x: -5, y: 0 }],
    ['middles', rectangle(214, 0, 60), { x: 6, y: 0 }],
    ['a right edge to a left one', rectangle(103, 0), { x: -3, y: 0 }],
    ['tops', rectangle(0, 296), { x: 0, y: 4 }],
    ['nothing farther away than 6 px', rectangle(207, 293, 130, 70), { x: 0, y: 0 }],
  ])('%s snap', (_name, moving, by) => {
    expect(snapTo(moving, [OTHER])).toEqual(by);
  });

  it('a guide leads to the nearest block in line, with the distance between them', () => {
    const guides = guidesBetween(rectangle(200, 100), [OTHER, rectangle(200, 600)]);
    expect(guides.map(({ isLabelled }) => isLabelled)).toEqual([true, false, false]);
    expect(guides[0]).toEqual({
      axis: 'vertical',
      at: 200,
      from: 100,
      to: 340,
      distance: 160,
      middle: 220,
      isLabelled: true,
    });
    expect(guidesBetween(rectangle(450, 300), [OTHER]).map(({ axis, distance }) => [axis, distance])).toEqual(
      [
        ['horizontal', 150],
        ['horizontal', 150],
        ['horizontal', 150],
      ],
    );
    expect(guidesBetween(rectangle(330, 420), [OTHER])).toEqual([]);
  });
});
