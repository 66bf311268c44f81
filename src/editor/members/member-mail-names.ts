import type { MemberMailKind } from '#domain/members/member-mails.ts';
import { accountMailWords } from '#messages/en/interface/account-mail-words.ts';
import type { Words } from '#messages/message.ts';

export const MEMBER_MAILS_KEY = ['member-mails'] as const;

/** What owners read of what a mail is about. */
export const MAIL_NAMES: Readonly<Record<MemberMailKind, Words>> = {
  confirm: accountMailWords.confirm,
  'sign-in': accountMailWords.signIn,
  'has-account': accountMailWords.hasAccount,
  reset: accountMailWords.resetMail,
  password: accountMailWords.password,
  'new-email': accountMailWords.newEmail,
  'old-email': accountMailWords.oldEmail,
  removed: accountMailWords.removed,
  invitation: accountMailWords.invitation,
  welcome: accountMailWords.welcome,
  joined: accountMailWords.joined,
};
