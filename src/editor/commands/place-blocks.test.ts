import { expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { placeBlocks } from './place-blocks.ts';

const RECORDS = recordsOf(
  sectionRecord('s1', 'V'),
  sectionRecord('s2', 'W'),
  blockRecord('a', 's1', { x: 0, y: 2, w: 6, h: 2 }),
  blockRecord('b', 's1', { x: 8, y: 3, w: 6, h: 2 }),
  blockRecord('c', 's1', { x: 0, y: 8, w: 6, h: 2 }),
  blockRecord('d', 's2', { x: 0, y: 0, w: 6, h: 5 }),
);
const BOXES = new Map([
  ['a', { x: 1, y: 4, w: 6, h: 2 }],
  ['b', { x: 2, y: 5, w: 6, h: 2 }],
]);

it('moves several blocks into another section by one command [EDIT-200]', () => {
  const command = placeBlocks(RECORDS, BOXES, { sectionId: 's2', device: 'desktop', name: 'Move blocks' });
  const { records } = applyOperations(RECORDS, command.operations);
  expect(records['a']).toMatchObject({ sectionId: 's2', desktop: { x: 1, y: 4 }, mobile: null });
  expect(records['b']).toMatchObject({ sectionId: 's2', desktop: { x: 2, y: 5 } });
  expect(records['c']).toBe(RECORDS['c']);
});

it('places several blocks on phones and leaves the desktop alone [EDIT-196] [EDIT-200]', () => {
  const command = placeBlocks(RECORDS, BOXES, { sectionId: 's1', device: 'mobile', name: 'Move' });
  const { records } = applyOperations(RECORDS, command.operations);
  expect(records['a']).toMatchObject({ desktop: { x: 0, y: 2 }, mobile: { x: 1, y: 4 } });
  expect(records['b']).toMatchObject({ desktop: { x: 8, y: 3 }, mobile: { x: 2, y: 5 } });
  // The others stay where they were seen.
  expect(records['c']?.['mobile']).not.toBeNull();
});

it('puts blocks that go into another section on a phone below what stands there [EDIT-200]', () => {
  const command = placeBlocks(RECORDS, BOXES, { sectionId: 's2', device: 'mobile', name: 'Move' });
  const { records } = applyOperations(RECORDS, command.operations);
  expect(records['a']).toMatchObject({ sectionId: 's2', desktop: { x: 0, y: 5 }, mobile: null });
  expect(records['b']).toMatchObject({ sectionId: 's2', desktop: { x: 8, y: 6 }, mobile: null });
});
