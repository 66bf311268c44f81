import { act } from 'react';
import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { button } from '#blocks/button/index.ts';
import { accordion } from '#blocks/accordion/index.ts';
import type { DocumentRecord, AccountId } from '#domain/documents/record.ts';
import type { JsonObject } from '#lib/json.ts';
import { CanvasContext, createCanvasUi } from '../canvas-ui/canvas-ui.ts';
import { renderCounts, resetRenderCounts } from '../canvas/render-counter.ts';
import type { DocumentEvents } from '../documents/document-client.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { sectionRecord } from '../documents/testing/testing-document.ts';
import type { EditStore } from '../editing/edit-store.ts';
import { InlineTextEditor } from './inline-text-editor.tsx';
import { startText } from './start-text.ts';
import { openTestCanvas, type TestCanvas } from '../canvas/testing/open-test-canvas.tsx';

let store: DocumentStore;
let edit: EditStore;
let events: DocumentEvents | null;
let host: HTMLElement;
let canvas: TestCanvas;

function block(id: string, blockType: string, data: unknown, y: number): DocumentRecord {
  return {
    id,
    type: 'block',
    blockType,
    sectionId: 's1',
    desktop: { x: 0, y, w: 12, h: 2 },
    mobile: null,
    dataVersion: 1,
    data: data as JsonObject,
  };
}

beforeEach(async () => {
  canvas = await openTestCanvas(
    [
      sectionRecord('s1', 'V'),
      block('b1', 'button', { ...button.defaults(), buttonText: 'Book' }, 0),
      block('b2', 'button', { ...button.defaults(), buttonText: 'Call' }, 2),
      block('b3', 'accordion', accordion.defaults(), 4),
    ],
    {
      client: {
        follow: (_id, _since, given) => {
          events = given;
          return () => undefined;
        },
      },
      around: (layout) => (
        <CanvasContext value={{ frame: document, ui: createCanvasUi() }}>
          {layout}
          <InlineTextEditor />
        </CanvasContext>
      ),
    },
  );
  ({ store, edit, host } = canvas);
});
afterEach(() => canvas.close());

const start = (id: string) => act(async () => void startText({ frame: document, store, edit }, id, null));
const press = (keys: string) => act(async () => userEvent.keyboard(keys));
const blockOf = (id: string) => host.querySelector<HTMLElement>(`[data-block="${id}"]`);
const field = () => host.querySelector<HTMLElement>('[role="textbox"]');
const dataOf = (id: string) => store.getState().view[id]?.['data'] as { buttonText: string };

it('types into a label, saves after a pause and renders nothing but its block [EDIT-42]', async () => {
  await start('b1');
  expect(document.activeElement).toBe(field());
  expect(store.getState().me.heldBlockId).toBe('b1');
  await press(' now');
  resetRenderCounts();
  await act(async () => vi.waitFor(() => expect(dataOf('b1').buttonText).toBe('Book now')));
  expect([...renderCounts()]).toEqual([['b1', 1]]);
  await press(', please');
  expect(field()?.textContent).toBe('Book now, please');
});

it.each(['{Enter}', '{Escape}'])(
  'ends with %s, keeps what was typed and gives the text back',
  async (key) => {
    await start('b1');
    await press(`!${key}`);
    await vi.waitFor(() => expect(document.activeElement).toBe(blockOf('b1')));
    expect(field()).toBeNull();
    expect(dataOf('b1').buttonText).toBe('Book!');
    expect(blockOf('b1')?.textContent).toBe('Book!');
    expect(store.getState().me.heldBlockId).toBeNull();
    await act(async () => void store.undo());
    expect(blockOf('b1')?.textContent).toBe('Book');
  },
);

it('takes back and does again under the hands of the person who types [EDIT-72]', async () => {
  await start('b1');
  await press('!');
  await press('{Control>}z{/Control}');
  expect(field()?.textContent).toBe('Book');
  expect(store.getState().redoName).toBe('Edit text');
  await press('{Control>}y{/Control}');
  expect(field()?.textContent).toBe('Book!');
});

it('shows the new text, not the old one, when another block is selected meanwhile', async () => {
  await start('b1');
  await press('!');
  await act(async () => edit.select({ kind: 'blocks', blockIds: ['b2'] }));
  expect(field()).toBeNull();
  expect(blockOf('b1')?.textContent).toBe('Book!');
  expect(dataOf('b1').buttonText).toBe('Book!');
});

it('stays within its length and on one line, and takes no markup', async () => {
  await start('b1');
  const pasted = new DataTransfer();
  pasted.setData('text/plain', `one\n\ntwo${'x'.repeat(200)}`);
  pasted.setData('text/html', '<b>bold</b>');
  await act(async () =>
    field()?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true })),
  );
  await press('y{Enter}');
  expect(dataOf('b1').buttonText).toMatch(/^Bookone twox+$/);
  expect(dataOf('b1').buttonText).toHaveLength(100);
  expect(blockOf('b1')?.querySelector('b')).toBeNull();
});

it('goes from one text of a block to the next with Tab, and a space opens no summary', async () => {
  await start('b3');
  await press('{End} a b');
  await press('{Tab}');
  expect(field()?.textContent).toBe('How does it work?');
  const titles = () => [...(blockOf('b3')?.querySelectorAll('h3') ?? [])].map((each) => each.textContent);
  expect(titles()).toEqual(['What do you offer? a b', 'How does it work?', 'How can I reach you?']);
  expect(blockOf('b3')?.querySelector('details[open]')).toBeNull();
  await press('{Shift>}{Tab}{/Shift}');
  expect(field()?.textContent).toBe('What do you offer? a b');
});

it('gives the text up to somebody who holds it, and begins with what they wrote', async () => {
  const bob = {
    clientId: 'bob',
    accountId: 'x' as AccountId,
    name: 'Bob',
    selectedBlockId: null,
    asksForBlockId: null,
  };
  await start('b1');
  await act(async () => events?.presence([{ ...bob, heldBlockId: 'b1' }]));
  expect(field()).toBeNull();
  await act(async () =>
    store.run({
      name: 'Edit text',
      operations: [{ op: 'set', id: 'b1', field: 'data.buttonText', value: 'From Bob' }],
    }),
  );
  expect(blockOf('b1')?.textContent).toBe('From Bob');
  await act(async () => events?.presence([{ ...bob, heldBlockId: null }]));
  expect(field()?.textContent).toBe('From Bob');
});
