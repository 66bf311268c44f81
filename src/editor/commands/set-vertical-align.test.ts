import { expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import type { Command } from '../documents/command.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { moveBlock } from './move-block.ts';
import { placeBlocks } from './place-blocks.ts';
import { setVerticalAlign } from './set-vertical-align.ts';

const PAGE = recordsOf(
  sectionRecord('s1', 'V'),
  blockRecord('head', 's1', { x: 0, y: 0, w: 24, h: 2 }),
  blockRecord('words', 's1', { x: 0, y: 4, w: 10, h: 4 }),
  blockRecord('picture', 's1', { x: 12, y: 4, w: 12, h: 12 }),
);
const after = (records: DocumentRecords, command: Command): DocumentRecords =>
  applyOperations(records, command.operations).records;
const aligns = (records: DocumentRecords) =>
  ['head', 'words', 'picture'].map((id) => records[id]?.['verticalAlign'] ?? null);

it('aligns a block with its whole row, several that are chosen alone, and takes it back [EDIT-219]', () => {
  const row = after(PAGE, setVerticalAlign(PAGE, ['words'], 'middle'));
  expect(aligns(row)).toEqual([null, 'middle', 'middle']);
  expect(aligns(after(PAGE, setVerticalAlign(PAGE, ['head', 'picture'], 'bottom')))).toEqual([
    'bottom',
    null,
    'bottom',
  ]);
  expect(after(row, setVerticalAlign(row, ['picture'], null))).toEqual(PAGE);
});

it('leaves a block aligned that moves within its row or with others, not one that is put into another row [EDIT-219]', () => {
  const row = after(PAGE, setVerticalAlign(PAGE, ['words'], 'middle'));
  const moved = (box: { readonly x: number; readonly y: number }) =>
    aligns(after(row, moveBlock(row, 'words', { sectionId: 's1', box: { ...box, w: 10, h: 4 } })));
  expect(moved({ x: 1, y: 4 })).toEqual([null, 'middle', 'middle']);
  expect(moved({ x: 0, y: 5 })).toEqual([null, null, 'middle']);
  const together = new Map([
    ['words', { x: 0, y: 6, w: 10, h: 4 }],
    ['picture', { x: 12, y: 6, w: 12, h: 12 }],
  ]);
  const target = { sectionId: 's1', device: 'desktop', name: 'Move' } as const;
  expect(aligns(after(row, placeBlocks(row, together, target)))).toEqual([null, 'middle', 'middle']);
});
