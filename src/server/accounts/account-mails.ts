import type { MailMessage } from '#server/platform/mail/mail.ts';
import type { Services } from '#server/platform/services.ts';
import { appUrl } from '#server/platform/config/addresses.ts';
import { accountMail } from './account-mail.tsx';

type Config = Services['config'];

/** Tokens stand after the `#`: browsers send that part to nobody, and no log has it. */
function linkTo(config: Config, path: string, token: string): string {
  return `${appUrl(config, null, path)}#${token}`;
}

export function signUpMail(config: Config, to: string, token: string): MailMessage {
  return accountMail({
    to,
    subject: 'Finish creating your account',
    paragraphs: ['Choose your name and a password to finish. The link works once, for 24 hours.'],
    button: { label: 'Create account', href: linkTo(config, '/sign-up/complete', token) },
    footnote: 'If you did not ask for an account, you can ignore this mail: none is made.',
  });
}

export function invitationLink(config: Config, token: string): string {
  return linkTo(config, '/sign-up/complete', token);
}

export function invitationMail(
  config: Config,
  given: { readonly to: string; readonly inviter: string; readonly token: string },
): MailMessage {
  return accountMail({
    to: given.to,
    subject: `${given.inviter} invites you`,
    paragraphs: [
      `${given.inviter} invites you to make websites at ${new URL(appUrl(config, null, '/')).host}. Choose your name and a password to begin. The link works once, for 14 days.`,
    ],
    button: { label: 'Create account', href: invitationLink(config, given.token) },
    footnote: 'If you do not know what this is about, you can ignore this mail: no account is made.',
  });
}

export function signUpWithAccountMail(config: Config, to: string): MailMessage {
  return accountMail({
    to,
    subject: 'You have an account already',
    paragraphs: [
      'Somebody, probably you, wanted to create an account with this address. It has one already.',
    ],
    button: { label: 'Sign in', href: appUrl(config, null, '/sign-in') },
    footnote: 'If it was not you, you can ignore this mail: nothing has changed.',
  });
}

export function resetPasswordMail(config: Config, to: string, token: string): MailMessage {
  return accountMail({
    to,
    subject: 'Choose a new password',
    paragraphs: ['Use this link to choose a new password. It works once, for one hour.'],
    button: { label: 'Choose a new password', href: linkTo(config, '/reset-password', token) },
    footnote: 'If you did not ask for it, you can ignore this mail: your password stays as it is.',
  });
}

export function resetWithoutAccountMail(config: Config, to: string): MailMessage {
  return accountMail({
    to,
    subject: 'There is no account with this address',
    paragraphs: [
      'Somebody, probably you, wanted to choose a new password for this address, but there is no account with it. Perhaps you signed up with another one.',
    ],
    button: { label: 'Sign in', href: appUrl(config, null, '/sign-in') },
    footnote: 'If it was not you, you can ignore this mail.',
  });
}

export function passwordChangedMail(config: Config, to: string): MailMessage {
  return accountMail({
    to,
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and all other sessions were ended.'],
    button: null,
    footnote: `If it was not you, choose a new password at once: ${appUrl(config, null, '/forgot-password')}`,
  });
}

export function confirmEmailMail(config: Config, to: string, token: string): MailMessage {
  return accountMail({
    to,
    subject: 'Confirm your new email address',
    paragraphs: ['Use this link to sign in with this address from now on. It works once, for 24 hours.'],
    button: { label: 'Confirm this address', href: linkTo(config, '/confirm-email', token) },
    footnote: 'If you did not ask for it, you can ignore this mail: nothing has changed.',
  });
}

export function emailChangesMail(config: Config, to: string, newEmail: string): MailMessage {
  return accountMail({
    to,
    subject: 'Your email address is about to change',
    paragraphs: [
      `Your account is to use ${newEmail} from now on. The change takes effect when that address is confirmed.`,
    ],
    button: null,
    footnote: `If it was not you, choose a new password at once: ${appUrl(config, null, '/forgot-password')}`,
  });
}

/** To the former address: whoever reads it can no longer sign in with it. */
export function emailChangedMail(
  config: Config,
  given: { readonly to: string; readonly newEmail: string; readonly token: string },
): MailMessage {
  return accountMail({
    to: given.to,
    subject: 'Your email address was changed',
    paragraphs: [
      `Your account uses ${given.newEmail} from now on; this address no longer signs in. All other sessions were ended.`,
      'If it was not you, take the change back: your account uses this address again, everybody is signed out, and you choose a new password. The link works once, for 7 days.',
    ],
    button: { label: 'Take the change back', href: linkTo(config, '/undo-email-change', given.token) },
    footnote: 'If it was you, you can ignore this mail.',
  });
}

/** To the address that an account no longer uses. */
export function emailChangeUndoneMail(config: Config, to: string): MailMessage {
  return accountMail({
    to,
    subject: 'The change of your email address was taken back',
    paragraphs: [
      'The account uses its former address again; this one no longer signs in. All sessions were ended.',
    ],
    button: null,
    footnote: `If you did not expect it, ask the person who runs ${new URL(appUrl(config, null, '/')).host}.`,
  });
}

/** For somebody who wants to move to an address that belongs to another account. */
export function emailHasAccountMail(config: Config, to: string): MailMessage {
  return accountMail({
    to,
    subject: 'This address has an account already',
    paragraphs: [
      'Somebody, probably you, wanted to use this address for another account. It has one already, so nothing was changed.',
    ],
    button: { label: 'Sign in', href: appUrl(config, null, '/sign-in') },
    footnote: 'If it was not you, you can ignore this mail.',
  });
}
