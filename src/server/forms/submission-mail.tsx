import { FIELD_KIND_ROOMS } from '#domain/forms/field-kinds.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';
import type { MailMessage } from '#server/platform/mail/mail.ts';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { PublishedForm } from './find-published-form.ts';

interface SubmissionFacts {
  readonly siteId: string;
  readonly identifier: string;
  readonly form: PublishedForm;
  readonly answers: FormValues;
  /** Null where submissions are not kept. */
  readonly submissionId: string | null;
  readonly pageTitle: string;
  readonly pagePath: string;
}

/** The owner's mail about a submission: every answer under its field's title, and where it came from (FORM-21, FORM-68). */
export function submissionMail(config: Configuration, facts: SubmissionFacts): MailMessage {
  const { form, answers } = facts;
  const lines = form.fields
    .filter((field) => FIELD_KIND_ROOMS[field.kind].shape !== 'none')
    .map((field) => ({
      id: field.id,
      title: field.title,
      text: summarizeValue(field.kind, answers[field.id]),
    }))
    .filter((line) => line.text.trim() !== '');
  const page = facts.pagePath.startsWith('/') ? publicUrl(config, facts.identifier, facts.pagePath) : null;
  const list =
    facts.submissionId === null
      ? null
      : appUrl(config, facts.identifier, `/config/contacts/submissions?submission=${facts.submissionId}`);
  const subject = oneLine(`Form Submission - ${form.data.name.trim() === '' ? 'Form' : form.data.name}`);
  const email = form.fields.find((field) => field.kind === 'email');
  const replyTo = email === undefined ? undefined : answers[email.id];
  return {
    to: form.data.notifyEmail.trim(),
    subject,
    siteId: facts.siteId,
    ...(typeof replyTo === 'string' && isEmailAddress(replyTo.trim()) ? { replyTo: replyTo.trim() } : {}),
    text: [
      ...lines.map((line) => `${line.title}\n${line.text}`),
      ...(page === null ? [] : [`Sent from: ${page}`]),
      ...(list === null ? [] : [`Open in Portico: ${list}`]),
    ].join('\n\n'),
    html: `<!doctype html>${renderMarkup(
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>{subject}</title>
        </head>
        <body
          style={{
            maxWidth: 600,
            margin: '0 auto',
            padding: '24px 16px',
            overflowWrap: 'anywhere',
            fontFamily: 'system-ui, sans-serif',
            fontSize: 16,
            lineHeight: 1.5,
            color: '#1b1b19',
          }}
        >
          <h1 style={{ margin: '0 0 24px', fontSize: 20, lineHeight: 1.3 }}>{subject}</h1>
          {lines.map((line) => (
            <div key={line.id} style={{ padding: '12px 0', borderTop: '1px solid #e5e5e2' }}>
              <strong style={{ fontSize: 14, color: '#62625d' }}>{line.title}</strong>
              <div dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
                {line.text}
              </div>
            </div>
          ))}
          {page === null ? null : (
            <p>
              {'Sent from '}
              <a href={page}>{facts.pageTitle === '' ? facts.pagePath : facts.pageTitle}</a>
            </p>
          )}
          {list === null ? null : (
            <p>
              <a href={list}>Open in Portico</a>
            </p>
          )}
        </body>
      </html>,
    )}`,
  };
}

/** Subjects are one line: a name with a line break must not become a second header. */
function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}
