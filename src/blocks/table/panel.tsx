import { changing } from '#domain/documents/changing.ts';
import { useRef } from 'react';
import {
  COLUMN_ALIGNMENTS,
  MAX_TABLE_CAPTION,
  MAX_TABLE_COLUMNS,
  MAX_TABLE_ROWS,
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
import { translate } from '#ui/translate.ts';
import { tablePanel } from '#messages/en/interface/table-panel.ts';
import { blockFields } from '#messages/en/interface/block-fields.ts';
import type { Words } from '#messages/message.ts';
import type { BlockPanelProps } from '../panel.ts';
import styles from './panel/panel.module.css';
import { tableSchema } from './schema.ts';

const ALIGNMENT_LABELS = { start: blockFields.start, center: blockFields.center, end: blockFields.end };

/** Headers, caption and alignment of a table; its cells are edited on the page (EDIT-213). */
export function Panel({ data, onChange }: BlockPanelProps) {
  const table = tableOf(tableSchema.parse(data).table);
  // Everything typed while the caption has the focus is one step of undo.
  const gesture = useRef<string | undefined>(undefined);
  const alignments = columnAlignments(table);
  const titles = columnTitles(table);
  const save = (changed: RichTextNode, label: Words, gestureId?: string): void =>
    onChange('table', { type: 'doc', content: [changed] }, label, gestureId);
  return (
    <div className={styles['panel']}>
      <TextField
        label={translate(tablePanel.caption)}
        description={translate(tablePanel.captionHelp)}
        value={table.attrs?.caption ?? ''}
        maxLength={MAX_TABLE_CAPTION}
        onFocus={() => {
          gesture.current = createId();
        }}
        onChange={(caption) =>
          save(withCaption(table, caption), changing(tablePanel.caption), gesture.current)
        }
      />
      <Switch
        label={translate(tablePanel.headerRow)}
        isSelected={hasHeaderRow(table)}
        onChange={(isOn) => save(withHeaderRow(table, isOn), changing(tablePanel.headerRow))}
      />
      <Switch
        label={translate(tablePanel.headerColumn)}
        isSelected={hasHeaderColumn(table)}
        onChange={(isOn) => save(withHeaderColumn(table, isOn), changing(tablePanel.headerColumn))}
      />
      <fieldset className={styles['columns']}>
        <legend className={styles['legend']}>{translate(tablePanel.columnAlignment)}</legend>
        {alignments.map((alignment, column) => (
          <Select
            // Columns are told apart by their place alone.
            // oxlint-disable-next-line react/no-array-index-key
            key={column}
            label={titleOf(titles[column] ?? '', column)}
            value={alignment}
            onChange={(chosen) => save(withColumnAlignment(table, column, chosen), tablePanel.alignColumn)}
            options={COLUMN_ALIGNMENTS.map((each) => ({
              value: each,
              label: translate(ALIGNMENT_LABELS[each]),
            }))}
          />
        ))}
      </fieldset>
      <p className={styles['note']}>
        {translate(tablePanel.atMost, {
          columns: MAX_TABLE_COLUMNS,
          rows: MAX_TABLE_ROWS,
          cells: MAX_TABLE_CELLS,
        })}
      </p>
    </div>
  );
}

/** What the column says at its top; its number where that is nothing or long. */
function titleOf(title: string, column: number): string {
  return title === ''
    ? translate(tablePanel.column, { number: column + 1 })
    : title.length > 40
      ? `${cutText(title, 39)}…`
      : title;
}
