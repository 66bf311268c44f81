import { describe, expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import { blocksInGroup, isWholeGroup, withGroups } from '../documents/block-group.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { copyBlocks } from './clipboard-content.ts';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { groupBlocks, ungroupBlocks } from './group-blocks.ts';
import { moveBlock } from './move-block.ts';
import { pasteBlocks } from './paste-blocks.ts';

const PAGE = recordsOf(
  sectionRecord('s1', 'V'),
  sectionRecord('s2', 'W'),
  blockRecord('a', 's1', { x: 0, y: 0, w: 4, h: 2 }),
  blockRecord('b', 's1', { x: 6, y: 0, w: 4, h: 2 }),
  blockRecord('c', 's1', { x: 12, y: 0, w: 4, h: 2 }),
);
const GROUPED = applyOperations(PAGE, groupBlocks(['a', 'b'], 'g').operations).records;
const counting = () => {
  let count = 0;
  return () => `n${(count += 1)}`;
};

describe('a group of blocks [EDIT-200] [EDIT-201]', () => {
  it('is found by each of its blocks, in one section', () => {
    expect(blocksInGroup(GROUPED, 'b')).toEqual(['a', 'b']);
    expect(blocksInGroup(GROUPED, 'c')).toEqual(['c']);
    expect(withGroups(GROUPED, ['c', 'a'])).toEqual(['c', 'a', 'b']);
    expect([isWholeGroup(GROUPED, ['b', 'a']), isWholeGroup(GROUPED, ['a', 'b', 'c'])]).toEqual([
      true,
      false,
    ]);
    const box = { x: 0, y: 0, w: 4, h: 2 };
    const moved = applyOperations(
      GROUPED,
      moveBlock(GROUPED, 'a', { sectionId: 's2', box }).operations,
    ).records;
    expect(blocksInGroup(moved, 'b')).toEqual(['b']);
  });

  it('ends, and leaves no trace', () => {
    expect(applyOperations(GROUPED, ungroupBlocks(['a', 'b', 'c']).operations).records).toEqual(PAGE);
  });

  it('is a group of its own when it is doubled or pasted', () => {
    const doubled = duplicateBlocks(GROUPED, ['a', 'b', 'c'], counting());
    if (!doubled.ok) throw new Error(doubled.error);
    const after = applyOperations(GROUPED, doubled.value.operations).records;
    expect(blocksInGroup(after, 'a')).toEqual(['a', 'b']);
    expect(blocksInGroup(after, doubled.value.blockIds[0] ?? '')).toEqual(doubled.value.blockIds.slice(0, 2));
    const pasted = pasteBlocks(
      GROUPED,
      copyBlocks(GROUPED, ['a', 'b']),
      { sectionId: 's1', afterBlockId: 'b' },
      counting(),
    );
    if (!pasted.ok) throw new Error(pasted.error);
    const more = applyOperations(GROUPED, pasted.value.operations).records;
    expect(blocksInGroup(more, 'a')).toEqual(['a', 'b']);
    expect(blocksInGroup(more, pasted.value.selectIds[0] ?? '')).toHaveLength(2);
  });
});
