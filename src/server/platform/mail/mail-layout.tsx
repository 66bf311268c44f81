import type { ReactNode } from 'react';
import { textDirection } from '#domain/seo/text-direction.ts';

const FONT = "system-ui, -apple-system, 'Segoe UI', sans-serif";
const BODY = { margin: 0, padding: '32px 16px', background: '#f7f7f6', fontFamily: FONT, color: '#1b1b19' };
const CARD = {
  maxWidth: 480,
  margin: '0 auto',
  padding: 32,
  overflowWrap: 'anywhere',
  background: '#ffffff',
  border: '1px solid #e5e5e2',
  borderRadius: 12,
} as const;

interface MailLayoutProps {
  /** BCP 47. */
  readonly language: string;
  readonly subject: string;
  readonly children: ReactNode;
}

/** What all mails look like: a card with the subject above what the mail says. */
export function MailLayout({ language, subject, children }: MailLayoutProps) {
  return (
    <html lang={language} dir={textDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={BODY}>
        <div style={CARD}>
          <h1 style={{ margin: '0 0 16px', fontSize: 20, lineHeight: 1.3 }}>{subject}</h1>
          {children}
        </div>
      </body>
    </html>
  );
}
