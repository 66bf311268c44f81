import { z } from 'zod';
import { invariant } from '#lib/invariant.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import { noteRefusal } from './note-refusal.ts';
import { findQueuedMail, markMailSent } from './queries.ts';

const HOUR_S = 3_600;
/** However long the pauses are, the last try is more than a day after the first: 5,115 seconds and 23 hours (ORD-142). */
const RETRIES = 33;
const CONNECT_LIMIT_MS = 15_000;
const SOCKET_LIMIT_MS = 30_000;

/** Sends a queued mail through `SMTP_URL`. One that was sent is not sent again, even when its job runs twice. */
export const sendMailJob = defineJob({
  name: 'mail',
  data: z.object({ id: idSchema<'mail'>() }),
  concurrency: 1,
  limits: { longestS: 60, retries: RETRIES, retryPauseS: 5, longestRetryPauseS: HOUR_S, lookEveryS: 2 },
  isPossible: ({ smtpUrl }) => smtpUrl !== null,
  async run(services, { id }) {
    const { smtpUrl, smtpWantsTls, mailFrom } = services.config;
    invariant(smtpUrl !== null, 'mails are sent where there is a server for them');
    const mail = await findQueuedMail(services.db, id);
    if (mail === null) return;
    // Its job stays among the failed ones, where the owner of the installation sees it.
    if (mail.given_up_at !== null) throw new Error(mail.error ?? 'The mail was refused');
    try {
      // Read with the first mail: no start waits for it.
      const { createTransport } = await import('nodemailer');
      await createTransport(transportAddress(smtpUrl, smtpWantsTls)).sendMail({
        from: senderOf(mailFrom, mail.sender_name),
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        html: mail.html_body,
        messageId: `<${mail.id}@${services.config.sitesDomain}>`,
        ...(mail.reply_to === null ? {} : { replyTo: mail.reply_to }),
        ...(mail.unsubscribe_url === null ? {} : { headers: unsubscribeHeaders(mail.unsubscribe_url) }),
      });
    } catch (error) {
      await noteRefusal(services, mail, reasonOf(error));
      throw error;
    }
    await markMailSent(services.db, id, services.now());
  },
});

/** The address is always that of the installation, which its mail server may send from. */
function senderOf(mailFrom: string, name: string | null): string | { name: string; address: string } {
  const address = /<([^<>]+)>\s*$/.exec(mailFrom)?.[1] ?? mailFrom;
  return name === null || name === '' ? mailFrom : { name, address };
}

/** In words for the owner of the installation, who can change the settings. */
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

/** A silent server must not block the job for nodemailer's ten minutes. */
function transportAddress(smtpUrl: string, wantsTls: boolean): string {
  const url = new URL(smtpUrl);
  if (wantsTls) url.searchParams.set('requireTLS', 'true');
  if (!url.searchParams.has('connectionTimeout'))
    url.searchParams.set('connectionTimeout', String(CONNECT_LIMIT_MS));
  if (!url.searchParams.has('socketTimeout')) url.searchParams.set('socketTimeout', String(SOCKET_LIMIT_MS));
  return url.href;
}
