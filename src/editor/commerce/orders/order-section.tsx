import type { ReactNode } from 'react';
import styles from './orders.module.css';

/** A part of an order under its heading, in a column beside others. */
export function OrderSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles['group']} aria-label={title}>
      <h2 className={styles['heading']}>{title}</h2>
      {children}
    </section>
  );
}
