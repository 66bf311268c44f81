import { useEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';
import styles from './data-grid.module.css';

export type FinishWay = 'stay' | 'down' | 'next' | 'previous';

interface GridCellInputProps {
  readonly label: string;
  readonly text: string;
  readonly inputMode?: 'decimal' | 'numeric' | 'text' | undefined;
  readonly isEnd: boolean;
  readonly onType: (text: string) => void;
  readonly onFinish: (text: string, way: FinishWay) => void;
  readonly onCancel: () => void;
}

/** The field of the cell that is edited: Enter and Tab keep what was typed and go on, Escape does not keep it. */
export function GridCellInput({
  label,
  text,
  inputMode,
  isEnd,
  onType,
  onFinish,
  onCancel,
}: GridCellInputProps) {
  const input = useRef<HTMLInputElement>(null);
  // Leaving by Escape takes the field away, which is no leaving that keeps.
  const isOver = useRef(false);
  useEffect(() => {
    const field = input.current;
    field?.focus();
    // A character that began it stands before the caret; a value that was there is chosen.
    if (field !== null && field.value.length > 1) field.select();
  }, []);
  const end = (way: FinishWay): void => {
    if (isOver.current) return;
    isOver.current = true;
    onFinish(text, way);
  };
  return (
    <input
      ref={input}
      aria-label={label}
      className={classes(styles['input'], isEnd && styles['end'])}
      value={text}
      inputMode={inputMode}
      maxLength={200}
      autoComplete="off"
      spellCheck="false"
      onChange={(event) => onType(event.target.value)}
      onBlur={() => end('stay')}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end('down');
        else if (event.key === 'Tab') end(event.shiftKey ? 'previous' : 'next');
        else if (event.key === 'Escape') {
          isOver.current = true;
          onCancel();
        } else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    />
  );
}
