import { Dialog } from '#ui/dialog.tsx';
import { keyboardShortcuts } from '#messages/en/interface/keyboard-shortcuts.ts';
import { translate } from '#ui/translate.ts';
import type { Message } from '#messages/message.ts';
import { shownKeys } from '#ui/shown-keys.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './shortcuts-dialog.module.css';

const GROUPS: readonly {
  readonly title: Message;
  readonly keys: readonly (readonly [keys: string | (() => string), meaning: Message])[];
}[] = [
  {
    title: keyboardShortcuts.select,
    keys: [
      ['tab', keyboardShortcuts.nextBlock],
      ['shift tab', keyboardShortcuts.blockBefore],
      ['enter', keyboardShortcuts.into],
      ['escape', keyboardShortcuts.up],
      [
        () =>
          translate(keyboardShortcuts.clickWithShift, {
            shift: shownKeys('shift'),
            enter: shownKeys('enter'),
          }),
        keyboardShortcuts.addToSelection,
      ],
      ['mod a', keyboardShortcuts.allBlocks],
      ['↑ ↓', keyboardShortcuts.nextSection],
      ['alt f10', keyboardShortcuts.toButtons],
    ],
  },
  {
    title: keyboardShortcuts.moveAndResize,
    keys: [
      ['← → ↑ ↓', keyboardShortcuts.moveBlock],
      ['shift ← → ↑ ↓', keyboardShortcuts.resizeBlock],
      ['alt ↑ ↓', keyboardShortcuts.moveSection],
      ['alt', keyboardShortcuts.dragFreely],
      ['escape', keyboardShortcuts.callDragOff],
    ],
  },
  {
    title: keyboardShortcuts.change,
    keys: [
      ['a', keyboardShortcuts.addBlock],
      ['shift a', keyboardShortcuts.addSection],
      ['mod d', keyboardShortcuts.duplicate],
      ['mod g, mod shift g', keyboardShortcuts.group],
      [() => translate(keyboardShortcuts.brackets, { command: shownKeys('mod') }), keyboardShortcuts.layers],
      ['delete', keyboardShortcuts.delete],
      ['mod c, mod x, mod v', keyboardShortcuts.clipboard],
      ['mod z', keyboardShortcuts.undo],
      ['mod shift z', keyboardShortcuts.redo],
    ],
  },
  {
    title: keyboardShortcuts.text,
    keys: [
      ['mod b, mod i, mod u', keyboardShortcuts.marks],
      ['mod k', keyboardShortcuts.link],
      ['mod alt 1 … 4', keyboardShortcuts.headings],
      ['/', keyboardShortcuts.insert],
      ['# … ####, -, 1., >, ---', keyboardShortcuts.lineMarks],
      ['**, *, `', keyboardShortcuts.wordMarks],
      [() => translate(keyboardShortcuts.linkMark), keyboardShortcuts.link],
      ['alt f10', keyboardShortcuts.toBar],
      ['escape', keyboardShortcuts.leaveText],
    ],
  },
  {
    title: keyboardShortcuts.comments,
    keys: [
      ['mod alt m', keyboardShortcuts.newComment],
      ['alt ↑ ↓', keyboardShortcuts.nextComment],
      ['mod enter', keyboardShortcuts.sendComment],
      ['escape', keyboardShortcuts.leaveComments],
    ],
  },
  {
    title: keyboardShortcuts.table,
    keys: [
      ['tab, shift tab', keyboardShortcuts.nextCell],
      ['← → ↑ ↓', keyboardShortcuts.cellsBeside],
      ['shift ← → ↑ ↓', keyboardShortcuts.selectCells],
      ['mod enter', keyboardShortcuts.rowBelow],
      ['mod shift enter', keyboardShortcuts.newColumn],
      ['alt shift ← → ↑ ↓', keyboardShortcuts.moveColumnOrRow],
      ['mod shift backspace', keyboardShortcuts.deleteRow],
      ['mod alt backspace', keyboardShortcuts.deleteColumn],
    ],
  },
];

/** The keyboard shortcuts. */
export function ShortcutsDialog() {
  const { edit } = useWorkspace();
  return (
    <Dialog
      isOpen
      onOpenChange={() => edit.open({ kind: 'none' })}
      title={translate(keyboardShortcuts.title)}
      size="medium"
    >
      <div className={styles['groups']}>
        {GROUPS.map((group) => (
          <section key={group.title.key}>
            <h3 className={styles['title']}>{translate(group.title)}</h3>
            <dl className={styles['list']}>
              {group.keys.map(([keys, meaning]) => (
                <div key={meaning.key} className={styles['row']}>
                  <dt>
                    <kbd className={styles['keys']}>
                      {typeof keys === 'string' ? shownKeys(keys) : keys()}
                    </kbd>
                  </dt>
                  <dd>{translate(meaning)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
