import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { dashboardUrl } from './account-addresses.ts';
import { passwordChangedMail } from './mails/password-changed-mail.tsx';
import { passwordChanged } from './password-changed.ts';
import { findMailbox } from './queries.ts';

const accountIdSchema = idSchema<'account'>();

/** Mails the owner of an account what happened to it. */
export const mailAccountOwners = defineEventConsumer({
  name: 'mail-account-owners',
  events: [passwordChanged],
  async consume(services, { subject, params }, trx) {
    const mailbox = await findMailbox(trx, accountIdSchema.parse(subject));
    if (mailbox === null) return;
    const link = dashboardUrl(services.config, '/forgot-password');
    const delivery = { to: mailbox.email, params: { link }, language: mailbox.language ?? params.language };
    await services.mail.send(passwordChangedMail, delivery, trx);
  },
});
