import { textDirection } from '#domain/seo/text-direction.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';

interface NewsletterMail {
  readonly siteId: string;
  readonly to: string;
  readonly replyTo: string;
  /** What it is written in (BCP 47). */
  readonly language: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button: { readonly label: string; readonly href: string } | null;
  /** Why the person gets this. */
  readonly footnote: string;
  readonly unsubscribe: { readonly label: string; readonly href: string };
}

const FONT = "system-ui, -apple-system, 'Segoe UI', sans-serif";
const BODY = { margin: 0, padding: '32px 16px', background: '#f7f7f6', fontFamily: FONT, color: '#1b1b19' };
const CARD = {
  maxWidth: 480,
  margin: '0 auto',
  padding: 32,
  background: '#ffffff',
  border: '1px solid #e5e5e2',
  borderRadius: 12,
};
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

/** A mail about a person's place on a list, as text and as HTML, with the way off the list. */
export function newsletterMail(mail: NewsletterMail): MailMessage {
  const { to, language, paragraphs, button, footnote, unsubscribe } = mail;
  const subject = oneLine(mail.subject);
  const text = [
    ...paragraphs,
    ...(button === null ? [] : [button.href]),
    footnote,
    `${unsubscribe.label}: ${unsubscribe.href}`,
  ].join('\n\n');
  const html = `<!doctype html>${renderMarkup(
    <html lang={language} dir={textDirection(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{subject}</title>
      </head>
      <body style={BODY}>
        <div style={CARD}>
          <h1 style={{ margin: '0 0 16px', fontSize: 20, lineHeight: 1.3 }}>{subject}</h1>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} style={{ margin: '0 0 16px', fontSize: 15, lineHeight: 1.55 }}>
              {paragraph}
            </p>
          ))}
          {button === null ? null : (
            <p style={{ margin: '24px 0' }}>
              <a href={button.href} style={BUTTON}>
                {button.label}
              </a>
            </p>
          )}
          <p style={{ margin: 0, fontSize: 13, lineHeight: 1.5, color: '#62625d' }}>
            {`${footnote} `}
            <a href={unsubscribe.href} style={{ color: 'inherit' }}>
              {unsubscribe.label}
            </a>
          </p>
        </div>
      </body>
    </html>,
  )}`;
  return {
    siteId: mail.siteId,
    to,
    subject,
    text,
    html,
    unsubscribeUrl: unsubscribe.href,
    ...(mail.replyTo === '' ? {} : { replyTo: mail.replyTo }),
  };
}

/** Subjects are one line: a name with a line break must not become a second header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
