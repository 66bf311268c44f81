import { describe, expect, it } from 'vitest';
import { createEditStore } from '../editing/edit-store.ts';
import { selectionAbove, severalBlockIds, withBlocksToggled, type Selection } from './selection.ts';

const SECTIONS: Readonly<Record<string, string>> = { a: 's1', b: 's1', c: 's2' };
const sectionIdOf = (id: string): string | null => SECTIONS[id] ?? null;
const blocks = (...blockIds: string[]): Selection => ({ kind: 'blocks', blockIds });

describe('a selection of several blocks [EDIT-199]', () => {
  it.each([
    ['adds a block of the same section', blocks('a'), 'b', blocks('a', 'b')],
    ['takes out one that is in', blocks('a', 'b'), 'a', blocks('b')],
    ['keeps the last one', blocks('a'), 'a', blocks('a')],
    ['begins anew in another section', blocks('a', 'b'), 'c', blocks('c')],
    ['begins with nothing selected', { kind: 'page' } as const, 'a', blocks('a')],
  ])('%s', (_name, before, id, after) => {
    expect(withBlocksToggled(before, [id], sectionIdOf)).toEqual(after);
  });

  it('adds and takes out a group as a whole, and Escape leads from a block to its group [EDIT-201]', () => {
    expect(withBlocksToggled(blocks('x'), ['a', 'b'], () => 's1')).toEqual(blocks('x', 'a', 'b'));
    expect(withBlocksToggled(blocks('x', 'a', 'b'), ['a', 'b'], () => 's1')).toEqual(blocks('x'));
    const groupOf = (): readonly string[] => ['a', 'b'];
    expect(selectionAbove(blocks('a'), sectionIdOf, groupOf)).toEqual(blocks('a', 'b'));
    expect(selectionAbove(blocks('a', 'b'), sectionIdOf, groupOf)).toEqual({
      kind: 'section',
      sectionId: 's1',
    });
  });

  it('is none with one block', () => {
    expect(severalBlockIds(blocks('a'))).toEqual([]);
    expect(severalBlockIds(blocks('a', 'b'))).toEqual(['a', 'b']);
  });

  it('leaves the text that is typed in, and ends with the next plain selection', () => {
    const edit = createEditStore();
    edit.send('edit');
    edit.editTextOf('a');
    edit.select(blocks('a', 'b'), true);
    expect(edit.getState()).toMatchObject({ textBlockId: null, isGathering: true });
    edit.select(blocks('a'));
    expect(edit.getState().isGathering).toBe(false);
  });
});
