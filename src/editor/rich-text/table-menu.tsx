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
import { tableTools } from '#messages/en/interface/table-tools.ts';
import { shownKeys } from '#ui/shown-keys.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
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
        label={translate(tableTools.table)}
        placement="bottom end"
        trigger={
          <IconButton label={translate(tableTools.table)} size="small">
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
          {
            id: 'caption',
            label: translate(tableTools.captionEllipsis),
            onAction: () => setCaption(captionOf(session)),
          },
          ...(kind === 'table'
            ? []
            : [{ ...actions.of('delete', tableTools.deleteTable, deleteTable), isDanger: true }]),
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
    label: Message,
    command: Command,
    { isDisabled = false, shortcut }: { readonly isDisabled?: boolean; readonly shortcut?: string } = {},
  ): MenuAction => ({
    id,
    label: translate(label),
    shortcut: shortcut === undefined ? undefined : shownKeys(shortcut),
    isDisabled: isDisabled || !command(editor.state),
    onAction: () => {
      runInTable(editor.view, command);
      editor.commands.focus();
    },
  });
  return {
    of,
    rows: [
      of('row-before', tableTools.addRowAbove, insertRow('before')),
      of('row-after', tableTools.addRowBelow, insertRow('after'), { shortcut: 'mod enter' }),
      of('row-up', tableTools.moveRowUp, moveRow(-1), { shortcut: 'alt shift ↑' }),
      of('row-down', tableTools.moveRowDown, moveRow(1), { shortcut: 'alt shift ↓' }),
      of('header-row', tableTools.headerRow, toggleHeader('row')),
      {
        ...of('delete-row', tableTools.deleteRow, deleteRow, {
          isDisabled: rows < 2,
          shortcut: 'mod shift backspace',
        }),
        isDanger: true,
      },
    ],
    columns: [
      of('column-before', tableTools.addColumnBefore, insertColumn('before')),
      of('column-after', tableTools.addColumnAfter, insertColumn('after'), { shortcut: 'mod shift enter' }),
      of('column-back', tableTools.moveColumnBack, moveColumn(-1), { shortcut: 'alt shift ←' }),
      of('column-on', tableTools.moveColumnOn, moveColumn(1), { shortcut: 'alt shift →' }),
      of('align-start', tableTools.columnStart, alignColumns('start')),
      of('align-center', tableTools.columnCenter, alignColumns('center')),
      of('align-end', tableTools.columnEnd, alignColumns('end')),
      of('header-column', tableTools.headerColumn, toggleHeader('column')),
      {
        ...of('delete-column', tableTools.deleteColumn, deleteColumn, {
          isDisabled: columns < 2,
          shortcut: 'mod alt backspace',
        }),
        isDanger: true,
      },
    ],
    merge: of('merge', tableTools.mergeCells, mergeCells),
    split: of('split', tableTools.splitCell, splitCell),
  };
}

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
