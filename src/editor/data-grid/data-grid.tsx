import { ArrowDownToLine } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { formatTabSeparated, parseTabSeparated } from '#lib/tab-separated.ts';
import { dataGrid as words } from '#messages/en/interface/data-grid.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import { GridBodyRow } from './grid-body-row.tsx';
import { NO, YES, type GridColumn, type GridEdit, type GridRow } from './grid-column.ts';
import {
  edgesOf,
  filledDown,
  neighbourOf,
  pastedAt,
  placeAfter,
  placesIn,
  type GridPlace,
  type GridRange,
} from './grid-range.ts';
import { useGridEdits, type PlacedText } from './use-grid-edits.ts';
import styles from './data-grid.module.css';

interface DataGridProps<Row extends GridRow> {
  readonly label: string;
  /** What the first column is called, which names the rows. */
  readonly rowTitle: string;
  readonly rows: readonly Row[];
  readonly columns: readonly GridColumn<Row>[];
  /** Takes everything that one paste, one fill or one typed cell changes, which is one step. */
  readonly onEdit: (edits: readonly GridEdit[]) => void;
  /** Further buttons, before the cells. */
  readonly tools?: ReactNode;
  /** The row that has the focus. */
  readonly onRowFocus?: ((rowId: string) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
  readonly onRedo?: (() => void) | undefined;
}

/**
 * Cells like those of a spreadsheet: arrow keys move, Shift chooses several, Enter or F2 edits, typing replaces, Delete
 * empties; cells are copied and pasted from and into spreadsheets, and filled down by Ctrl+D, a button or the corner of
 * what is chosen. Tab leaves it, unless a cell is being edited.
 */
export function DataGrid<Row extends GridRow>({
  label,
  rowTitle,
  rows,
  columns,
  onEdit,
  tools,
  onRowFocus,
  onUndo,
  onRedo,
}: DataGridProps<Row>) {
  const [range, setRange] = useState<GridRange>({ anchor: ORIGIN, focus: ORIGIN });
  const [editing, setEditing] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const [fillTo, setFillTo] = useState<number | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const id = useId();
  const { wrong, put, forget } = useGridEdits(rows, columns, onEdit);
  const size = { rows: rows.length, columns: columns.length };
  const { focus } = range;
  const edges = edgesOf(range);
  const wantsFocus = useRef(false);

  useEffect(() => {
    if (!wantsFocus.current || editing !== null) return;
    wantsFocus.current = false;
    cellAt(table.current, focus)?.focus();
  }, [focus, editing]);

  function goTo(place: GridPlace | null, extends_ = false): void {
    if (place === null) return;
    wantsFocus.current = true;
    setRange({ anchor: extends_ ? range.anchor : place, focus: place });
  }

  function tell({ kept, refused }: { readonly kept: number; readonly refused: number }): void {
    setSaid(
      refused > 0
        ? translate(words.someRefused, { kept, refused })
        : kept > 1
          ? translate(words.changed, { count: kept })
          : '',
    );
  }

  const textAt = ({ row: at, column: along }: GridPlace): string => {
    const [row, column] = [rows[at], columns[along]];
    return row === undefined || column === undefined ? '' : column.read(row);
  };

  function startEditing(text?: string): void {
    const [row, column] = [rows[focus.row], columns[focus.column]];
    if (row === undefined || column === undefined || column.isFixed?.(row) === true) return;
    if (column.kind === 'check') {
      tell(put([{ ...focus, text: column.read(row) === YES ? NO : YES }]));
      return;
    }
    setEditing(text ?? wrong.get(`${row.id} ${column.id}`)?.text ?? column.read(row));
  }

  function finish(text: string, next: GridPlace | null, goesOn: boolean): void {
    tell(put([{ ...focus, text }]));
    const [row, column] = next === null ? [] : [rows[next.row], columns[next.column]];
    const isNextText = row !== undefined && column?.kind === 'text' && column.isFixed?.(row) !== true;
    setEditing(goesOn && isNextText ? column.read(row) : null);
    wantsFocus.current = true;
    if (next !== null) setRange({ anchor: next, focus: next });
  }

  function fill(filled: GridRange): void {
    tell(put(filledDown(filled).map(({ from, to }): PlacedText => ({ ...to, text: textAt(from) }))));
  }

  function paste(text: string): void {
    setEditing(null);
    wantsFocus.current = true;
    tell(put(pastedAt(parseTabSeparated(text), range, size)));
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (editing !== null || !(event.target as Element).matches('td')) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const to = placeAfter(event.key, focus, size, {
      isFar: isCommand,
      isMirrored: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (to !== null) goTo(to, event.shiftKey);
    else if (key === 'Enter' || key === 'F2') startEditing();
    else if (isCommand && key === 'd') fill(range);
    else if (isCommand && key === 'a') {
      setRange({ anchor: { row: size.rows - 1, column: size.columns - 1 }, focus: ORIGIN });
      wantsFocus.current = true;
    } else if (isCommand && key === 'z' && !event.shiftKey) onUndo?.();
    else if (isCommand && (key === 'y' || key === 'z')) onRedo?.();
    else if (key === 'Escape' && rangeIsWide(range)) goTo(focus);
    else if (key === 'Escape') {
      const [row, column] = [rows[focus.row], columns[focus.column]];
      if (row === undefined || column === undefined || !wrong.has(`${row.id} ${column.id}`)) return;
      forget(row.id, column.id);
    } else if (key === 'Delete' || key === 'Backspace') {
      const texts = placesIn(range).filter(({ column }) => columns[column]?.kind === 'text');
      tell(put(texts.map((place) => ({ ...place, text: '' }))));
    } else if (key === ' ') startEditing();
    else if (event.key.length === 1 && !isCommand && !event.altKey) {
      if (columns[focus.column]?.kind === 'check') return;
      startEditing(event.key);
    } else return;
    event.preventDefault();
    // The editor around it has keys of its own.
    event.stopPropagation();
  }

  function onPointerDown(event: PointerEvent<HTMLElement>): void {
    const place = placeOf(event.target);
    if (place === null || event.button !== 0) return;
    if (editing !== null && isSame(place, focus)) return;
    const isAgain =
      isSame(place, focus) &&
      event.pointerType !== 'mouse' &&
      document.activeElement === cellAt(table.current, place);
    setRange({ anchor: event.shiftKey ? range.anchor : place, focus: place });
    wantsFocus.current = true;
    if (isAgain) startEditing();
  }

  const copied = (): string => {
    const columnsIn = Array.from({ length: edges.end - edges.start + 1 }, (_, at) => edges.start + at);
    const rowsIn = Array.from({ length: edges.bottom - edges.top + 1 }, (_, at) => edges.top + at);
    return formatTabSeparated(rowsIn.map((row) => columnsIn.map((column) => textAt({ row, column }))));
  };

  const [rowHere, columnHere] = [rows[focus.row], columns[focus.column]];
  const wrongHere = wrong.get(`${rowHere?.id} ${columnHere?.id}`);
  const oddHere = rowHere === undefined ? undefined : columnHere?.warn?.(rowHere);
  const shownRange =
    fillTo === null
      ? range
      : {
          anchor: { row: edges.top, column: edges.start },
          focus: { row: Math.max(fillTo, edges.bottom), column: edges.end },
        };
  const shownEdges = edgesOf(shownRange);
  return (
    <div className={styles['grid']}>
      <div className={styles['tools']}>
        <Button
          size="small"
          icon={<ArrowDownToLine aria-hidden="true" size={14} />}
          isDisabled={rows.length === 0}
          onPress={() => {
            fill(range);
            wantsFocus.current = true;
            setRange({ ...range });
          }}
        >
          {translate(words.fillDown)}
        </Button>
        {tools}
        <span className={styles['hint']} id={`${id}-hint`}>
          {translate(words.hint)}
        </span>
      </div>
      <div className={styles['scroller']}>
        <table
          ref={table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are moved through is what the role is for
          role="grid"
          aria-label={label}
          aria-describedby={`${id}-hint`}
          aria-multiselectable="true"
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          className={styles['table']}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          onFocus={(event) => {
            const at = placeOf(event.target)?.row;
            const row = at === undefined ? undefined : rows[at];
            if (row !== undefined) onRowFocus?.(row.id);
          }}
          onPointerOver={(event) => {
            if (event.buttons !== 1 || event.pointerType !== 'mouse' || editing !== null || fillTo !== null)
              return;
            const place = placeOf(event.target);
            if (place !== null) setRange({ anchor: range.anchor, focus: place });
          }}
          onDoubleClick={(event) => {
            if (placeOf(event.target) !== null && editing === null) startEditing();
          }}
          onCopy={(event) => {
            if (editing !== null) return;
            event.preventDefault();
            event.clipboardData.setData('text/plain', copied());
          }}
          onCut={(event) => {
            if (editing !== null) return;
            event.preventDefault();
            event.clipboardData.setData('text/plain', copied());
            tell(put(placesIn(range).map((place) => ({ ...place, text: '' }))));
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain');
            // Within a cell that is edited a text is pasted as anywhere; cells are cells there, too.
            if (text === '' || (editing !== null && !/[\t\n]/.test(text.trim()))) return;
            event.preventDefault();
            paste(text);
          }}
        >
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className={styles['corner']}>
                {rowTitle}
              </th>
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  className={classes(styles['heading'], column.align === 'end' && styles['end'])}
                  style={column.width === undefined ? undefined : { minInlineSize: column.width }}
                >
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <GridBodyRow
                key={row.id}
                row={row}
                at={at}
                columns={columns}
                wrong={wrong}
                describedBy={id}
                focus={focus.row === at ? focus.column : null}
                chosen={
                  at >= shownEdges.top && at <= shownEdges.bottom
                    ? `${shownEdges.start}-${shownEdges.end}`
                    : null
                }
                isLast={at === edges.bottom}
                editing={focus.row === at ? editing : null}
                onType={setEditing}
                onFinish={(text, way) =>
                  finish(
                    text,
                    way === 'stay'
                      ? null
                      : way === 'down'
                        ? { row: Math.min(size.rows - 1, focus.row + 1), column: focus.column }
                        : neighbourOf(focus, way === 'next' ? 1 : -1, size),
                    way === 'next' || way === 'previous',
                  )
                }
                onCancel={() => {
                  wantsFocus.current = true;
                  setEditing(null);
                }}
                onFillStart={() => setFillTo(edges.bottom)}
                onFillMove={(x, y) => {
                  const over = placeOf(document.elementFromPoint(x, y));
                  if (over !== null) setFillTo(over.row);
                }}
                onFillEnd={() => {
                  const to = fillTo ?? edges.bottom;
                  setFillTo(null);
                  if (to <= edges.bottom) return;
                  const filled = {
                    anchor: { row: edges.top, column: edges.start },
                    focus: { row: to, column: edges.end },
                  };
                  fill(filled);
                  setRange(filled);
                  wantsFocus.current = true;
                }}
              />
            ))}
          </tbody>
        </table>
      </div>
      <output id={`${id}-wrong`} className={styles['message']}>
        {wrongHere?.message ?? oddHere ?? said}
      </output>
    </div>
  );
}

const ORIGIN: GridPlace = { row: 0, column: 0 };

const isSame = (one: GridPlace, other: GridPlace): boolean =>
  one.row === other.row && one.column === other.column;
const rangeIsWide = ({ anchor, focus }: GridRange): boolean => !isSame(anchor, focus);

function cellAt(table: HTMLTableElement | null, { row, column }: GridPlace): HTMLElement | null {
  return table?.tBodies[0]?.rows[row]?.cells[column + 1] ?? null;
}

function placeOf(target: EventTarget | null): GridPlace | null {
  const cell = target instanceof Element ? target.closest('td') : null;
  const row = cell?.closest('tr');
  if (!(cell instanceof HTMLTableCellElement) || row == null) return null;
  return { row: row.sectionRowIndex, column: cell.cellIndex - 1 };
}
