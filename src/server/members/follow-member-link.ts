import type { Transaction } from 'kysely';
import type { SiteId } from '#domain/documents/record.ts';
import { changeContactAddress } from '#server/contacts/change-contact-address.ts';
import { touchContact } from '#server/contacts/touch-contact.ts';
import type { Database } from '#server/platform/database/database.ts';
import { addressKey, readableAddress } from '#server/platform/mail/address-key.ts';
import type { Services } from '#server/platform/services.ts';
import { mailMember, mailPasswordChanged } from './mail-member.ts';
import { recordHappening } from './member-history.ts';
import { takeMemberLink, voidMemberLinks, type MemberLink } from './member-links.ts';
import { hashMemberPassword } from './member-password.ts';
import { endMemberSessions, startMemberSession } from './member-session.ts';
import { findMember, findMemberByEmail, type Member } from './members.ts';
import { subscribeAsAsked } from './subscribe-as-asked.ts';
import { setMemberStatus } from './set-member-status.ts';
import { removeMemberPasskeys } from './passkeys/member-passkeys.ts';
import type { MemberId } from './tables.ts';

/** What became of a link. */
export type LinkUse =
  | {
      readonly kind: 'signed-in';
      readonly token: string;
      readonly returnTo: string;
      readonly isKept: boolean;
      /** They have an account only since now (MEMB-17). */
      readonly isNew: boolean;
    }
  | { readonly kind: 'done'; readonly what: 'email-changed' | 'email-undone' | 'restored' }
  | { readonly kind: 'used' | 'not-active' | 'weak-password' | 'taken' };

interface Use {
  readonly userAgent: string;
  /** The network address of the visitor. */
  readonly network: string;
  /** Of a link to choose one. */
  readonly password: string;
  /** What the box of the newsletter says (NEWS-08). */
  readonly newsletterWording: string;
}

/** Does what a link or a code is for, once (MEMB-11, MEMB-19, MEMB-24, MEMB-33, MEMB-70). */
export async function followMemberLink(
  services: Services,
  siteId: SiteId,
  link: MemberLink,
  use: Use,
): Promise<LinkUse> {
  const passwordHash = link.kind === 'reset' ? await hashMemberPassword(use.password) : null;
  if (link.kind === 'reset' && passwordHash === null) return { kind: 'weak-password' };
  const now = services.now();
  return services.db.transaction().execute(async (trx): Promise<LinkUse> => {
    const member = await findMember(trx, siteId, link.memberId);
    const isUndone = link.kind === 'undo-removal';
    if (member?.status === 'suspended') return { kind: 'not-active' };
    // Whom the owner removed comes back by the owner alone.
    if (member?.isRemovedByOwner === true) return { kind: 'used' };
    if (member === null || (member.status === 'removed') !== isUndone) return { kind: 'used' };
    if ((await takeMemberLink(trx, siteId, link.id, now)) === null) return { kind: 'used' };
    const signIn = async (): Promise<LinkUse> => ({
      kind: 'signed-in',
      token: await startMemberSession(trx, siteId, {
        memberId: member.id,
        userAgent: use.userAgent,
        network: use.network,
        now,
      }),
      returnTo: link.returnTo,
      isKept: link.isKept,
      isNew: member.status === 'unverified',
    });
    switch (link.kind) {
      case 'confirm':
      case 'sign-in':
        // Whoever has the mail has the address.
        if (member.status === 'unverified') {
          await setMemberStatus(trx, siteId, member.id, 'active', { now });
          // That of this sign-up, not what somebody else chose with the same address.
          await setPassword(trx, siteId, member.id, link.passwordHash);
          await confirmContact(trx, siteId, member, now);
          await subscribeAsAsked(trx, services, siteId, {
            memberId: member.id,
            wording: use.newsletterWording,
          });
        }
        return signIn();
      case 'reset': {
        if (member.status === 'unverified') {
          await setMemberStatus(trx, siteId, member.id, 'active', { now });
          await confirmContact(trx, siteId, member, now);
          await subscribeAsAsked(trx, services, siteId, {
            memberId: member.id,
            wording: use.newsletterWording,
          });
        }
        await setPassword(trx, siteId, member.id, passwordHash);
        await endMemberSessions(trx, siteId, member.id, { except: null });
        await voidMemberLinks(trx, siteId, member.id, ['reset', 'change-email']);
        await recordHappening(trx, siteId, [member.id], { what: 'password-changed', by: null, now });
        await mailPasswordChanged(trx, services, siteId, member.email);
        return signIn();
      }
      case 'change-email':
        return changeAddress(trx, services, siteId, link, member.email);
      case 'undo-email':
        return undoAddress(trx, siteId, link, { current: member.email, now });
      case 'undo-removal': {
        const former = member.formerStatus ?? 'active';
        const isBack = await setMemberStatus(trx, siteId, member.id, former, { now });
        return isBack ? { kind: 'done', what: 'restored' } : { kind: 'used' };
      }
    }
  });
}

