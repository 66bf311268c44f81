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
      ['Shift click, Shift Enter', 'Add a block to those selected; Tab goes to the next'],
      [`${command} A`, 'All blocks of the section'],
      ['↑ ↓', 'Next section, while a section or the page is selected'],
    ],
  },
  {
    title: 'Move and resize',
    keys: [
      ['← → ↑ ↓', 'Move the block by one cell'],
      ['Shift ← → ↑ ↓', 'Make it narrower, wider, lower, higher'],
      ['Alt ↑ ↓', 'Move the section'],
      ['Alt', 'Drag without snapping'],
      ['Escape', 'Call a drag off'],
    ],
  },
  {
    title: 'Change',
    keys: [
      ['A', 'Add a block'],
      ['Shift A', 'Add a section'],
      [`${command} D`, 'Duplicate'],
      [`${command} G, ${command} Shift G`, 'Group the selected blocks, ungroup them'],
      [`${command} ] and [`, 'Bring forward, send backward; with Shift to the front, to the back'],
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
      ['/', 'Insert something: at the start of a line'],
      ['# … ####, -, 1., >, ---', 'Heading, list, quote, line: at the start of a line'],
      ['**, *, `', 'Bold, italic, code: around words'],
      ['[words](address)', 'Link'],
      ['Alt F10', 'To the formatting bar; Escape back to the text'],
      ['Escape', 'Leave the text'],
    ],
  },
  {
    title: 'Table',
    keys: [
      ['Tab, Shift Tab', 'Next cell, and a new row behind the last one; cell before'],
      ['← → ↑ ↓', 'Cells beside, at the edge of the words'],
      ['Shift ← → ↑ ↓', 'Select cells'],
      [`${command} Enter`, 'New row below'],
      [`${command} Shift Enter`, 'New column'],
      ['Alt Shift ← → ↑ ↓', 'Move the column or the row'],
      [`${command} Shift Backspace`, 'Delete the row'],
      [`${command} Alt Backspace`, 'Delete the column'],
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
