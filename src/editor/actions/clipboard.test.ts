import { describe, expect, it } from 'vitest';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { copyBlocks } from '../commands/clipboard-content.ts';
import { createClipboard } from './clipboard.ts';

const PAGE = recordsOf(
  sectionRecord('s', 'V'),
  blockRecord('a', 's', { x: 0, y: 0, w: 4, h: 3 }),
  blockRecord('b', 's', { x: 4, y: 0, w: 4, h: 3 }),
);

function setUp(onSystem: string) {
  const stored = new Map<string, string>();
  const carried = new Map<string, string>();
  const clipboard = createClipboard(
    { readText: async () => onSystem },
    { getItem: (key) => stored.get(key) ?? null, setItem: (key, text) => void stored.set(key, text) },
  );
  const event = { setData: (type: string, text: string) => void carried.set(type, text) };
  return { clipboard, carried, event };
}

describe('the clipboard of the editor', () => {
  it('has what was copied as soon as the copy event ends, so that a paste right after it gets nothing older [EDIT-200]', async () => {
    const { clipboard, carried, event } = setUp('');
    clipboard.write(copyBlocks(PAGE, ['a']), event);
    clipboard.write(copyBlocks(PAGE, ['a', 'b']), event);
    const pasted = await clipboard.read(carried.get('text/plain'));
    expect(pasted?.blocks.length).toBe(2);
  });

  it('serves from the storage of the browser where neither event nor system has it [EDIT-200]', async () => {
    const { clipboard } = setUp('');
    clipboard.write(copyBlocks(PAGE, ['a']), null);
    expect((await clipboard.read())?.blocks.length).toBe(1);
  });

  it('takes what another window has put into the system’s clipboard [EDIT-200]', async () => {
    const { clipboard } = setUp(JSON.stringify(copyBlocks(PAGE, ['a', 'b'])));
    clipboard.write(copyBlocks(PAGE, ['a']), null);
    expect((await clipboard.read())?.blocks.length).toBe(2);
  });
});
