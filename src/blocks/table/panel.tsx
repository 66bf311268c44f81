import { useRef } from 'react';
import {
  COLUMN_ALIGNMENTS,
  MAX_TABLE_CAPTION,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
  richTextAsJson,
  type RichTextNode,
} from '#domain/rich-text/rich-text.ts';
import {
  columnAlignments,
  columnTitles,
  hasHeaderColumn,
  hasHeaderRow,
  MAX_TABLE_CELLS,
  tableOf,
  withCaption,
  withColumnAlignment,
  withHeaderColumn,
  withHeaderRow,
} from '#domain/rich-text/table-text.ts';
import { createId } from '#lib/id.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextField } from '#ui/text-field.tsx';
import { cutText } from '#lib/cut-text.ts';
import type { BlockPanelProps } from '../panel.ts';
import styles from './panel/panel.module.css';
import { tableSchema } from './schema.ts';

const ALIGNMENT_LABELS = { start: 'Start', center: 'Center', end: 'End' };

/** Headers, caption and alignment of a table; its cells are edited on the page (EDIT-213). */
export function Panel({ data, onChange }: BlockPanelProps) {
  const table = tableOf(tableSchema.parse(data).table);
  // Everything typed while the caption has the focus is one step of undo.
  const gesture = useRef<string | undefined>(undefined);
  const alignments = columnAlignments(table);
  const titles = columnTitles(table);
  const save = (changed: RichTextNode, label: string, gestureId?: string): void =>
    onChange('table', richTextAsJson({ type: 'doc', content: [changed] }), label, gestureId);
  return (
    <div className={styles['panel']}>
      <TextField
        label="Caption"
        description="Stands above the table, and is read out before it."
        value={table.attrs?.caption ?? ''}
        maxLength={MAX_TABLE_CAPTION}
        onFocus={() => {
          gesture.current = createId();
        }}
        onChange={(caption) => save(withCaption(table, caption), 'Change caption', gesture.current)}
      />
      <Switch
        label="Header row"
        isSelected={hasHeaderRow(table)}
        onChange={(isOn) => save(withHeaderRow(table, isOn), 'Change header row')}
      />
      <Switch
        label="Header column"
        isSelected={hasHeaderColumn(table)}
        onChange={(isOn) => save(withHeaderColumn(table, isOn), 'Change header column')}
      />
      <fieldset className={styles['columns']}>
        <legend className={styles['legend']}>Alignment of columns</legend>
        {alignments.map((alignment, column) => (
          <Select
            // Columns are told apart by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={column}
            label={titleOf(titles[column] ?? '', column)}
            value={alignment}
            onChange={(chosen) => save(withColumnAlignment(table, column, chosen), 'Align column')}
            options={COLUMN_ALIGNMENTS.map((each) => ({ value: each, label: ALIGNMENT_LABELS[each] }))}
          />
        ))}
      </fieldset>
      <p className={styles['note']}>
        At most {MAX_TABLE_COLUMNS} columns, {MAX_TABLE_ROWS} rows and {MAX_TABLE_CELLS.toLocaleString('en')}{' '}
        cells.
      </p>
    </div>
  );
}

/** What the column says at its top; its number where that is nothing or long. */
function titleOf(title: string, column: number): string {
  return title === '' ? `Column ${column + 1}` : title.length > 40 ? `${cutText(title, 39)}…` : title;
}
