import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly children?: ReactNode;
  /** Where there is no text beside it. */
  readonly 'aria-label'?: string | undefined;
  readonly isSelected?: boolean | undefined;
  readonly isIndeterminate?: boolean | undefined;
  readonly onChange?: ((isSelected: boolean) => void) | undefined;
  readonly isDisabled?: boolean | undefined;
  /** For the table's own selection. */
  readonly slot?: 'selection' | undefined;
  readonly className?: string | undefined;
}

/** A choice that is part of something to be saved or acted on. */
export function Checkbox({ children, className, isSelected, onChange, slot, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...(props['aria-label'] === undefined ? {} : { 'aria-label': props['aria-label'] })}
      {...(isSelected === undefined ? {} : { isSelected })}
      {...(onChange === undefined ? {} : { onChange })}
      {...(slot === undefined ? {} : { slot })}
      {...(props.isIndeterminate === undefined ? {} : { isIndeterminate: props.isIndeterminate })}
      {...(props.isDisabled === undefined ? {} : { isDisabled: props.isDisabled })}
      className={classes(styles['checkbox'], className)}
    >
      {({ isIndeterminate }) => (
        <>
          <span className={styles['box']} aria-hidden="true">
            {isIndeterminate ? <Minus /> : <Check />}
          </span>
          {children === undefined ? null : <span className={styles['text']}>{children}</span>}
        </>
      )}
    </AriaCheckbox>
  );
}
