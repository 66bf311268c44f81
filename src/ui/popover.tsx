import { useContext, useId, type ReactElement, type ReactNode } from 'react';
import { DialogTrigger, OverlayTriggerStateContext, Popover as AriaPopover } from 'react-aria-components';
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
  const labelId = useId();
  return (
    <DialogTrigger
      {...(isOpen === undefined ? {} : { isOpen })}
      {...(onOpenChange === undefined ? {} : { onOpenChange })}
    >
      {trigger}
      {/*
        The popover is the dialog itself, so that the buttons for leaving it by touch stand inside of it. Without a
        label of its own it would be called like its button, which says what is chosen and not what this is.
      */}
      <AriaPopover
        aria-labelledby={labelId}
        placement={placement}
        offset={6}
        className={listStyles['popover'] ?? ''}
      >
        <span id={labelId} hidden>
          {label}
        </span>
        <div className={classes(styles['content'], className)}>
          {typeof children === 'function' ? <Closing>{children}</Closing> : children}
        </div>
      </AriaPopover>
    </DialogTrigger>
  );
}

function Closing({ children }: { readonly children: (renderProps: { close: () => void }) => ReactNode }) {
  const state = useContext(OverlayTriggerStateContext);
  return children({ close: () => state?.close() });
}
