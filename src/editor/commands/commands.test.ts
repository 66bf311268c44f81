import type { Words } from '#messages/message.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { describe, expect, it } from 'vitest';
import { draft } from '#compose/block-draft.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import { arrangeForMobile } from '#domain/arrangement/mobile-arrangement.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { TOO_MANY_BLOCKS_MESSAGE } from '#domain/pages/block-record.ts';
import { blockHeight } from '#site/blocks/block-height.ts';
import { translate } from '#ui/translate.ts';
import { blocksInSection, sectionsOf } from '../documents/layout.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { addBlock } from './add-block.ts';
import { copyBlocks, copySection, parseClipboard } from './clipboard-content.ts';
import type { Command } from '../documents/command.ts';
import { duplicateBlocks } from './duplicate-blocks.ts';
import { duplicateSection } from './duplicate-section.ts';
import { freeBox } from './free-box.ts';
import { moveBlock } from './move-block.ts';
import { moveSection } from './move-section.ts';
import { pasteBlocks } from './paste-blocks.ts';
import { removeSection } from './remove-section.ts';
import { resetMobileLayout } from './reset-mobile-layout.ts';
import { setMobileBox } from './set-mobile-box.ts';

const PAGE = recordsOf(
  sectionRecord('s1', 'V'),
  sectionRecord('s2', 'W'),
  blockRecord('a', 's1', { x: 0, y: 0, w: 12, h: 4 }),
  blockRecord('b', 's1', { x: 12, y: 0, w: 12, h: 4 }),
  blockRecord('c', 's2', { x: 0, y: 0, w: 24, h: 2 }),
);
const ids = (prefix: string) => {
  let count = 0;
  return () => `${prefix}${(count += 1)}`;
};
const after = (records: DocumentRecords, command: Command): DocumentRecords =>
  applyOperations(records, command.operations).records;
const SPACER = draft('spacer', {});

describe('blocks', () => {
  it('are added a free row below the selected one, where nothing stands [EDIT-74, EDIT-217]', () => {
    const result = addBlock(PAGE, {
      id: 'n',
      sectionId: 's1',
      block: SPACER,
      title: blockKinds.spacer,
      size: { w: 6, h: 2 },
      afterBlockId: 'b',
    });
    if (!result.ok) throw new Error(result.error);
    expect(translate(result.value.name as Words)).toBe('Add spacer');
    expect(after(PAGE, result.value)['n']?.['desktop']).toEqual({ x: 12, y: 5, w: 6, h: 2 });
  });

  it('come on phones right after the one they were added below, a gap between them [EDIT-217]', () => {
    const cards = recordsOf(
      sectionRecord('s1', 'V'),
      blockRecord('button', 's1', { x: 0, y: 0, w: 10, h: 2 }),
      blockRecord('picture', 's1', { x: 12, y: 0, w: 12, h: 14 }),
      blockRecord('foot', 's1', { x: 0, y: 16, w: 24, h: 2 }),
    );
    const result = addBlock(cards, {
      id: 'map',
      sectionId: 's1',
      block: draft('map', {}),
      title: blockKinds.map,
      size: { w: 10, h: 8 },
      afterBlockId: 'button',
    });
    if (!result.ok) throw new Error(result.error);
    const blocks = blocksInSection(after(cards, result.value), 's1');
    expect(blocks.map(({ id, desktop }) => [id, desktop.y])).toEqual([
      ['button', 0],
      ['map', 3],
      ['picture', 0],
      ['foot', 16],
    ]);
    const onPhone = arrangeForMobile(blocks, blockHeight);
    expect(onPhone.get('button')).toEqual({ x: 0, y: 0, w: 8, h: 2 });
    expect(onPhone.get('map')).toMatchObject({ x: 0, y: 3, w: 8 });
  });

  it('do not touch what stands below the place that is found for them [EDIT-217]', () => {
    const page = recordsOf(
      sectionRecord('s1', 'V'),
      blockRecord('a', 's1', { x: 0, y: 0, w: 24, h: 4 }),
      blockRecord('b', 's1', { x: 0, y: 7, w: 24, h: 4 }),
    );
    const add = (h: number) => {
      const result = addBlock(page, {
        id: 'n',
        sectionId: 's1',
        block: SPACER,
        title: blockKinds.spacer,
        size: { w: 24, h },
        afterBlockId: 'a',
      });
      return result.ok ? after(page, result.value)['n']?.['desktop'] : null;
    };
    expect(add(1)).toEqual({ x: 0, y: 5, w: 24, h: 1 });
    expect(add(2)).toEqual({ x: 0, y: 12, w: 24, h: 2 });
  });

  it('are refused from the 61st on with the number [CONT-194] [CONT-201]', () => {
    const full = recordsOf(
      sectionRecord('s1', 'V'),
      ...Array.from({ length: 60 }, (_unused, index) =>
        blockRecord(`b${index}`, 's1', { x: 0, y: index, w: 1, h: 1 }),
      ),
    );
    const input = { id: 'n', sectionId: 's1', block: SPACER, title: blockKinds.spacer, size: { w: 1, h: 1 } };
    expect(addBlock(full, input)).toEqual({ ok: false, error: TOO_MANY_BLOCKS_MESSAGE });
    expect(duplicateBlocks(full, ['b0'], ids('n'))).toEqual({ ok: false, error: TOO_MANY_BLOCKS_MESSAGE });
    expect(duplicateSection(full, 's1', ids('n'))).toEqual({ ok: false, error: TOO_MANY_BLOCKS_MESSAGE });
    expect(
      pasteBlocks(full, copyBlocks(full, ['b0']), { sectionId: 's1', afterBlockId: null }, ids('n')).ok,
    ).toBe(false);
  });

  it('move into another section and stay inside the grid [EDIT-74]', () => {
    const moved = after(PAGE, moveBlock(PAGE, 'a', { sectionId: 's2', box: { x: 20, y: 3, w: 12, h: 4 } }));
    expect(moved['a']).toMatchObject({ sectionId: 's2', desktop: { x: 12, y: 3, w: 12, h: 4 } });
  });

  it('are duplicated a row below themselves [EDIT-74, EDIT-217]', () => {
    const result = duplicateBlocks(PAGE, ['a'], ids('n'));
    if (!result.ok) throw new Error(result.error);
    expect(after(PAGE, result.value)['n1']).toMatchObject({
      sectionId: 's1',
      desktop: { x: 0, y: 5, w: 12, h: 4 },
    });
  });

  it('keep how they stand to each other when they are pasted below a block of another page [EDIT-217]', () => {
    const text = JSON.stringify(copyBlocks(PAGE, ['a', 'b']));
    const content = parseClipboard(text);
    if (content === null) throw new Error('not read');
    const other = recordsOf(sectionRecord('t', 'V'), blockRecord('z', 't', { x: 0, y: 0, w: 4, h: 3 }));
    const result = pasteBlocks(other, content, { sectionId: 't', afterBlockId: null }, ids('n'));
    if (!result.ok) throw new Error(result.error);
    const pasted = after(other, result.value);
    expect(pasted['n1']?.['desktop']).toEqual({ x: 0, y: 4, w: 12, h: 4 });
    expect(pasted['n2']?.['desktop']).toEqual({ x: 12, y: 4, w: 12, h: 4 });
  });

  it('find the first free place below a block, in its column or from the left, else below everything [EDIT-217]', () => {
    const wide = { x: 0, y: 0, w: 24, h: 2 };
    const taken = [wide, { x: 0, y: 2, w: 12, h: 2 }];
    expect(freeBox(taken, { w: 6, h: 2 }, wide)).toEqual({ x: 12, y: 3, w: 6, h: 2 });
    expect(freeBox(taken, { w: 6, h: 2 }, undefined)).toEqual({ x: 0, y: 5, w: 6, h: 2 });
    expect(freeBox([], { w: 30, h: 2 }, undefined)).toEqual({ x: 0, y: 0, w: 24, h: 2 });
  });
});

