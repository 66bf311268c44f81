import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-aria-components';
import { classes } from './classes.ts';
import styles from './button.module.css';

export interface LinkButtonProps extends Omit<LinkProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  readonly variant?: 'primary' | 'secondary' | 'quiet' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  readonly icon?: ReactNode;
  readonly isFullWidth?: boolean | undefined;
}

/** A link that looks like a button: for going somewhere, where `Button` does something. */
export function LinkButton({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isFullWidth = false,
  ...props
}: LinkButtonProps) {
  return (
    <Link
      {...props}
      className={classes(styles['button'], styles[variant], styles[size], isFullWidth && styles['fullWidth'])}
    >
      <span className={styles['content']}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
