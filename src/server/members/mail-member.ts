import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { memberConfirmMail } from './mails/member-confirm-mail.tsx';
import { memberHasAccountMail } from './mails/member-has-account-mail.tsx';
import { memberNewEmailMail } from './mails/member-new-email-mail.tsx';
import { memberOldEmailMail } from './mails/member-old-email-mail.tsx';
import { memberPasswordMail } from './mails/member-password-mail.tsx';
import { memberRemovedMail } from './mails/member-removed-mail.tsx';
import { memberResetMail } from './mails/member-reset-mail.tsx';
import { memberSignInMail } from './mails/member-sign-in-mail.tsx';
import { createMemberLink } from './member-links.ts';
import type { MemberId, MemberLinkKind } from './tables.ts';

/** A mail of a link, by what it says. */
const LINK_OF = {
  confirm: 'confirm',
  'sign-in': 'sign-in',
  'has-account': 'sign-in',
  reset: 'reset',
  'new-email': 'change-email',
  'old-email': 'undo-email',
  removed: 'undo-removal',
} as const satisfies Readonly<Record<string, MemberLinkKind>>;

const MAILS = {
  confirm: memberConfirmMail,
  'sign-in': memberSignInMail,
  'has-account': memberHasAccountMail,
} as const;

export interface MemberMail {
  readonly kind: keyof typeof LINK_OF;
  readonly memberId: MemberId;
  /** Where it goes. */
  readonly to: string;
  /** The address that the link is about, where it is another: the one it brings back or that the account has now. */
  readonly about?: string;
  /** The mark of the browser that asked for it (MEMB-12); null where nobody did. */
  readonly browser: string | null;
  readonly returnTo: string;
  /** Whether the session that it starts outlasts that of the browser; yes where absent (MEMB-27). */
  readonly isKept?: boolean;
  /** Of a sign-up: what is in force once the link is used. */
  readonly passwordHash?: string | null;
}

/** Mails a member a link, with its code where it has one; a job sends it after the answer (MEMB-13). */
export async function mailMember(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  mail: MemberMail,
): Promise<void> {
  const { identifier, title: site } = await findSite(trx, siteId);
  const { kind, memberId, to, browser, returnTo } = mail;
  const made = await createMemberLink(trx, services, siteId, {
    kind: LINK_OF[kind],
    memberId,
    email: to,
    browser,
    returnTo,
    isKept: mail.isKept ?? true,
    passwordHash: mail.passwordHash ?? null,
  });
  const link = publicUrl(services.config, identifier, `/account/link/${made.token}`);
  const delivery = { siteId, to, language: await publishedLanguage(trx, siteId) };
  const params = { site, link };
  switch (kind) {
    case 'confirm':
    case 'sign-in':
    case 'has-account':
      return services.mail.send(MAILS[kind], { ...delivery, params: { ...params, code: made.code } }, trx);
    case 'reset':
      return services.mail.send(memberResetMail, { ...delivery, params }, trx);
    case 'new-email':
      return services.mail.send(memberNewEmailMail, { ...delivery, params }, trx);
    case 'old-email':
      return services.mail.send(
        memberOldEmailMail,
        { ...delivery, params: { ...params, email: mail.about ?? '' } },
        trx,
      );
    case 'removed':
      return services.mail.send(memberRemovedMail, { ...delivery, params }, trx);
  }
}

/** Tells a member that the password was changed (MEMB-24). */
export async function mailPasswordChanged(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  to: string,
): Promise<void> {
  const { identifier, title: site } = await findSite(trx, siteId);
  const link = publicUrl(services.config, identifier, '/account/forgot');
  const language = await publishedLanguage(trx, siteId);
  await services.mail.send(memberPasswordMail, { siteId, to, language, params: { site, link } }, trx);
}
