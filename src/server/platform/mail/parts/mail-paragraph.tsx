import type { ReactNode } from 'react';

/** Lines within it stay lines. */
export function MailParagraph({ children }: { readonly children: ReactNode }) {
  return (
    <p style={{ margin: '0 0 16px', fontSize: 15, lineHeight: 1.55, whiteSpace: 'pre-line' }}>{children}</p>
  );
}
