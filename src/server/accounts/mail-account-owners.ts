import type { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { dashboardUrl } from './account-addresses.ts';
import { newSignInMail } from './mails/new-sign-in-mail.tsx';
import { passwordChangedMail } from './mails/password-changed-mail.tsx';
import { secondFactorMail } from './mails/second-factor-mail.tsx';
import { passwordChanged } from './password-changed.ts';
import { findMailbox } from './queries.ts';
import { signedIn } from './signed-in.ts';
import { secondFactorChanged } from './second-factor/second-factor-changed.ts';

const accountIdSchema = idSchema<'account'>();

type Heard =
  | z.infer<typeof passwordChanged.params>
  | z.infer<typeof secondFactorChanged.params>
  | z.infer<typeof signedIn.params>;

/** Mails the owner of an account what happened to it. */
export const mailAccountOwners = defineEventConsumer<Heard>({
  name: 'mail-account-owners',
  events: [passwordChanged, secondFactorChanged, signedIn],
  async consume(services, { subject, params }, trx) {
    if ('device' in params && !params.isNews) return;
    const mailbox = await findMailbox(trx, accountIdSchema.parse(subject));
    if (mailbox === null) return;
    const link = dashboardUrl(services.config, '/forgot-password');
    const delivery = { to: mailbox.email, language: mailbox.language ?? params.language };
    if ('device' in params) {
      await services.mail.send(newSignInMail, { ...delivery, params: { device: params.device, link } }, trx);
      return;
    }
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
