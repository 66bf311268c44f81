import type { ReactNode } from 'react';

/** The end of a mail. Who gets it without having asked for it learns here that nothing has to be done. */
export function MailNote({ children }: { readonly children: ReactNode }) {
  return <p style={{ margin: 0, fontSize: 13, lineHeight: 1.5, color: '#62625d' }}>{children}</p>;
}
