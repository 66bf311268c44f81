import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { plainTextOf, richTextOf, type RichText, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { columnAlignments, tableOf, tableTextOf, tableTextSchema } from '#domain/rich-text/table-text.ts';
import { alignColumns, columnAlignmentAt } from './align-columns.ts';
import { storedText } from './stored-text.ts';
import { insertColumn, insertRow, moveColumn, moveRow } from './table-commands.ts';
import { startTextSession, type TextSession } from './text-session.ts';

let host: HTMLElement;
let session: TextSession;

function begin(text: RichText, kind: 'text' | 'table' = 'table', direction = 'ltr'): void {
  host = document.createElement('div');
  host.dir = direction;
  document.body.append(host);
  session = startTextSession({
    element: host,
    text,
    kind,
    label: 'Table',
    onText: () => undefined,
    onTyping: () => undefined,
    onExit: () => undefined,
    onLink: () => undefined,
    onUndo: () => undefined,
    onRedo: () => undefined,
  });
  session.editor.view.focus();
  session.select(0);
}
afterEach(() => {
  session.end();
  host.remove();
});

const stored = (): RichText => storedText(session.editor.getJSON());
const words = (): string => plainTextOf(stored());
const alignments = (): readonly string[] => columnAlignments(tableOf(stored()));
const types = (): string =>
  (tableOf(stored()).content ?? [])
    .map((row) => (row.content ?? []).map(({ type }) => (type === 'tableHeader' ? 'h' : 'c')).join(''))
    .join(' ');
const cellWith = (text: string): void => {
  session.editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === text) session.select(at);
    return true;
  });
};
const run = (command: ReturnType<typeof moveRow>): boolean =>
  command(session.editor.state, session.editor.view.dispatch);
const fees = () =>
  tableTextOf({
    hasHeaderRow: true,
    alignments: ['start', 'end'],
    rows: [
      ['Day', 'Fee'],
      ['Mon', '5'],
      ['Tue', '7'],
    ],
  });

/** A paste as the clipboard of a spreadsheet or a text editor makes it. */
function paste(data: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  session.editor.view.dom.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}

describe('a table that is a block of its own [EDIT-213]', () => {
  it('is kept as it is, and nothing but a table', async () => {
    begin(fees());
    expect(stored()).toEqual(fees());
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
    expect(words().trim()).toBe('');
    expect(tableTextSchema.safeParse(stored()).success).toBe(true);
    expect(alignments()).toEqual(['start', 'end']);
  });

  it('goes through cells by Tab and by arrow keys, and makes a line of Enter', async () => {
    begin(fees());
    await userEvent.keyboard(
      '{Tab}{Tab}{End}day{ArrowDown}{End}sday{ArrowRight}{End}!{Shift>}{Tab}{/Shift}Wed{Enter}x',
    );
    expect(words()).toBe('Day\tFee\nMonday\t5\nWed\nx\t7!');
  });

  it('adds rows and columns by keys, aligned as those beside them, and takes them away', async () => {
    begin(fees());
    cellWith('5');
    await userEvent.keyboard('{Control>}{Enter}{/Control}6');
    expect(words()).toBe('Day\tFee\nMon\t5\n\t6\nTue\t7');
    expect(tableOf(stored()).content?.[2]?.content?.[1]?.attrs).toEqual({ align: 'end' });
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}n');
    expect(words()).toBe('Day\tFee\t\nMon\t5\t\n\t6\tn\nTue\t7\t');
    expect(types()).toBe('hhh ccc ccc ccc');
    await userEvent.keyboard('{Control>}{Shift>}{Backspace}{/Shift}{/Control}');
    expect(words()).toBe('Day\tFee\t\nMon\t5\t\nTue\t7\t');
    cellWith('7');
    await userEvent.keyboard('{Control>}{Alt>}{Backspace}{/Alt}{/Control}');
    expect(words()).toBe('Day\t\nMon\t\nTue\t');
  });

  it('moves rows and columns by keys; the caret and the alignment go along, headers stay at the top', async () => {
    begin(fees());
    cellWith('5');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}x');
    expect(words()).toBe('Day\tFee\nTue\t7\nMon\tx5');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}y');
    expect(words()).toBe('Fee\tDay\n7\tTue\nyx5\tMon');
    expect(alignments()).toEqual(['end', 'start']);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}{/Alt}z');
    expect(words()).toBe('zyx5\tMon\nFee\tDay\n7\tTue');
    expect(types()).toBe('hh cc cc');
  });

  it('moves columns the way the arrow points where it reads from the right', async () => {
    begin(fees(), 'table', 'rtl');
    cellWith('Mon');
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(words()).toBe('Fee\tDay\n5\tMon\n7\tTue');
  });

  it('grows to what it may hold and no further', () => {
    begin(tableTextOf({ rows: Array.from({ length: 124 }, () => Array.from({ length: 19 }, () => '')) }));
    expect(run(insertColumn('end'))).toBe(true);
    expect(run(insertColumn('end'))).toBe(false);
    expect(run(insertRow('end'))).toBe(true);
    expect(run(insertRow('end'))).toBe(false);
    expect(tableTextSchema.safeParse(stored()).success).toBe(true);
  });

  it('takes no letter beyond 50,000', async () => {
    begin(tableTextOf({ rows: [['x'.repeat(49_999), '']] }));
    session.select(0);
    await userEvent.keyboard('ab');
    expect(words().length).toBe(50_001);
    expect(tableTextSchema.safeParse(stored()).success).toBe(true);
  });
});