/** The new address takes the place of the former one, which gets a notice with an undo link (MEMB-33). */
async function changeAddress(
  trx: Transaction<Database>,
  services: Services,
  siteId: SiteId,
  { memberId, email }: MemberLink,
  former: string,
): Promise<LinkUse> {
  if ((await findMemberByEmail(trx, siteId, email)) !== null) return { kind: 'taken' };
  await setAddress(trx, siteId, memberId, email);
  await recordHappening(trx, siteId, [memberId], { what: 'email-changed', by: null, now: services.now() });
  await changeContactAddress(trx, siteId, { from: former, to: email, isFormerKept: true });
  await voidMemberLinks(trx, siteId, memberId, ['reset', 'sign-in', 'change-email']);
  const mail = { kind: 'old-email', memberId, to: former, about: email, browser: null } as const;
  await mailMember(trx, services, siteId, { ...mail, returnTo: '/account' });
  return { kind: 'done', what: 'email-changed' };
}

/** Whoever changed the address was signed in: all sessions end, and what was mailed to the other address is void. */
async function undoAddress(
  trx: Transaction<Database>,
  siteId: SiteId,
  { memberId, email }: MemberLink,
  { current, now }: { readonly current: string; readonly now: number },
): Promise<LinkUse> {
  const other = await findMemberByEmail(trx, siteId, email);
  if (other !== null && other.id !== memberId) return { kind: 'taken' };
  await setAddress(trx, siteId, memberId, email);
  // The other address may be somebody else's.
  await changeContactAddress(trx, siteId, { from: current, to: email, isFormerKept: false });
  await setPassword(trx, siteId, memberId, null);
  await recordHappening(trx, siteId, [memberId], { what: 'email-changed', by: null, now });
  await voidMemberLinks(trx, siteId, memberId, ['reset', 'sign-in', 'change-email', 'undo-email']);
  await endMemberSessions(trx, siteId, memberId, { except: null });
  await removeMemberPasskeys(trx, siteId, memberId);
  return { kind: 'done', what: 'email-undone' };
}

/** Whoever has the mail of a member is the person (CRM-05). */
async function confirmContact(
  trx: Transaction<Database>,
  siteId: SiteId,
  { email, firstName, lastName }: Member,
  now: number,
): Promise<void> {
  await touchContact(trx, siteId, { email, firstName, lastName, source: 'member', isConfirmed: true }, now);
}

async function setAddress(
  trx: Transaction<Database>,
  siteId: SiteId,
  memberId: MemberId,
  email: string,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ email: readableAddress(email), email_key: addressKey(email) })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .execute();
}

async function setPassword(
  trx: Transaction<Database>,
  siteId: SiteId,
  memberId: MemberId,
  passwordHash: string | null,
): Promise<void> {
  await trx
    .updateTable('members')
    .set({ password_hash: passwordHash })
    .where('site_id', '=', siteId)
    .where('id', '=', memberId)
    .execute();
}
