import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** What to do about it. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** Shown for an empty list: what is missing, why, and how to begin. */
export function EmptyState({ icon, title, children, actions, className }: EmptyStateProps) {
  return (
    <div className={classes(styles['empty'], className)}>
      {icon === undefined ? null : (
        <div className={styles['icon']} aria-hidden="true">
          {icon}
        </div>
      )}
      <h2 className={styles['title']}>{title}</h2>
      {children === undefined ? null : <div className={styles['text']}>{children}</div>}
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
