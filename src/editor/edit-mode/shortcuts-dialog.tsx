import { Dialog } from '#ui/dialog.tsx';
import { useWorkspace } from './workspace.ts';
import styles from './shortcuts-dialog.module.css';

const command = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';

const GROUPS: readonly {
  readonly title: string;
  readonly keys: readonly (readonly [keys: string, meaning: string])[];
}[] = [
  {
    title: 'Select',
    keys: [
      ['Tab', 'Next block'],
      ['Shift Tab', 'Block before'],
      ['Enter', 'Edit the text or the settings; into a section'],
      ['Escape', 'From text to block to section to page; then the panel'],
      ['↑ ↓', 'Next section, while a section or the page is selected'],
    ],
  },
  {
    title: 'Move and resize',
    keys: [
      ['← → ↑ ↓', 'Move the block by one cell'],
      ['Shift ← → ↑ ↓', 'Make it narrower, wider, lower, higher'],
      ['Alt ↑ ↓', 'Move the section'],
      ['Escape', 'Call a drag off'],
    ],
  },
  {
    title: 'Change',
    keys: [
      ['A', 'Add a block'],
      ['Shift A', 'Add a section'],
      [`${command} D`, 'Duplicate'],
      ['Delete', 'Delete'],
      [`${command} C, ${command} X, ${command} V`, 'Copy, cut, paste; also between pages'],
      [`${command} Z`, 'Undo'],
      [`${command} Shift Z`, 'Redo'],
    ],
  },
  {
    title: 'Text',
    keys: [
      [`${command} B, ${command} I, ${command} U`, 'Bold, italic, underline'],
      [`${command} K`, 'Link'],
      [`${command} Alt 1 … 4`, 'Headings'],
      ['Escape', 'Leave the text'],
    ],
  },
];

/** What the keyboard can do. */
export function ShortcutsDialog() {
  const { edit } = useWorkspace();
  return (
    <Dialog isOpen onOpenChange={() => edit.open({ kind: 'none' })} title="Keyboard shortcuts" size="medium">
      <div className={styles['groups']}>
        {GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className={styles['title']}>{group.title}</h3>
            <dl className={styles['list']}>
              {group.keys.map(([keys, meaning]) => (
                <div key={keys} className={styles['row']}>
                  <dt>
                    <kbd className={styles['keys']}>{keys}</kbd>
                  </dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
