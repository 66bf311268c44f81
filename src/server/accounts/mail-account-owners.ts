import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { dashboardUrl } from './account-addresses.ts';
import { passwordChangedMail } from './mails/password-changed-mail.tsx';
import { secondFactorMail } from './mails/second-factor-mail.tsx';
import { passwordChanged } from './password-changed.ts';
import { findMailbox } from './queries.ts';
import { secondFactorChanged } from './second-factor/second-factor-changed.ts';

const accountIdSchema = idSchema<'account'>();

/** Mails the owner of an account what happened to it. */
export const mailAccountOwners = defineEventConsumer({
  name: 'mail-account-owners',
  events: [passwordChanged, secondFactorChanged],
  async consume(services, { subject, params }, trx) {
    const mailbox = await findMailbox(trx, accountIdSchema.parse(subject));
    if (mailbox === null) return;
    const link = dashboardUrl(services.config, '/forgot-password');
    const delivery = { to: mailbox.email, language: mailbox.language ?? params.language };
    if ('change' in params) {
      await services.mail.send(
        secondFactorMail,
        { ...delivery, params: { change: params.change, link } },
        trx,
      );
      return;
    }
    await services.mail.send(passwordChangedMail, { ...delivery, params: { link } }, trx);
  },
});
