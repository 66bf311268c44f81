import { expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { blocksInSection } from '../documents/layout.ts';
import { moveLayers, overlapsOthers, type LayerMove } from './move-layers.ts';

/** Three that overlap, the later over the earlier, and one that stands apart. */
const PAGE = recordsOf(
  sectionRecord('s', 'V'),
  blockRecord('a', 's', { x: 0, y: 0, w: 8, h: 8 }),
  blockRecord('b', 's', { x: 2, y: 2, w: 8, h: 8 }),
  blockRecord('c', 's', { x: 4, y: 4, w: 8, h: 8 }),
  blockRecord('z', 's', { x: 20, y: 20, w: 2, h: 2 }),
);

function moved(records: DocumentRecords, ids: readonly string[], move: LayerMove): DocumentRecords {
  return applyOperations(records, moveLayers(records, ids, move, 'desktop').operations).records;
}
/** The blocks as they are painted, without the one that stands apart. */
function painted(records: DocumentRecords): string {
  const blocks = blocksInSection(records, 's');
  return blocks
    .toSorted((a, b) => (a.layer ?? 0) - (b.layer ?? 0) || blocks.indexOf(a) - blocks.indexOf(b))
    .map(({ id }) => id)
    .filter((id) => id !== 'z')
    .join('');
}

it.each([
  ['front', 'a', 'bca'],
  ['forward', 'a', 'bac'],
  ['backward', 'c', 'acb'],
  ['back', 'c', 'cab'],
  ['front', 'c', 'abc'],
  ['back', 'a', 'abc'],
] as const)('%s: %s → %s [EDIT-203]', (move, id, order) => {
  expect(painted(PAGE)).toBe('abc');
  expect(painted(moved(PAGE, [id], move))).toBe(order);
});

it('lays several over others in their order, and takes it back [EDIT-203]', () => {
  const front = moved(PAGE, ['a', 'b'], 'front');
  expect(painted(front)).toBe('cab');
  expect(moved(front, ['a', 'b'], 'back')).toEqual(PAGE);
});

it('does nothing where no blocks overlap [EDIT-203]', () => {
  expect(moveLayers(PAGE, ['z'], 'front', 'desktop').operations).toEqual([]);
  expect([overlapsOthers(PAGE, ['z'], 'desktop'), overlapsOthers(PAGE, ['a'], 'desktop')]).toEqual([
    false,
    true,
  ]);
});
