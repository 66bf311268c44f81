import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import styles from './text-link.module.css';

/** A link in a sentence. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className={styles['link'] ?? ''}>
      {children}
    </Link>
  );
}
