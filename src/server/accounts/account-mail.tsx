import type { MailMessage } from '#server/platform/mail/mail.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';

interface AccountMail {
  readonly to: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string } | null;
  /** Who gets this without having asked for it learns here that nothing has to be done. */
  readonly footnote: string;
}

/** A mail of the installation about an account, as text and as HTML. */
export function accountMail({ to, subject, paragraphs, button, footnote }: AccountMail): MailMessage {
  const text = [...paragraphs, ...(button === null ? [] : [button.href]), footnote].join('\n\n');
  const html = `<!doctype html>${renderMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body
        style={{ margin: 0, padding: '32px 16px', background: '#f7f7f6', fontFamily: FONT, color: '#1b1b19' }}
      >
        <div
          style={{
            maxWidth: 480,
            margin: '0 auto',
            padding: 32,
            background: '#ffffff',
            border: '1px solid #e5e5e2',
            borderRadius: 12,
          }}
        >
          <h1 style={{ margin: '0 0 16px', fontSize: 20, lineHeight: 1.3 }}>{subject}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ margin: '0 0 16px', fontSize: 15, lineHeight: 1.55 }}>
              {paragraph}
            </p>
          ))}
          {button === null ? null : (
            <p style={{ margin: '24px 0' }}>
              <a
                href={button.href}
                style={{
                  display: 'inline-block',
                  padding: '12px 20px',
                  borderRadius: 8,
                  background: '#1b1b19',
                  color: '#ffffff',
                  fontSize: 15,
                  fontWeight: 600,
                  textDecoration: 'none',
                }}
              >
                {button.label}
              </a>
            </p>
          )}
          <p style={{ margin: 0, fontSize: 13, lineHeight: 1.5, color: '#62625d' }}>{footnote}</p>
        </div>
      </body>
    </html>,
  )}`;
  return { to, subject, text, html, siteId: null };
}

const FONT = "system-ui, -apple-system, 'Segoe UI', sans-serif";
