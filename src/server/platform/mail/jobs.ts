import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Services } from '#server/platform/services.ts';
import { findQueuedMail, markMailFailed, markMailSent } from './queries.ts';
import { removeOldMails } from './remove-old-mails.ts';

const mailJobSchema = z.object({ id: z.string() });

const CONNECT_LIMIT_MS = 15_000;
const SOCKET_LIMIT_MS = 30_000;
const REMOVE_EVERY_MS = 6 * 60 * 60 * 1000;

/**
 * Sends queued mails through `SMTP_URL`, and takes old ones out of the outbox. A mail that was sent is not sent again,
 * even when its job runs twice.
 */
export async function registerMailJobs(services: Services): Promise<void> {
  await keepRemoving(services);
  const { smtpUrl, smtpWantsTls, mailFrom } = services.config;
  if (smtpUrl === null) return;
  const transport = createTransport(transportAddress(smtpUrl, smtpWantsTls));
  await services.jobs.work('mail', async (data) => {
    const { id } = mailJobSchema.parse(data);
    const mail = await findQueuedMail(services.db, id);
    if (mail === null) return;
    try {
      await transport.sendMail({
        from: mailFrom,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        messageId: `<${mail.id}@${services.config.sitesDomain}>`,
        ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
        ...(mail.unsubscribe_url === null ? {} : { headers: unsubscribeHeaders(mail.unsubscribe_url) }),
      });
    } catch (error) {
      await markMailFailed(services.db, id, reasonOf(error));
      throw error;
    }
    await markMailSent(services.db, id, services.now());
  });
}

/** In words for the owner of the installation, who can mend it. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isWithoutTls = 'code' in error && error.code === 'ETLS';
  return isWithoutTls
    ? `${error.message}. The mail server has to speak TLS, unless SMTP_TLS=optional says otherwise.`
    : error.message;
}

/** One-click unsubscribing (RFC 8058, NEWS-44). */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** At the start and while the process runs. Several processes do no harm. */
async function keepRemoving(services: Services): Promise<void> {
  const remove = async () => {
    try {
      await removeOldMails(services);
    } catch (error) {
      services.log.warn({ err: error }, 'old mails could not be removed; this is tried again');
    }
  };
  await remove();
  setInterval(() => void remove(), REMOVE_EVERY_MS).unref();
}

/** A server that does not answer must not hold the job for nodemailer's ten minutes. */
function transportAddress(smtpUrl: string, wantsTls: boolean): string {
  const url = new URL(smtpUrl);
  if (wantsTls) url.searchParams.set('requireTLS', 'true');
  if (!url.searchParams.has('connectionTimeout'))
    url.searchParams.set('connectionTimeout', String(CONNECT_LIMIT_MS));
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(SOCKET_LIMIT_MS));
  return url.href;
}
