import type { Words } from '#messages/message.ts';
import { formPages } from '#messages/en/form-pages.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { PAGE_NAME } from '#domain/forms/save-form-request.ts';
import { controlName } from '#domain/forms/read-field-value.ts';
import { MASKED_PASSWORD, summarizeValue } from '#domain/forms/summarize-value.ts';
import type { SiteId } from '#domain/documents/record.ts';
import type { Services } from '#server/platform/services.ts';
import { issueTicket, readTicket, WAITING_MS } from './captcha/waiting-ticket.ts';
import type { PublishedForm } from './find-published-form.ts';
import { answerPage, type FormSurroundings } from './form-page.tsx';
import { entryOf, type PostedEntries } from './posted-form.ts';

const KEY_NAME = 'key';
const TICKET_NAME = 'ticket';

/** The waiting time, in whole seconds. */
export const WAITING_S = WAITING_MS / 1000;

interface Waiting {
  readonly siteId: SiteId;
  readonly form: PublishedForm;
  readonly values: FormValues;
  readonly pagePath: string | null;
}

/** What a posted form says about the page it was sent from; null where it is another page, or not its own answers. */
export function readWaiting(
  services: Services,
  { siteId, form, values }: Waiting,
  entries: PostedEntries,
): {
  readonly kind: 'ready' | 'early';
  readonly visitor: string;
  readonly key: string;
  readonly ticket: string;
} | null {
  const [key, ticket] = [entryOf(entries, KEY_NAME), entryOf(entries, TICKET_NAME)];
  if (ticket === '') return null;
  const issuedFor = { siteId, formId: form.formId, key, entries: entriesOfValues(form, values) };
  const reading = readTicket(services, issuedFor, ticket);
  return reading.kind === 'none' ? null : { ...reading, key, ticket };
}

interface WaitingPage extends Waiting {
  readonly visitor: string;
  readonly key: string;
  /** Of the page before; absent for a new one. */
  readonly ticket?: string;
  readonly message: Words | null;
}

/**
 * What Portico's own captcha answers visitors without scripts: a page that keeps all answers and has a button that
 * works after a while (FORM-40, FORM-46). It asks no other service and nothing of the visitor but time.
 */
export function waitingPage(services: Services, around: FormSurroundings, page: WaitingPage): string {
  const { siteId, form, values, pagePath, visitor, key, message } = page;
  const entries = entriesOfValues(form, values);
  const ticket = page.ticket ?? issueTicket(services, { siteId, formId: form.formId, key, entries }, visitor);
  const given = form.fields
    .filter((field) => field.kind !== 'hidden')
    .map((field) => ({
      id: field.id,
      title: field.title,
      text:
        field.kind === 'password' && values[field.id] !== ''
          ? MASKED_PASSWORD
          : summarizeValue(field.kind, values[field.id], around.context.translate),
    }))
    .filter(({ text }) => text !== '');
  const hidden: PostedEntries = [
    ...entries,
    [KEY_NAME, key],
    [TICKET_NAME, ticket],
    ...(pagePath === null ? [] : [[PAGE_NAME, pagePath] as const]),
  ];
  return answerPage(
    around,
    form,
    <div className="portico-block-form">
      <form method="post" action={`/api/form/submit/${form.documentId}/${form.formId}`} acceptCharset="utf-8">
        {message === null ? null : (
          <p className="form-error" role="alert">
            {around.context.translate(message)}
          </p>
        )}
        <p>{around.context.translate(formPages.wait, { seconds: WAITING_S })}</p>
        <dl style={{ display: 'grid', gap: '0.9em', margin: 0 }}>
          {given.map(({ id, title, text }) => (
            <div key={id}>
              <dt style={{ fontWeight: 600 }}>{title}</dt>
              <dd dir="auto" style={{ margin: 0, whiteSpace: 'pre-wrap' }}>
                {text}
              </dd>
            </div>
          ))}
        </dl>
        {hidden.map(([name, value], index) => (
          <input key={`${index} ${name}`} type="hidden" name={name} value={value} readOnly />
        ))}
        <div className="form-submit">
          <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
            {around.context.translate(formPages.send)}
          </button>
        </div>
      </form>
    </div>,
    pagePath ?? '/',
  );
}

/** The answers as a form posts them, in the order of its fields; line breaks as browsers read them in a page. */
function entriesOfValues(form: PublishedForm, values: FormValues): PostedEntries {
  return form.fields.flatMap((field) => {
    const value = values[field.id];
    if (value === undefined) return [];
    if (typeof value === 'string') return [[field.id, plain(value)] as const];
    if (!Array.isArray(value)) {
      return Object.entries(value).map(
        ([statement, answer]) => [controlName(field.id, statement), String(answer)] as const,
      );
    }
    const { parts } = FIELD_KIND_RULES[field.kind];
    return (value as readonly string[]).map(
      (text, index) =>
        [parts.length === 0 ? field.id : controlName(field.id, parts[index] ?? ''), plain(text)] as const,
    );
  });
}

/** Without what HTML cannot hold; other control characters are not stored anyway. */
function plain(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .toWellFormed();
}