describe('alignment of columns [EDIT-213]', () => {
  it('is set for the whole column around the caret, and its paragraphs follow', () => {
    begin(fees());
    session.editor.chain().setTextAlign('justify').run();
    run(alignColumns('center'));
    expect(alignments()).toEqual(['center', 'end']);
    expect(JSON.stringify(stored())).not.toContain('justify');
    expect(columnAlignmentAt(session.editor.state)).toBe('center');
    expect(host.querySelectorAll('.portico-align-center').length).toBe(3);
    run(alignColumns('start'));
    expect(stored()).toEqual(fees());
  });

  it('holds for rows that are added at the top', () => {
    begin(fees());
    run(insertRow('before'));
    expect(tableOf(stored()).content?.[0]?.content?.[1]?.attrs).toEqual({ align: 'end' });
    expect(alignments()).toEqual(['start', 'end']);
  });
});

describe('cells pasted into a table [EDIT-213]', () => {
  it('fill it from the caret on and let it grow, headers staying headers', () => {
    begin(fees());
    cellWith('Fee');
    paste({ 'text/plain': 'Price\tNote\r\n6\tnew\r\n8\t\r\n9\told\r\n' });
    expect(words()).toBe('Day\tPrice\tNote\nMon\t6\tnew\nTue\t8\t\n\t9\told');
    expect(types()).toBe('hhh ccc ccc ccc');
    expect(alignments()).toEqual(['start', 'end', 'start']);
  });

  it('may come as CSV, as Markdown or as the table of a spreadsheet', () => {
    begin(tableTextOf({ rows: [['', '']] }));
    paste({ 'text/plain': 'a,"b, c"\nd,e' });
    expect(words()).toBe('a\tb, c\nd\te');
    session.select(0);
    paste({ 'text/plain': '| 1 | 2 |\n|---|--:|\n| 3 | 4 |' });
    expect(words()).toBe('1\t2\n3\t4');
    session.select(0);
    paste({
      'text/html':
        '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><col width=64><tr><td class=xl65>Mon</td><td align=right>6</td></tr><tr><td>Tue</td><td align=right>7</td></tr></table></body></html>',
      'text/plain': 'Mon\t6\r\nTue\t7\r\n',
    });
    expect(words()).toBe('Mon\t6\nTue\t7');
    expect(alignments()).toEqual(['start', 'end']);
  });

  it('are words where they read like a text', () => {
    begin(fees());
    cellWith('Mon');
    paste({ 'text/plain': 'bread, butter' });
    expect(words()).toBe('Day\tFee\nbread, butterMon\t5\nTue\t7');
  });

  it('stop where the table may not grow further', () => {
    begin(fees());
    cellWith('Tue');
    paste({ 'text/plain': Array.from({ length: 700 }, () => 'x\t'.repeat(24) + 'y').join('\n') });
    const table = tableOf(stored());
    expect(tableTextSchema.safeParse(stored()).success).toBe(true);
    expect([table.content?.length, table.content?.[0]?.content?.length]).toEqual([125, 20]);
  });
});

describe('tables of texts [EDIT-213]', () => {
  it('come out of Markdown with their alignment', () => {
    begin(richTextOf('', 'After'), 'text');
    session.select(1);
    paste({ 'text/plain': '| Day | Fee |\n|:-:|--:|\n| Mon | 5 |' });
    const table = stored().content?.find((node): node is RichTextNode => node.type === 'table');
    expect(table === undefined ? null : columnAlignments(table)).toEqual(['center', 'end']);
    expect(words()).toContain('Day\tFee\nMon\t5');
  });

  it('keep caption and alignment through copying', () => {
    begin(richTextOf('', 'After'), 'text');
    session.select(1);
    paste({
      'text/html':
        '<table><caption>Fees of <b>2026</b></caption><tr><td style="text-align:center">a</td><td><p align="right">b</p></td></tr></table>',
    });
    const [table] = (stored().content ?? []).filter(({ type }) => type === 'table');
    expect(table?.attrs?.caption).toBe('Fees of 2026');
    expect(table === undefined ? null : columnAlignments(table)).toEqual(['center', 'end']);
    expect(host.querySelector('caption')?.textContent).toBe('Fees of 2026');
    expect(words()).toBe('Fees of 2026\na\tb\nAfter');
  });

  it('have their caption cut at 300, between two characters', () => {
    begin(richTextOf('', 'After'), 'text');
    session.select(1);
    paste({
      'text/html': `<table><caption>${'c'.repeat(299)}👩‍🌾</caption><tr><td>a</td><td>b</td></tr></table>`,
    });
    const [table] = (stored().content ?? []).filter(({ type }) => type === 'table');
    expect(table?.attrs?.caption).toBe('c'.repeat(299));
  });

  it('move their columns, too', () => {
    begin(
      { type: 'doc', content: [...(fees().content ?? []), ...(richTextOf('After').content ?? [])] },
      'text',
    );
    cellWith('7');
    expect(run(moveColumn(-1))).toBe(true);
    expect(words()).toBe('Fee\tDay\n5\tMon\n7\tTue\nAfter');
  });
});
