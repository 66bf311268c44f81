import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RichText } from '#domain/rich-text/rich-text.ts';
import { createId } from '#lib/id.ts';
import { richTextTools } from '#messages/en/interface/rich-text-tools.ts';
import { translate } from '#ui/translate.ts';
import { editText } from '../commands/edit-text.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { activeText } from './active-text.ts';
import { focusBlock } from './focus-block.ts';
import type { TextKind } from './text-extensions.ts';
import { startTextSession, type TextSession } from './text-session.ts';

interface LiveTextProps {
  readonly store: DocumentStore;
  readonly blockId: string;
  readonly field: string;
  readonly text: RichText;
  readonly kind: TextKind;
}

/** The one text of the page that is being typed in (EDIT-42). */
export function LiveText({ store, blockId, field, text, kind }: LiveTextProps) {
  const { edit, actions } = useWorkspace();
  const host = useRef<HTMLDivElement>(null);
  const session = useRef<TextSession | null>(null);
  const firstText = useRef(text);

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const { caret } = edit.getState();
    const started = startTextSession({
      element,
      text: firstText.current,
      label: kind === 'table' ? translate(richTextTools.table) : translate(richTextTools.text),
      kind,
      placeholder: kind === 'table' ? '' : translate(richTextTools.writeOrInsert),
      onSlash: (slash) => activeText.setState({ slash }),
      onToolbar: () => activeText.getState().focusToolbar?.(),
      onSlashKey: (event) => activeText.getState().slashKeys?.(event) ?? false,
      onText: (changed) => store.run(editText(blockId, field, changed), createId()),
      onTyping: () => activeText.getState().typed(),
      onExit: () => {
        edit.editTextOf(null);
        focusBlock(edit, element.ownerDocument, blockId);
      },
      onLink: () => activeText.getState().setLinkOpen(true),
      onUndo: () => actions.undo(),
      onRedo: () => actions.redo(),
    });
    session.current = started;
    wearStylesOf(element.parentElement, started.editor.view.dom);
    const at =
      caret === null || caret === 'start'
        ? null
        : started.editor.view.posAtCoords({ left: caret.x, top: caret.y });
    started.select(at?.pos ?? (caret === 'start' ? 0 : Infinity));
    started.editor.commands.focus(null, { scrollIntoView: caret === null || caret === 'start' });
    const { letters, replacesAll } = edit.takeTypedAhead();
    if (replacesAll) started.selectAll();
    if (letters !== '') started.editor.view.dispatch(started.editor.state.tr.insertText(letters));
    activeText.getState().begin(blockId, started);
    store.setPresence({ heldBlockId: blockId });
    return () => {
      activeText.getState().end(started);
      started.end();
      session.current = null;
      store.setPresence({ heldBlockId: null });
    };
  }, [store, blockId, field, kind, edit, actions]);

  useEffect(() => {
    session.current?.replaceText(text);
  }, [text]);

  return <div ref={host} className="portico-live-text" />;
}

/** The live text stands one level deeper than the static one: it takes the look of the element around it. */
function wearStylesOf(source: Element | null, target: HTMLElement): void {
  if (source === null) return;
  target.classList.add(...source.classList);
  for (const [name, value] of Object.entries((source as HTMLElement).dataset)) {
    if (value !== undefined) target.dataset[name] = value;
  }
}
