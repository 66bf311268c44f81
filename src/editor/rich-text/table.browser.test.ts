import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { plainTextOf, richTextOf } from '#domain/rich-text/rich-text.ts';
import { deleteRow, deleteTable } from '@tiptap/pm/tables';
import { insertTable } from './insert-table.ts';
import { runInTable } from './run-in-table.ts';
import { storedText } from './stored-text.ts';
import { startTextSession, type TextSession } from './text-session.ts';

let host: HTMLElement;
let session: TextSession;
beforeEach(() => {
  host = document.createElement('div');
  document.body.append(host);
  session = startTextSession({
    element: host,
    text: richTextOf('', 'After'),
    label: 'Text',
    onText: () => undefined,
    onTyping: () => undefined,
    onExit: () => undefined,
    onLink: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  });
  session.editor.view.focus();
  session.select(1);
  insertTable(session.editor);
});
afterEach(() => {
  session.end();
  host.remove();
});

const line = (): string => session.editor.state.selection.$from.parent.textContent;
const words = (): string => plainTextOf(storedText(session.editor.getJSON()));

it('goes from cell to cell by Tab, and from the last one into a new row [EDIT-213]', async () => {
  await userEvent.keyboard('a{Tab}b{Tab}c{Tab}d{Shift>}{Tab}{/Shift}{End}!');
  expect(words()).toBe('a\tb\tc!\nd\t\t\n\t\t\n\nAfter');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}x');
  expect(words()).toBe('a\tb\tc!\nd\t\t\n\t\t\nx\t\t\n\nAfter');
});

it('keeps the caret in the table when its row goes, and lets the table go [EDIT-213]', async () => {
  await userEvent.keyboard('a{Tab}{Tab}{Tab}{Tab}{Tab}{Tab}z');
  runInTable(session.editor.view, deleteRow);
  await userEvent.keyboard('x');
  expect(words()).toBe('a\t\t\n\t\tx\n\nAfter');
  runInTable(session.editor.view, deleteTable);
  expect(words()).toBe('\nAfter');
});

it('lets one write above and below a table at the edge of a text by the arrow keys [EDIT-213]', async () => {
  const table = storedText(session.editor.getJSON()).content?.[0];
  session.editor.commands.setContent({ type: 'doc', content: [table] } as never);
  session.select(session.editor.state.doc.content.size - 1);
  await userEvent.keyboard('x{Enter}y{ArrowUp}');
  await expect.poll(line).toBe('x');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(line).toBe('y');
  expect(words()).toBe('\t\t\n\t\t\n\t\tx\ny');
  await userEvent.keyboard('{ArrowDown}Below');
  expect(words()).toBe('\t\t\n\t\t\n\t\tx\ny\nBelow');
  session.select(4);
  await userEvent.keyboard('{ArrowUp}Above');
  expect(words()).toBe('Above\n\t\t\n\t\t\n\t\tx\ny\nBelow');
});

it('begins with a header row, and stays as it was through the stored form [EDIT-213]', () => {
  const stored = storedText(session.editor.getJSON());
  const [table] = stored.content ?? [];
  expect(table?.content?.map((row) => row.content?.[0]?.type)).toEqual([
    'tableHeader',
    'tableCell',
    'tableCell',
  ]);
  session.editor.commands.setContent(stored as never);
  expect(storedText(session.editor.getJSON())).toEqual(stored);
});
