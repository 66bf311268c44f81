import { GripHorizontal, GripVertical, Plus } from 'lucide-react';
import { useLayoutEffect, useState, type ReactElement, type ReactNode, type RefObject } from 'react';
import type { Command } from '@tiptap/pm/state';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { classes } from '#ui/classes.ts';
import { tableTools } from '#messages/en/interface/table-tools.ts';
import { translate } from '#ui/translate.ts';
import { insertColumn, insertRow } from './table-commands.ts';
import { tableActions } from './table-menu.tsx';
import { readTableHandles, type TableHandles } from './table-handles.ts';
import type { TextSession } from './text-session.ts';
import { useTextFormat } from './use-text-format.ts';
import styles from './table-edges.module.css';

interface TableEdgesProps {
  readonly area: RefObject<HTMLDivElement | null>;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly scale: number;
  readonly session: TextSession;
}

/** Longer than a frame: a letter is on the screen before its buttons follow. */
const FOLLOWS_AFTER_MS = 50;

/**
 * Buttons at the edges of the table around the caret: what can be done to its row and its column, and one more of each
 * at the end (EDIT-213).
 */
export function TableEdges({ area, frame, scale, session }: TableEdgesProps) {
  const { editor } = session;
  const [handles, setHandles] = useState<TableHandles | null>(null);
  // The menus say what can be done at the caret as it is now.
  useTextFormat(editor);

  useLayoutEffect(() => {
    const view = frame.current?.contentWindow;
    let waiting: ReturnType<typeof setTimeout> | null = null;
    const put = (): void => {
      waiting = null;
      const room = area.current?.getBoundingClientRect();
      const shown = frame.current?.getBoundingClientRect();
      if (editor.isDestroyed || room === undefined || shown === undefined) return;
      const next = readTableHandles(editor, { room, shown, scale });
      setHandles((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    const putSoon = (): void => {
      waiting ??= setTimeout(put, FOLLOWS_AFTER_MS);
    };
    put();
    editor.on('transaction', putSoon);
    view?.addEventListener('scroll', put, { passive: true, capture: true });
    window.addEventListener('resize', put);
    return () => {
      if (waiting !== null) clearTimeout(waiting);
      editor.off('transaction', putSoon);
      view?.removeEventListener('scroll', put, { capture: true });
      window.removeEventListener('resize', put);
    };
  }, [area, frame, scale, editor]);

  if (handles === null) return null;
  const actions = tableActions(session);
  const run = (command: Command): void => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <>
      <Edge at={handles.column} kind="column">
        <Menu
          label={translate(tableTools.column)}
          items={actions.columns}
          trigger={trigger(translate(tableTools.column), <GripHorizontal aria-hidden="true" />)}
        />
      </Edge>
      <Edge at={handles.row} kind="row">
        <Menu
          label={translate(tableTools.row)}
          items={actions.rows}
          trigger={trigger(translate(tableTools.row), <GripVertical aria-hidden="true" />)}
        />
      </Edge>
      <Edge at={handles.columnEnd} kind="end">
        <IconButton
          label={translate(tableTools.addColumnEnd)}
          size="small"
          isDisabled={!insertColumn('end')(editor.state)}
          onPress={() => run(insertColumn('end'))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </Edge>
      <Edge at={handles.rowEnd} kind="end">
        <IconButton
          label={translate(tableTools.addRowEnd)}
          size="small"
          isDisabled={!insertRow('end')(editor.state)}
          onPress={() => run(insertRow('end'))}
        >
          <Plus aria-hidden="true" />
        </IconButton>
      </Edge>
    </>
  );
}

function trigger(label: string, icon: ReactNode): ReactElement {
  return (
    <IconButton label={label} size="small">
      {icon}
    </IconButton>
  );
}

interface EdgeProps {
  readonly at: { readonly left: number; readonly top: number } | null;
  readonly kind: 'row' | 'column' | 'end';
  readonly children: ReactNode;
}

function Edge({ at, kind, children }: EdgeProps) {
  if (at === null) return null;
  return (
    <div
      className={classes(styles['edge'], styles[kind])}
      style={{ transform: `translate(${at.left}px, ${at.top}px)` }}
    >
      {children}
    </div>
  );
}
