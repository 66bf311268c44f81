import type { Command } from '@tiptap/pm/state';
import {
  deleteColumn,
  deleteRow,
  deleteTable,
  mergeCells,
  selectedRect,
  splitCell,
  toggleHeader,
} from '@tiptap/pm/tables';
import { Table } from 'lucide-react';
import { useState } from 'react';
import { MAX_TABLE_CAPTION } from '#domain/rich-text/rich-text.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuAction } from '#ui/menu.tsx';
import { cutText } from '#lib/cut-text.ts';
import { alignColumns } from './align-columns.ts';
import { runInTable } from './run-in-table.ts';
import { CaptionDialog } from './caption-dialog.tsx';
import { insertColumn, insertRow, moveColumn, moveRow } from './table-commands.ts';
import { tableSize } from './table-size.ts';
import type { TextSession } from './text-session.ts';

/** What can be done to the table around the caret (EDIT-213). */
export function TableMenu({ session }: { readonly session: TextSession }) {
  const { editor, kind } = session;
  const [caption, setCaption] = useState<string | null>(null);
  const actions = tableActions(session);
  return (
    <>
      <Menu
        label="Table"
        placement="bottom end"
        trigger={
          <IconButton label="Table" size="small">
            <Table aria-hidden="true" />
          </IconButton>
        }
        items={[
          ...actions.rows,
          'separator',
          ...actions.columns,
          'separator',
          actions.merge,
          actions.split,
          'separator',
          { id: 'caption', label: 'Caption…', onAction: () => setCaption(captionOf(session)) },
          ...(kind === 'table'
            ? []
            : [{ ...actions.of('delete', 'Delete table', deleteTable), isDanger: true }]),
        ]}
      />
      {caption === null ? null : (
        <CaptionDialog
          caption={caption}
          onClose={() => {
            setCaption(null);
            editor.commands.focus();
          }}
          onSave={(next) => writeCaption(session, cutText(next, MAX_TABLE_CAPTION))}
        />
      )}
    </>
  );
}

/** What can be done to rows, columns and cells at the caret: in the menu of the bar and in those at the edges. */
export function tableActions({ editor }: TextSession) {
  const { rows, columns } = tableSize(editor.state);
  const of = (
    id: string,
    label: string,
    command: Command,
    { isDisabled = false, shortcut }: { readonly isDisabled?: boolean; readonly shortcut?: string } = {},
  ): MenuAction => ({
    id,
    label,
    shortcut,
    isDisabled: isDisabled || !command(editor.state),
    onAction: () => {
      runInTable(editor.view, command);
      editor.commands.focus();
    },
  });
  return {
    of,
    rows: [
      of('row-before', 'Add row above', insertRow('before')),
      of('row-after', 'Add row below', insertRow('after'), { shortcut: `${MOD} Enter` }),
      of('row-up', 'Move row up', moveRow(-1), { shortcut: 'Alt Shift ↑' }),
      of('row-down', 'Move row down', moveRow(1), { shortcut: 'Alt Shift ↓' }),
      of('header-row', 'Header row', toggleHeader('row')),
      {
        ...of('delete-row', 'Delete row', deleteRow, {
          isDisabled: rows < 2,
          shortcut: `${MOD} Shift Backspace`,
        }),
        isDanger: true,
      },
    ],
    columns: [
      of('column-before', 'Add column before', insertColumn('before')),
      of('column-after', 'Add column after', insertColumn('after'), { shortcut: `${MOD} Shift Enter` }),
      of('column-back', 'Move column back', moveColumn(-1), { shortcut: 'Alt Shift ←' }),
      of('column-on', 'Move column on', moveColumn(1), { shortcut: 'Alt Shift →' }),
      of('align-start', 'Align column to the start', alignColumns('start')),
      of('align-center', 'Center column', alignColumns('center')),
      of('align-end', 'Align column to the end', alignColumns('end')),
      of('header-column', 'Header column', toggleHeader('column')),
      {
        ...of('delete-column', 'Delete column', deleteColumn, {
          isDisabled: columns < 2,
          shortcut: `${MOD} Alt Backspace`,
        }),
        isDanger: true,
      },
    ],
    merge: of('merge', 'Merge cells', mergeCells),
    split: of('split', 'Split cell', splitCell),
  };
}

const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

function captionOf({ editor }: TextSession): string {
  const { table } = selectedRect(editor.state);
  const caption: unknown = table.attrs['caption'];
  return typeof caption === 'string' ? caption : '';
}

function writeCaption(session: TextSession, caption: string): void {
  const { state, view } = session.editor;
  const { tableStart } = selectedRect(state);
  view.dispatch(state.tr.setNodeAttribute(tableStart - 1, 'caption', caption === '' ? null : caption));
  session.flush();
}
