import { z } from 'zod';
import { accountMails } from '#messages/en/account-mails.ts';
import type { Message } from '#messages/message.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { MailNote } from '#server/platform/mail/parts/mail-note.tsx';
import { MailParagraph } from '#server/platform/mail/parts/mail-paragraph.tsx';
import { FACTOR_CHANGES, type FactorChange } from '../second-factor/second-factor-changed.ts';

const CHANGES: Readonly<Record<FactorChange, Message>> = {
  on: accountMails.secondFactorOn,
  off: accountMails.secondFactorOff,
  reset: accountMails.secondFactorReset,
  'new-codes': accountMails.recoveryCodesNew,
  'code-used': accountMails.recoveryCodeUsed,
  'passkey-added': accountMails.passkeyAdded,
  'passkey-removed': accountMails.passkeyRemoved,
  'password-off': accountMails.passwordOff,
  'password-on': accountMails.passwordOn,
  'password-again': accountMails.passwordAgain,
};

/** Tells a person what happened to the second factor, the passkeys or the password of their account. */
export const secondFactorMail = defineMail({
  kind: 'second-factor',
  params: z.object({ change: z.enum(FACTOR_CHANGES), link: z.url() }),
  sample: { change: 'on' as FactorChange, link: 'https://app.example.org/forgot-password' },
  view: ({ change, link }, translate) => ({
    subject: translate(isOfFactor(change) ? accountMails.secondFactorSubject : accountMails.waysInSubject),
    content: (
      <>
        <MailParagraph>{translate(CHANGES[change])}</MailParagraph>
        <MailNote>{translate(accountMails.chooseAtOnce, { link })}</MailNote>
      </>
    ),
  }),
});

function isOfFactor(change: FactorChange): boolean {
  return !change.startsWith('passkey') && !change.startsWith('password');
}
