import { useEffect, type ReactNode } from 'react';
import { SignInPicture } from './sign-in-picture.tsx';
import { Brand } from './brand.tsx';
import styles from './auth-layout.module.css';

export interface AuthLayoutProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
  /** Links to the other screens. */
  readonly footer?: ReactNode;
}

/** The layout of the screens before the dashboard: one question at a time. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  useEffect(() => {
    document.title = `${title} – Portico`;
  }, [title]);
  return (
    <div className={styles['layout']}>
      <main className={styles['main']}>
        <div className={styles['brand']}>
          <Brand />
        </div>
        <div className={styles['content']}>
          <h1 className={styles['title']}>{title}</h1>
          {lead === undefined ? null : <p className={styles['lead']}>{lead}</p>}
          {children}
          {footer === undefined ? null : <p className={styles['footer']}>{footer}</p>}
        </div>
      </main>
      <div className={styles['picture']} aria-hidden="true">
        <SignInPicture />
      </div>
    </div>
  );
}
