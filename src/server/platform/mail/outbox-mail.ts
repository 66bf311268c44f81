import { createId } from '#lib/id.ts';
import type { Services } from '#server/platform/services.ts';
import type { Mail } from './mail.ts';
import { renderMail } from './render-mail.tsx';
import { sendMailJob } from './send-mail-job.ts';

/**
 * Writes each mail into the outbox and, where there is an SMTP server, a job that sends it, in one transaction:
 * neither exists without the other.
 */
export function createOutboxMail(services: Pick<Services, 'config' | 'db' | 'jobs' | 'now'>): Mail {
  const isSent = services.config.smtpUrl !== null;
  return {
    async send(mail, delivery, transaction) {
      if (transaction === undefined) {
        await services.db.transaction().execute((own) => this.send(mail, delivery, own));
        return;
      }
      const { to, params, language = 'en' } = delivery;
      const { subject, text, html } = renderMail(mail, params, language);
      const now = services.now();
      const id = createId<'mail'>(now);
      await transaction
        .insertInto('outbox_mails')
        .values({
          id,
          site_id: delivery.siteId ?? null,
          recipient: to,
          reply_to: delivery.replyTo ?? null,
          sender_name: delivery.senderName ?? null,
          subject,
          text_body: text,
          html_body: html,
          unsubscribe_url: delivery.unsubscribeUrl ?? null,
          status: isSent ? 'queued' : 'kept',
          error: null,
          created_at: new Date(now),
          sent_at: null,
          about_id: delivery.about?.id ?? null,
          about_kind: delivery.about?.kind ?? null,
        })
        .execute();
      if (isSent) await services.jobs.enqueue(sendMailJob, { id }, { transaction });
    },
  };
}
