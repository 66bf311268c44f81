import { members } from '#messages/en/members.ts';
import type { Words } from '#messages/message.ts';
import { cutText } from '#lib/cut-text.ts';
import { createId } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { takesMailDomain, type MemberSettings } from '#domain/members/member-settings.ts';
import { hashPassword } from '#server/accounts/password-hash.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import { clientNetwork } from '#server/platform/http/client-network.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { publishedLanguage } from '#server/sites/site-language.ts';
import { mailMember } from './mail-member.ts';
import { extraColumns, NO_EXTRAS, type MemberExtras } from './member-extras.ts';
import { isMemberPassword } from './member-password.ts';
import { countMemberTry } from './member-tries.ts';
import { findMemberByEmail } from './members.ts';
import { keepNetworkAddress } from './network-addresses.ts';

const MAX_NAME = 100;

/** Who has an account is told so by mail only (MEMB-13); one that was deleted can come back. */
const MAIL_BY_STATUS = {
  unverified: 'confirm',
  active: 'has-account',
  suspended: 'has-account',
  removed: 'removed',
} as const;

export interface MemberSignUp {
  /** Parsed. */
  readonly email: string;
  /** Null where the site asks for none. */
  readonly password: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** What the site asks for besides (MEMB-09). */
  readonly extras?: MemberExtras;
  /** The network address of the visitor. */
  readonly network: string;
  readonly browser: string;
  readonly returnTo: string;
}

/** The same for new addresses and those with an account (MEMB-13). */
export type MemberSignUpOutcome =
  | { readonly kind: 'mailed' }
  | { readonly kind: 'slowed'; readonly seconds: number }
  | { readonly kind: 'refused'; readonly field: 'email' | 'password'; readonly problem: Words };

/**
 * Takes a sign-up: a new member who is not verified, with a mail to confirm the address (MEMB-11), or a mail that says
 * that there is an account (MEMB-13). Of many at once with one address, one record is left (MEMB-02).
 */
export async function signUpMember(
  services: Services,
  siteId: SiteId,
  settings: MemberSettings,
  asked: MemberSignUp,
): Promise<MemberSignUpOutcome> {
  if (!takesMailDomain(settings, asked.email)) {
    return { kind: 'refused', field: 'email', problem: members.domainRefused };
  }
  if (asked.password !== null && !(await isMemberPassword(asked.password))) {
    return { kind: 'refused', field: 'password', problem: members.weakPassword };
  }
  const seconds =
    (await countMemberTry(services, siteId, 'sign-up', clientNetwork(asked.network))) ??
    (await countMemberTry(services, siteId, 'mail', addressKey(asked.email)));
  if (seconds !== null) return { kind: 'slowed', seconds };
  // Hashing costs the most of all this: only what is not slowed down gets so far.
  const passwordHash = asked.password === null ? null : await hashPassword(asked.password);
  const now = services.now();
  const names = {
    first_name: cutText(asked.firstName, MAX_NAME),
    last_name: cutText(asked.lastName, MAX_NAME),
    password_hash: passwordHash,
    ...extraColumns(asked.extras ?? NO_EXTRAS, now),
  };
  await services.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('members')
      .values({
        site_id: siteId,
        id: createId<'member'>(now),
        email: readableAddress(asked.email),
        email_key: addressKey(asked.email),
        ...names,
        status: 'unverified',
        former_status: null,
        note: '',
        verified_at: null,
        last_seen_day: null,
        removed_at: null,
        removed_by_owner: false,
        language: await publishedLanguage(trx, siteId),
        joined_at: new Date(now),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['site_id', 'email_key'])
          // Who asks last is asked to confirm; each link keeps the password of its own sign-up.
          .doUpdateSet(names)
          .where('members.status', '=', 'unverified'),
      )
      .execute();
    const member = await findMemberByEmail(trx, siteId, asked.email);
    if (member === null || member.isRemovedByOwner) return;
    // What is typed for an account that somebody else has proven is not the person's.
    const { firstName, lastName } = member.status === 'unverified' ? asked : member;
    await touchContact(trx, siteId, { email: member.email, firstName, lastName, source: 'member' }, now);
    const { id: memberId, email: to } = member;
    // Who asks for an account that is there did not sign up, and may be anybody.
    if (member.status === 'unverified') {
      await keepNetworkAddress(trx, siteId, { memberId, what: 'sign-up', network: asked.network, now });
    }
    const mail = { memberId, to, browser: asked.browser, returnTo: asked.returnTo, passwordHash };
    await mailMember(trx, services, siteId, { ...mail, kind: MAIL_BY_STATUS[member.status] });
  });
  return { kind: 'mailed' };
}
