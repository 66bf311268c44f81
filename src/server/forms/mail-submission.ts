import type { Transaction } from 'kysely';
import type { SubmittedField } from '#contract/forms.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import { isEmailAddress } from '#domain/forms/is-email-address.ts';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import type { Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { submissionMails } from '#messages/en/submission-mails.ts';
import { siteTranslator } from '#messages/site-translator.ts';
import { appUrl, publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { submissionMail } from './submission-mail.tsx';

interface SubmissionFacts {
  readonly siteId: SiteId;
  /** The recipient that the owner of the form set. */
  readonly to: string;
  readonly formName: string;
  /** Those that have an answer, in their order. */
  readonly fields: readonly SubmittedField[];
  readonly answers: FormValues;
  /** Null where submissions are not kept. */
  readonly submissionId: Id<'submission'> | null;
  readonly pageTitle: string;
  readonly pagePath: string;
}

/**
 * Mails a submission to the owner of its form in the language of the site, with the visitor's own address to reply to:
 * nobody knows another language of whoever reads that address.
 */
export async function mailSubmission(
  services: Pick<Services, 'config' | 'mail'>,
  facts: SubmissionFacts,
  trx: Transaction<Database>,
): Promise<void> {
  const { siteId, to, formName, fields, answers, submissionId, pageTitle, pagePath } = facts;
  const { config } = services;
  const { identifier } = await findSite(trx, siteId);
  const language = await publishedLanguage(trx, siteId);
  const translate = siteTranslator(language);
  const email = fields.find((field) => field.kind === 'email');
  const replyTo = email === undefined ? undefined : answers[email.id];
  const submissions = `/config/contacts/submissions?submission=${submissionId}`;
  const params = {
    form: formName.trim() === '' ? translate(submissionMails.form) : formName,
    answers: fields
      .map(({ id, title, kind }) => ({ id, title, text: summarizeValue(kind, answers[id], translate) }))
      .filter(({ text }) => text.trim() !== ''),
    page: pagePath.startsWith('/')
      ? { title: pageTitle === '' ? pagePath : pageTitle, url: publicUrl(config, identifier, pagePath) }
      : null,
    list: submissionId === null ? null : appUrl(config, identifier, submissions),
  };
  const delivery = {
    to: to.trim(),
    siteId,
    language,
    params,
    ...(typeof replyTo === 'string' && isEmailAddress(replyTo.trim()) ? { replyTo: replyTo.trim() } : {}),
  };
  await services.mail.send(submissionMail, delivery, trx);
}
