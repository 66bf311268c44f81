import type { MemberMailKind } from '#domain/members/member-mails.ts';
import type { MemberMailDefinition } from './define-member-mail.tsx';
import { memberConfirmMail } from './member-confirm-mail.tsx';
import { memberHasAccountMail } from './member-has-account-mail.tsx';
import { memberInvitationMail } from './member-invitation-mail.tsx';
import { memberJoinedMail } from './member-joined-mail.tsx';
import { memberNewEmailMail } from './member-new-email-mail.tsx';
import { memberOldEmailMail } from './member-old-email-mail.tsx';
import { memberPasswordMail } from './member-password-mail.tsx';
import { memberRemovedMail } from './member-removed-mail.tsx';
import { memberResetMail } from './member-reset-mail.tsx';
import { memberSignInMail } from './member-sign-in-mail.tsx';
import { memberWelcomeMail } from './member-welcome-mail.tsx';

/** The account mails by what they are about. */
export const MEMBER_MAIL_DEFINITIONS: { readonly [Kind in MemberMailKind]: MemberMailDefinition } = {
  confirm: memberConfirmMail,
  'sign-in': memberSignInMail,
  'has-account': memberHasAccountMail,
  reset: memberResetMail,
  password: memberPasswordMail,
  'new-email': memberNewEmailMail,
  'old-email': memberOldEmailMail,
  removed: memberRemovedMail,
  invitation: memberInvitationMail,
  welcome: memberWelcomeMail,
  joined: memberJoinedMail,
};
