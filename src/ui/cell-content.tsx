import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import styles from './table.module.css';

/** What does something of its own when it is pressed. */
const PRESSABLE = 'a[href], button, input, select, textarea, label, summary, [role="button"], [role="link"]';

/**
 * What stands in a cell. A press on a link or a button in it is none on the
 * row: the row would choose itself or open, and a link be lost, since a row
 * takes the press of whatever it does not know to be pressable itself.
 */
export function CellContent({ children }: { readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only keeps events from the row
    <div
      className={styles['content']}
      onPointerDown={keepFromRow}
      onMouseDown={keepFromRow}
      onClick={keepFromRow}
      onKeyDown={keepKeysFromRow}
      onKeyUp={keepKeysFromRow}
    >
      {children}
    </div>
  );
}

function keepFromRow(event: SyntheticEvent): void {
  const pressed = event.target instanceof Element ? event.target.closest(PRESSABLE) : null;
  if (pressed !== null && event.currentTarget.contains(pressed)) event.stopPropagation();
}

/** The other keys move about in the table. */
function keepKeysFromRow(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') keepFromRow(event);
}
