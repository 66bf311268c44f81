import type { ReactNode } from 'react';
import styles from './panel.module.css';

/** Settings that belong together, under a heading. */
export function PanelGroup({
  title,
  description,
  children,
}: {
  readonly title?: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['group']} {...(title === undefined ? {} : { 'aria-label': title })}>
      {title === undefined && description === undefined ? null : (
        <div className={styles['groupHead']}>
          {title === undefined ? null : <h2 className={styles['groupTitle']}>{title}</h2>}
          {description === undefined ? null : <p className={styles['description']}>{description}</p>}
        </div>
      )}
      <div className={styles['groupBody']}>{children}</div>
    </section>
  );
}
