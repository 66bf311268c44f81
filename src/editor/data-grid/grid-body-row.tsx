import { Check } from 'lucide-react';
import { memo } from 'react';
import { dataGrid as words } from '#messages/en/interface/data-grid.ts';
import { classes } from '#ui/classes.ts';
import { translate } from '#ui/translate.ts';
import { GridCellInput, type FinishWay } from './grid-cell-input.tsx';
import { YES, type GridColumn, type GridRow } from './grid-column.ts';
import { cellKey, type WrongCell } from './use-grid-edits.ts';
import styles from './data-grid.module.css';

interface GridBodyRowProps<Row extends GridRow> {
  readonly row: Row;
  readonly at: number;
  readonly columns: readonly GridColumn<Row>[];
  readonly wrong: ReadonlyMap<string, WrongCell>;
  /** The beginning of the ids of what describes the grid. */
  readonly describedBy: string;
  /** The column that has the focus in this row. */
  readonly focus: number | null;
  /** The columns that are chosen in this row, as `first-last`: a text, so that rows that stay as they are are not drawn. */
  readonly chosen: string | null;
  /** The last row of what is chosen, whose corner fills down. */
  readonly isLast: boolean;
  /** What is being typed in the cell with the focus. */
  readonly editing: string | null;
  readonly onType: (text: string) => void;
  readonly onFinish: (text: string, way: FinishWay) => void;
  readonly onCancel: () => void;
  readonly onFillStart: () => void;
  readonly onFillMove: (x: number, y: number) => void;
  readonly onFillEnd: () => void;
}

/** One row; drawn again only where something in it changed. */
export const GridBodyRow = memo(BodyRow, isUnchanged) as typeof BodyRow;

function BodyRow<Row extends GridRow>(props: GridBodyRowProps<Row>) {
  const { row, at, columns, wrong, describedBy, focus, chosen, isLast, editing } = props;
  const [first = -1, last = -1] = chosen?.split('-').map(Number) ?? [];
  return (
    <tr aria-rowindex={at + 2}>
      <th scope="row" className={styles['name']}>
        <bdi>{row.name}</bdi>
        {row.note === undefined ? null : <span className={styles['note']}>{row.note}</span>}
      </th>
      {columns.map((column, along) => {
        const refused = wrong.get(cellKey(row.id, column.id));
        const hasFocus = focus === along;
        const isChosen = along >= first && along <= last;
        const isFixed = column.isFixed?.(row) === true;
        const isEdited = hasFocus && editing !== null;
        const odd = refused === undefined ? (column.warn?.(row) ?? null) : refused.message;
        return (
          <td
            key={column.id}
            tabIndex={hasFocus && !isEdited ? 0 : -1}
            aria-selected={isChosen}
            // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.2 has it for cells of grids
            aria-readonly={isFixed}
            aria-invalid={refused !== undefined}
            {...(hasFocus && odd !== null ? { 'aria-describedby': `${describedBy}-wrong` } : {})}
            title={odd ?? undefined}
            className={classes(
              styles['cell'],
              column.align === 'end' && styles['end'],
              isChosen && styles['chosen'],
              hasFocus && styles['focus'],
              isFixed && styles['fixed'],
              refused !== undefined && styles['wrong'],
              refused === undefined && odd !== null && styles['odd'],
            )}
          >
            {isEdited ? (
              <GridCellInput
                label={`${column.title}, ${row.name}`}
                text={editing}
                inputMode={column.inputMode}
                isEnd={column.align === 'end'}
                onType={props.onType}
                onFinish={props.onFinish}
                onCancel={props.onCancel}
              />
            ) : column.kind === 'check' ? (
              <CheckMark isOn={column.read(row) === YES} />
            ) : (
              <bdi>{refused?.text ?? column.show?.(row) ?? column.read(row)}</bdi>
            )}
            {isLast && along === last && !isEdited ? (
              <span
                className={styles['handle']}
                data-testid="fill-handle"
                onPointerDown={(event) => {
                  event.stopPropagation();
                  event.preventDefault();
                  event.currentTarget.setPointerCapture(event.pointerId);
                  props.onFillStart();
                }}
                onPointerMove={(event) => {
                  if (event.currentTarget.hasPointerCapture(event.pointerId)) {
                    props.onFillMove(event.clientX, event.clientY);
                  }
                }}
                onPointerUp={props.onFillEnd}
              />
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

function CheckMark({ isOn }: { readonly isOn: boolean }) {
  return (
    <span className={classes(styles['check'], isOn && styles['checked'])}>
      {isOn ? <Check aria-hidden="true" size={14} /> : null}
      <span className={styles['hidden']}>{translate(isOn ? words.yes : words.no)}</span>
    </span>
  );
}

function isUnchanged<Row extends GridRow>(
  before: GridBodyRowProps<Row>,
  after: GridBodyRowProps<Row>,
): boolean {
  if (after.focus !== null || before.focus !== null) return false;
  if (after.isLast || before.isLast) return false;
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.wrong === after.wrong &&
    before.chosen === after.chosen
  );
}
