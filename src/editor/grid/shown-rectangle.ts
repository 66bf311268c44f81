import { arrange } from '#domain/arrangement/arrange.ts';
import { buttonRowOf } from '#domain/arrangement/button-row-of.ts';
import type { PlacedBlock } from '#domain/arrangement/placed-block.ts';
import type { FoundBox } from './find-nearest-box.ts';
import { edgesOf, isRightToLeft, rectangleAt, type GridGeometry, type Rectangle } from './grid-geometry.ts';

/**
 * The rectangle of a block once it has a box, in px from the frame's document origin, while its grid stays where it is:
 * in its columns, or in a row of buttons as wide as its words (EDIT-220).
 */
export function shownRectangle(
  geometry: GridGeometry,
  block: PlacedBlock,
  { box, span }: FoundBox,
): Rectangle {
  const rectangle = rectangleAt(geometry, box, span);
  if (block.flow == null || geometry.device === 'mobile') return rectangle;
  const others = geometry.blocks.filter(({ id }) => id !== block.id);
  const row = buttonRowOf(arrange([...others, { ...block, box }]), block.id);
  if (row === null) return rectangle;
  const { columns, gap, contentWidths } = geometry;
  const { left, right } = edgesOf(columns.slice(row.x, row.x + row.w));
  const gaps = gap * (row.blocks.length - 1);
  const wished = row.blocks.map(({ id, box: { x, w } }) => {
    const own = edgesOf(columns.slice(x, x + w));
    return contentWidths.get(id) ?? own.right - own.left;
  });
  const sum = wished.reduce((all, width) => all + width, 0);
  // Where they have too little room, each gives up its share.
  const share = Math.min(1, (right - left - gaps) / sum);
  const at = row.blocks.findIndex(({ id }) => id === block.id);
  const before = wished.slice(0, at).reduce((all, width) => all + width * share + gap, 0);
  const width = (wished[at] ?? 0) * share;
  const free = right - left - gaps - sum * share;
  const start = before + free * { start: 0, center: 0.5, end: 1 }[row.flow];
  return { ...rectangle, left: isRightToLeft(geometry) ? right - start - width : left + start, width };
}
