import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: string | undefined;
  readonly description?: ReactNode;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A framed group of things that belong together, with an optional heading. */
export function Card({ title, description, actions, children, className }: CardProps) {
  return (
    <section
      className={classes(styles['card'], className)}
      {...(title === undefined ? {} : { 'aria-label': title })}
    >
      {title === undefined ? null : (
        <div className={styles['header']}>
          <div>
            <h2 className={styles['title']}>{title}</h2>
            {description === undefined ? null : <p className={styles['description']}>{description}</p>}
          </div>
          {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
