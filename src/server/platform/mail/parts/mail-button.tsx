import type { ReactNode } from 'react';

const BUTTON = {
  display: 'inline-block',
  padding: '12px 20px',
  borderRadius: 8,
  background: '#1b1b19',
  color: '#ffffff',
  fontSize: 15,
  fontWeight: 600,
  textDecoration: 'none',
};

/** What the mail is for, as a link. */
export function MailButton({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <p style={{ margin: '24px 0' }}>
      <a href={href} style={BUTTON}>
        {children}
      </a>
    </p>
  );
}