describe('clipboard', () => {
  it('ignores what is not ours', () => {
    expect(parseClipboard('hello')).toBeNull();
    expect(parseClipboard('{"portico":1,"sections":"x"}')).toBeNull();
    expect(parseClipboard('{"portico":1,')).toBeNull();
  });
});

describe('mobile arrangement', () => {
  it('changes on mobile without altering desktop, the others staying where they were seen [EDIT-62]', () => {
    const moved = after(PAGE, setMobileBox(PAGE, 'b', { x: 4, y: 0, w: 4, h: 4 }));
    expect(moved['b']).toMatchObject({
      mobile: { x: 4, y: 0, w: 4, h: 4 },
      desktop: { x: 12, y: 0, w: 12, h: 4 },
    });
    expect(moved['a']).toMatchObject({ mobile: { x: 0, y: 0, w: 8, h: 4 } });
    expect(after(moved, resetMobileLayout(moved, 's1'))).toEqual(PAGE);
  });
});

describe('sections', () => {
  it('move by one place and not beyond the ends [EDIT-74]', () => {
    const moved = after(PAGE, moveSection(PAGE, 's2', 'up'));
    expect(sectionsOf(moved).map((section) => section.id)).toEqual(['s2', 's1']);
    expect(moveSection(PAGE, 's1', 'up').operations).toEqual([]);
  });

  it('leave an anchor to the section that has it, since links lead to that one', () => {
    const page = { ...PAGE, ...recordsOf({ ...sectionRecord('s1', 'V'), anchor: 'prices' }) };
    const result = duplicateSection(page, 's1', ids('n'));
    const made = result.ok ? sectionsOf(after(page, result.value)) : [];
    expect(made.map(({ anchor }) => anchor)).toEqual(['prices', '', '']);
  });

  it('are copied with their blocks right after themselves', () => {
    const result = duplicateSection(PAGE, 's1', ids('n'));
    if (!result.ok) throw new Error(result.error);
    const copied = after(PAGE, result.value);
    expect(sectionsOf(copied).map((section) => section.id)).toEqual(['s1', 'n1', 's2']);
    expect(blocksInSection(copied, 'n1')).toHaveLength(2);
    expect(copySection(PAGE, 's1').blocks).toHaveLength(2);
  });

  it('go with their blocks [EDIT-74]', () => {
    const left = after(PAGE, removeSection(PAGE, 's1'));
    expect(Object.keys(left).toSorted()).toEqual(['c', 's2']);
  });
});
