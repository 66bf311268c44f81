import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classes } from './classes.ts';
import { Tooltip } from './tooltip.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  /** The name, read aloud and shown as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly size?: 'small' | 'medium' | undefined;
  readonly variant?: 'quiet' | 'outlined' | undefined;
  /** A button that stays down; sets `aria-pressed`. */
  readonly isPressed?: boolean | undefined;
  readonly tooltipPlacement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  readonly shortcut?: string | undefined;
  /** The icon points somewhere: the other way where people read from right to left. */
  readonly isDirectional?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A button that shows an icon only. */
export function IconButton({
  label,
  children,
  size = 'medium',
  variant = 'quiet',
  isPressed,
  tooltipPlacement = 'top',
  shortcut,
  isDirectional = false,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} placement={tooltipPlacement} shortcut={shortcut}>
      <AriaButton
        {...props}
        aria-label={label}
        {...(isPressed === undefined ? {} : { 'aria-pressed': isPressed })}
        className={classes(
          styles['iconButton'],
          styles[size],
          styles[variant],
          isPressed && styles['on'],
          isDirectional && styles['directional'],
          className,
        )}
      >
        {children}
      </AriaButton>
    </Tooltip>
  );
}
