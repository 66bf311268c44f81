import { createTransport } from 'nodemailer';
import { z } from 'zod';
import type { Services } from '#server/platform/services.ts';
import { findQueuedMail, markMailFailed, markMailSent } from './queries.ts';

const mailJobSchema = z.object({ id: z.string() });

const CONNECT_LIMIT_MS = 15_000;
const SOCKET_LIMIT_MS = 30_000;

/** Sends queued mails through `SMTP_URL`. A mail that was sent is not sent again, even when its job runs twice. */
export async function registerMailJobs(services: Services): Promise<void> {
  const { smtpUrl, mailFrom } = services.config;
  if (smtpUrl === null) return;
  const transport = createTransport(withLimits(smtpUrl));
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
      await markMailFailed(services.db, id, error instanceof Error ? error.message : String(error));
      throw error;
    }
    await markMailSent(services.db, id, services.now());
  });
}

/** One-click unsubscribing (RFC 8058, NEWS-44). */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/** A server that does not answer must not hold the job for nodemailer's ten minutes. */
function withLimits(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  if (!url.searchParams.has('connectionTimeout'))
    url.searchParams.set('connectionTimeout', String(CONNECT_LIMIT_MS));
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(SOCKET_LIMIT_MS));
  return url.href;
}
