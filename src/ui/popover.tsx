import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components';
import { classes } from './classes.ts';
import listStyles from './list.module.css';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Read aloud when it opens. */
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactElement;
  /** A function gets `close`. */
  readonly children: ReactNode | ((renderProps: { close: () => void }) => ReactNode);
  readonly placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'start' | 'end' | undefined;
  readonly isOpen?: boolean | undefined;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly className?: string | undefined;
}

/** A small panel beside the button that opens it. */
export function Popover({
  label,
  trigger,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
  className,
}: PopoverProps) {
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      <AriaPopover placement={placement} offset={6} className={listStyles['popover'] ?? ''}>
        <Dialog aria-label={label} className={classes(styles['content'], className)}>
          {children}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
