import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './banner.module.css';

const ICONS = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

export interface BannerProps {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  /** Buttons or links at its end. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** A message that stays where it is. Dangers are read aloud at once, the others when there is time. */
export function Banner({ tone = 'info', title, children, actions, className }: BannerProps) {
  const Icon = ICONS[tone];
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes(styles['banner'], styles[tone], className)}
    >
      <Icon aria-hidden="true" className={styles['icon']} />
      <div className={styles['texts']}>
        {title === undefined ? null : <p className={styles['title']}>{title}</p>}
        {children === undefined ? null : <div>{children}</div>}
      </div>
      {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
