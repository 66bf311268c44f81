import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DataGrid } from './data-grid.tsx';
import { NO, YES, type GridColumn, type GridEdit, type GridRow } from './grid-column.ts';

interface Row extends GridRow {
  readonly figure: string;
  readonly sold: boolean;
}

const COLUMNS: readonly GridColumn<Row>[] = [
  {
    id: 'figure',
    title: 'Figure',
    kind: 'text',
    align: 'end',
    read: ({ figure }) => figure,
    check: (text) => (/^[0-9]*$/.test(text) ? null : 'Enter a whole number.'),
  },
  {
    id: 'sold',
    title: 'Sold',
    kind: 'check',
    read: ({ sold }) => (sold ? YES : NO),
    check: (text) => ([YES, NO].includes(text) ? null : 'Enter TRUE or FALSE.'),
  },
];

let root: Root;
let edits: (readonly GridEdit[])[] = [];
let undone = 0;

function Sheet({ count }: { readonly count: number }) {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    Array.from({ length: count }, (_, at) => ({
      id: `r${at}`,
      name: `Row ${at + 1}`,
      figure: String(at),
      sold: false,
    })),
  );
  return (
    <DataGrid
      label="Sheet"
      rowTitle="Row"
      rows={rows}
      columns={COLUMNS}
      onUndo={() => (undone += 1)}
      onEdit={(made) => {
        edits.push(made);
        setRows((before) =>
          before.map((row) =>
            made
              .filter(({ rowId }) => rowId === row.id)
              .reduce(
                (next, { columnId, text }) =>
                  columnId === 'figure' ? { ...next, figure: text } : { ...next, sold: text === YES },
                row,
              ),
          ),
        );
      }}
    />
  );
}

beforeEach(() => {
  [edits, undone] = [[], 0];
  const element = document.createElement('div');
  document.body.append(element);
  root = createRoot(element);
});
afterEach(() => {
  root.unmount();
  document.documentElement.dir = 'ltr';
  document.body.replaceChildren();
});

const open = (count = 4) => root.render(<Sheet count={count} />);
const cell = (row: number, column: number) => {
  const table = document.querySelector('table');
  return table?.tBodies[0]?.rows[row]?.cells[column + 1] as HTMLElement;
};
const begin = async (row = 0, column = 0) => {
  await expect.element(page.getByRole('grid', { name: 'Sheet' })).toBeVisible();
  await userEvent.click(cell(row, column));
  await expect.poll(() => document.activeElement).toBe(cell(row, column));
};
const paste = (text: string) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

it('is a grid of which one cell is in the order of Tab, moved by the arrow keys', async () => {
  open();
  await begin();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.poll(() => document.activeElement).toBe(cell(1, 1));
  expect(document.querySelectorAll('td[tabindex="0"]')).toHaveLength(1);
  expect(page.getByRole('rowheader', { name: 'Row 2' }).element()).toBeDefined();
});

it('moves against the arrows’ own direction where the language runs from the right', async () => {
  document.documentElement.dir = 'rtl';
  open();
  await begin();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => document.activeElement).toBe(cell(0, 1));
});

it('edits by typing, Enter and F2, keeps by Enter and Tab, and not by Escape', async () => {
  open();
  await begin();
  await userEvent.keyboard('7');
  await userEvent.keyboard('5{Enter}');
  expect(edits).toEqual([[{ rowId: 'r0', columnId: 'figure', text: '75' }]]);
  await expect.poll(() => document.activeElement).toBe(cell(1, 0));
  await userEvent.keyboard('{F2}9{Escape}');
  expect(edits).toHaveLength(1);
  await expect.poll(() => document.activeElement).toBe(cell(1, 0));
  await userEvent.keyboard('{ArrowRight} ');
  expect(edits.at(-1)).toEqual([{ rowId: 'r1', columnId: 'sold', text: 'TRUE' }]);
});

it('pastes cells of a spreadsheet as one step, and keeps what is wrong in its cell with the reason', async () => {
  open();
  await begin(1, 0);
  paste('10\tTRUE\nmany\tTRUE\n30\tperhaps\n40\tTRUE\n');
  await expect.poll(() => edits.length).toBe(1);
  expect(edits[0]?.map(({ rowId, columnId, text }) => `${rowId} ${columnId} ${text}`)).toEqual([
    'r1 figure 10',
    'r1 sold TRUE',
    'r2 sold TRUE',
    'r3 figure 30',
  ]);
  const said = () =>
    page
      .getByRole('status')
      .element()
      .textContent.replaceAll(/[\u2066-\u2069]/g, '');
  await expect.poll(said).toBe('2 cells could not be kept; 4 cells were changed.');
  expect(cell(2, 0).textContent).toBe('many');
  expect(cell(2, 0).getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(cell(2, 0));
  await expect.element(page.getByRole('status')).toHaveTextContent('Enter a whole number.');
  await userEvent.keyboard('{F2}');
  await userEvent.keyboard('{Control>}a{/Control}20{Enter}');
  expect(edits.at(-1)).toEqual([{ rowId: 'r2', columnId: 'figure', text: '20' }]);
  expect(cell(2, 0).getAttribute('aria-invalid')).toBe('false');
});

it('chooses a range by Shift, copies it, and fills it down from its first row', async () => {
  open();
  await begin();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  const clipboardData = new DataTransfer();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }),
  );
  expect(clipboardData.getData('text/plain')).toBe('0\n1\n2');
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(edits).toEqual([
    [
      { rowId: 'r1', columnId: 'figure', text: '0' },
      { rowId: 'r2', columnId: 'figure', text: '0' },
    ],
  ]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undone).toBe(1);
});

it('fills down as far as the corner of what is chosen is drawn', async () => {
  open();
  await begin();
  const handle = page.getByTestId('fill-handle');
  await userEvent.dragAndDrop(handle, page.elementLocator(cell(2, 0)));
  await expect.poll(() => edits.at(-1)?.length).toBe(2);
  expect(cell(2, 0).textContent).toBe('0');
});

it('draws only the rows that a step is about, of 250 as of four', async () => {
  open(250);
  await begin(100, 0);
  const others = [...document.querySelectorAll('tbody tr')].filter((_, at) => at < 100 || at > 101);
  const changed: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changed.push(...records));
  for (const row of others) observer.observe(row, { subtree: true, attributes: true, childList: true });
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => document.activeElement).toBe(cell(101, 0));
  observer.disconnect();
  expect(changed).toEqual([]);
});
