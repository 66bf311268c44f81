import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { findSite } from '#server/sites/queries.ts';
import { sendMemberMail } from './mails/send-member-mail.ts';
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

/** Those that carry a code besides the link. */
const WITH_CODE: ReadonlySet<string> = new Set(['confirm', 'sign-in', 'has-account']);

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
  const params = {
    site,
    link,
    ...(WITH_CODE.has(kind) ? { code: made.code } : {}),
    ...(mail.about === undefined ? {} : { email: mail.about }),
  };
  await sendMemberMail(trx, services, siteId, { kind, to, params });
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
  await sendMemberMail(trx, services, siteId, { kind: 'password', to, params: { site, link } });
}
