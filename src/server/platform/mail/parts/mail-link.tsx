import type { ReactNode } from 'react';

export function MailLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} style={{ color: 'inherit' }}>
      {children}
    </a>
  );
}
