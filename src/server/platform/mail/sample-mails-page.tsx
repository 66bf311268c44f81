import type { ReactNode } from 'react';
import type { RenderedMail } from './render-mail.tsx';

/** All mails, with a link for each language. */
export function SampleMailsPage({
  path,
  mails,
}: {
  readonly path: string;
  readonly mails: readonly { readonly kind: string; readonly languages: readonly string[] }[];
}) {
  return (
    <Frame title="Mails">
      <ul>
        {mails.map(({ kind, languages }) => (
          <li key={kind}>
            {`${kind}: `}
            {languages.map((language) => [
              <a key={language} href={`${path}/${kind}/${language}`}>
                {language}
              </a>,
              ' ',
            ])}
          </li>
        ))}
      </ul>
    </Frame>
  );
}

/** One mail as HTML and as text. */
export function SampleMailPage({
  path,
  kind,
  language,
  mail,
}: {
  readonly path: string;
  readonly kind: string;
  readonly language: string;
  readonly mail: RenderedMail;
}) {
  return (
    <Frame title={`${kind} (${language})`}>
      <p>
        <a href={path}>All mails</a>
      </p>
      <h2>{mail.subject}</h2>
      <iframe
        title="HTML"
        src={`${path}/${kind}/${language}/html`}
        style={{ width: '100%', height: 520, border: '1px solid #c9c9c4' }}
      />
      <h2>Text</h2>
      <pre dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {mail.text}
      </pre>
    </Frame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>{title}</title>
      </head>
      <body
        style={{ maxWidth: 720, margin: '24px auto', padding: '0 16px', fontFamily: 'system-ui, sans-serif' }}
      >
        <h1>{title}</h1>
        {children}
      </body>
    </html>
  );
}
